import type { Point } from '../geometry/index.ts';
import { rounded, TERRAIN_KINDS, type Terrain } from '../placing/index.ts';
import { type ByteReader, type ByteWriter, damaged } from './bytes.ts';

const GOINGS = [null, 'good', 'rough', 'difficult'] as const;
const DEFENDERS = [null, 'own', 'enemy'] as const;

/** How many points an outline may have that is read; a text tells fewer. */
const MOST_POINTS = 100;

/** Write pieces of terrain, their number first. */
export function writeTerrain(bytes: ByteWriter, terrain: readonly Terrain[]): void {
  bytes.whole(terrain.length);
  for (const each of terrain) {
    const number = TERRAIN_KINDS.findIndex(({ form, kind }) => form === each.form && kind === each.kind);
    if (each.form === 'edge') {
      bytes.whole(number);
      bytes.hundredths(each.at);
      continue;
    }
    const told = each.form === 'wall' ? DEFENDERS.indexOf(each.side) : GOINGS.indexOf(each.going);
    bytes.whole(number);
    bytes.whole(told);
    if (each.form === 'way') bytes.hundredths(each.width);
    writePoints(bytes, each.form === 'area' ? each.outline : each.line);
  }
}

/** Read what {@link writeTerrain} wrote. */
export function readTerrain(bytes: ByteReader): readonly Terrain[] {
  const length = bytes.whole();
  const terrain: Terrain[] = [];
  while (terrain.length < length) terrain.push(readPiece(bytes));
  return terrain;
}

function readPiece(bytes: ByteReader): Terrain {
  const kind = at(TERRAIN_KINDS, bytes.whole());
  if (kind.form === 'edge') return { ...kind, at: bytes.hundredths() };
  const told = bytes.whole();
  switch (kind.form) {
    case 'area':
      return { ...kind, going: at(GOINGS, told), outline: readPoints(bytes) };
    case 'way':
      return { ...kind, going: at(GOINGS, told), width: bytes.hundredths(), line: readPoints(bytes) };
    case 'wall':
      return { ...kind, side: at(DEFENDERS, told), line: readPoints(bytes) };
  }
}

/** Each point by how far it is from the one before. */
function writePoints(bytes: ByteWriter, points: readonly Point[]): void {
  bytes.whole(points.length);
  points.forEach(({ x, y }, index) => {
    const before = points[index - 1] ?? { x: 0, y: 0 };
    bytes.hundredths(x - before.x);
    bytes.hundredths(y - before.y);
  });
}

function readPoints(bytes: ByteReader): readonly Point[] {
  const length = bytes.whole();
  if (length > MOST_POINTS) throw damaged();
  const points: Point[] = [];
  while (points.length < length) {
    const before = points.at(-1) ?? { x: 0, y: 0 };
    points.push({ x: rounded(before.x + bytes.hundredths()), y: rounded(before.y + bytes.hundredths()) });
  }
  return points;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw damaged();
  return item;
}
