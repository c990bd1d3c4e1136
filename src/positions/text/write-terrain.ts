import type { Point } from '../geometry/index.ts';
import type { Terrain } from '../placing/index.ts';
import { wordsOf } from './terrain-words.ts';

/** A piece of terrain as {@link parsePosition} reads its line. */
export function writeTerrain(terrain: Terrain): string {
  const words = wordsOf(terrain);
  switch (terrain.form) {
    case 'area':
      return `${words}${goingOf(terrain.going)}: ${writePoints(terrain.outline)}`;
    case 'way':
      return `${words} ${String(terrain.width)} wide${goingOf(terrain.going)}: ${writePoints(terrain.line)}`;
    case 'wall':
      return `${terrain.side === null ? '' : `${terrain.side} `}${words}: ${writePoints(terrain.line)}`;
    case 'edge':
      return `${words}: ${terrain.kind === 'north' || terrain.kind === 'south' ? 'y' : 'x'} ${String(terrain.at)}`;
  }
}

function goingOf(going: string | null): string {
  return going === null ? '' : `, ${going}`;
}

function writePoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ');
}
