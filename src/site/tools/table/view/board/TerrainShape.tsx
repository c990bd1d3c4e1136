import type { JSX } from 'preact';
import { along, type Point, type Terrain } from '../../../../../positions/index.ts';
import { pointsOf } from './shapes.ts';

interface Props extends Omit<JSX.IntrinsicElements['g'], 'name' | 'class'> {
  readonly terrain: Terrain;
  readonly name: string;
  readonly class?: string;
}

/** How far what is off the table is drawn, in paces. */
const FAR = 20_000;

/** A piece of terrain as it is drawn, under the elements. */
export function TerrainShape({ terrain, name, class: more = '', ...group }: Props) {
  const at = nameAt(terrain);
  return (
    <g {...group} class={`terrain ${more}`} data-kind={terrain.form === 'edge' ? terrain.form : terrain.kind}>
      {terrain.form === 'area' && <polygon points={pointsOf(terrain.outline)} />}
      {terrain.form === 'edge' && <polygon points={pointsOf(offTable(terrain))} />}
      {terrain.form === 'way' &&
        sectionsOf(terrain).map((section) => (
          <polygon key={pointsOf(section)} class="strip" points={pointsOf(section)} />
        ))}
      {terrain.form === 'way' &&
        terrain.line.map(({ x, y }) => (
          <circle key={`${String(x)},${String(y)}`} class="strip" cx={x} cy={-y} r={terrain.width / 2} />
        ))}
      {(terrain.form === 'way' || terrain.form === 'wall') && (
        <polyline class="grasp" points={pointsOf(terrain.line)} />
      )}
      {terrain.form === 'wall' && <polyline class="wall-line" points={pointsOf(terrain.line)} />}
      {at !== null && (
        <text class="words" x={at.x} y={-at.y} dy="1.1em">
          {name}
        </text>
      )}
    </g>
  );
}

/** The sections of a way, each as a box. */
function sectionsOf({ line, width }: Extract<Terrain, { form: 'way' }>): readonly (readonly Point[])[] {
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const aside = { x: ((to.y - from.y) / length) * (width / 2), y: ((from.x - to.x) / length) * (width / 2) };
    return [along(from, aside), along(to, aside), along(to, aside, -1), along(from, aside, -1)];
  });
}

/** What lies beyond an edge of the table. */
function offTable({ kind, at }: Extract<Terrain, { form: 'edge' }>): readonly Point[] {
  const [near, far] = kind === 'north' || kind === 'east' ? [at, at + FAR] : [at, at - FAR];
  const across = [
    [-FAR, near],
    [FAR, near],
    [FAR, far],
    [-FAR, far],
  ] as const;
  const upright = kind === 'north' || kind === 'south';
  return across.map(([along, beyond]) => (upright ? { x: along, y: beyond } : { x: beyond, y: along }));
}

/** Where the name of a piece stands: under the middle of its top; null where it is seen without one. */
function nameAt(terrain: Terrain): Point | null {
  if (terrain.form === 'edge') return null;
  const points = terrain.form === 'area' ? terrain.outline : terrain.line;
  const xs = points.map(({ x }) => x);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...points.map(({ y }) => y)) };
}
