import { along, heading, pointsOfTerrain, TABLE_SIDES, type Point, type Terrain } from '../../../../positions/index.ts';
import type { TerrainToAdd } from './terrain-on-table.ts';

/** Sizes in paces, of what is put on the table. */
const BOX = { wide: 160, deep: 120 };
const LENGTH = 200;
const WIDTHS = { road: 20, river: 40 };

/** The least that a piece is sized to, in paces. */
const LEAST = 10;

/** The widest that a road or a river is. */
const WIDEST = 1000;

/** A new piece of terrain, put around a point. */
export function newPiece(kind: TerrainToAdd, at: Point): Terrain {
  const middle = whole(at);
  const { x, y } = middle;
  const line = [
    { x: x - LENGTH / 2, y },
    { x: x + LENGTH / 2, y },
  ];
  if (kind === 'table edge') return { form: 'edge', kind: 'north', at: y + LENGTH };
  if (kind === 'road' || kind === 'river') return { form: 'way', kind, going: null, width: WIDTHS[kind], line };
  if (kind === 'TF' || kind === 'PF') return { form: 'wall', kind, side: null, line };
  const [wide, deep] = [BOX.wide / 2, BOX.deep / 2];
  const outline = [
    { x: x - wide, y: y - deep },
    { x: x + wide, y: y - deep },
    { x: x + wide, y: y + deep },
    { x: x - wide, y: y + deep },
  ];
  return { form: 'area', kind, going: null, outline };
}

/** The same piece elsewhere, by whole paces. */
export function movedTerrain(terrain: Terrain, by: Point): Terrain {
  if (terrain.form === 'edge') {
    const far = terrain.kind === 'north' || terrain.kind === 'south' ? by.y : by.x;
    return { ...terrain, at: inReach(terrain.at + Math.round(far)) };
  }
  const step = whole(by);
  return withPoints(terrain, (point) => along(point, step));
}

/** The same piece turned about its middle, in degrees clockwise; an edge of the table is the next one. */
export function turnedTerrain(terrain: Terrain, degrees: number): Terrain {
  if (terrain.form === 'edge') {
    const next = (TABLE_SIDES.indexOf(terrain.kind) + (degrees < 0 ? 3 : 1)) % TABLE_SIDES.length;
    return { ...terrain, kind: TABLE_SIDES[next] ?? 'north' };
  }
  const middle = middleOf(terrain);
  const [right, ahead] = [heading(degrees + 90), heading(degrees)];
  return withPoints(terrain, ({ x, y }) => along(along(middle, right, x - middle.x), ahead, y - middle.y));
}

/** The middle of a piece; an edge of the table has none. */
export function middleOf(terrain: Terrain): Point {
  const points = pointsOfTerrain(terrain);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** Where a piece is taken hold of to size it: a corner of an area, the end of a line; null for an edge of the table. */
export function gripOf(terrain: Terrain): Point | null {
  if (terrain.form === 'edge') return null;
  if (terrain.form !== 'area') return terrain.line.at(-1) ?? null;
  const { at, first, second, wide, deep } = boxOf(terrain.outline);
  return along(along(at, first, wide), second, deep);
}

/** The same piece with its grip at a point: an area as wide and as deep as that makes it, a line that ends there. */
export function grippedTerrain(terrain: Terrain, to: Point): Terrain {
  if (terrain.form === 'edge') return terrain;
  if (terrain.form !== 'area') {
    const end = { x: inReach(Math.round(to.x)), y: inReach(Math.round(to.y)) };
    const before = terrain.line.at(-2);
    const still = before !== undefined && Math.hypot(end.x - before.x, end.y - before.y) < LEAST;
    return still ? terrain : { ...terrain, line: [...terrain.line.slice(0, -1), end] };
  }
  const { at, first, second } = boxOf(terrain.outline);
  const reach = (way: Point): number => (to.x - at.x) * way.x + (to.y - at.y) * way.y;
  return sizedArea(terrain, reach(first), reach(second));
}

/** The same piece so many paces longer, and so many deeper, or wider where it is a line. */
export function sizedTerrain(terrain: Terrain, longer: number, deeper: number): Terrain {
  if (terrain.form === 'edge') return terrain;
  if (terrain.form === 'area') {
    const { wide, deep } = boxOf(terrain.outline);
    return sizedArea(terrain, wide + longer, deep + deeper);
  }
  const widened =
    terrain.form === 'way' ? { ...terrain, width: Math.min(WIDEST, Math.max(LEAST, terrain.width + deeper)) } : terrain;
  const [from, end] = terrain.line.slice(-2);
  if (from === undefined || end === undefined || longer === 0) return widened;
  const length = Math.hypot(end.x - from.x, end.y - from.y);
  const share = Math.max(LEAST, length + longer) / length;
  const to = told({ x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share });
  const far = Math.max(Math.abs(to.x), Math.abs(to.y)) > FURTHEST;
  return far ? widened : { ...widened, line: [...terrain.line.slice(0, -1), to] };
}

type Area = Extract<Terrain, { form: 'area' }>;

function sizedArea(terrain: Area, wide: number, deep: number): Terrain {
  const box = boxOf(terrain.outline);
  const sized = (size: number, before: number): number => Math.max(LEAST, Math.round(size)) / before;
  const [across, back] = [sized(wide, box.wide), sized(deep, box.deep)];
  return withPoints(terrain, ({ x, y }) => {
    const apart = { x: x - box.at.x, y: y - box.at.y };
    const [right, ahead] = [box.first, box.second].map((way) => apart.x * way.x + apart.y * way.y);
    return along(along(box.at, box.first, (right ?? 0) * across), box.second, (ahead ?? 0) * back);
  });
}

/** The box around an outline that lies along its first edge. */
function boxOf([start = { x: 0, y: 0 }, next = start, ...others]: Area['outline']) {
  const length = Math.hypot(next.x - start.x, next.y - start.y);
  const first = { x: (next.x - start.x) / length, y: (next.y - start.y) / length };
  const second = { x: -first.y, y: first.x };
  const reaches = [start, next, ...others].map(({ x, y }) => {
    const apart = { x: x - start.x, y: y - start.y };
    return [apart.x * first.x + apart.y * first.y, apart.x * second.x + apart.y * second.y] as const;
  });
  const [rights, aheads] = [reaches.map(([right]) => right), reaches.map(([, ahead]) => ahead)];
  const [left, low] = [Math.min(...rights), Math.min(...aheads)];
  const at = along(along(start, first, left), second, low);
  return { at, first, second, wide: Math.max(...rights) - left, deep: Math.max(...aheads) - low };
}

/** The same piece with its points elsewhere; as it is where one of them would be further than it can be told. */
function withPoints(terrain: Exclude<Terrain, { form: 'edge' }>, to: (point: Point) => Point): Terrain {
  const points = pointsOfTerrain(terrain).map((point) => told(to(point)));
  if (points.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > FURTHEST)) return terrain;
  return terrain.form === 'area' ? { ...terrain, outline: points } : { ...terrain, line: points };
}

/** How far a point can be told, in paces. */
const FURTHEST = 9999;

/** A point as a position tells it: to a hundredth. */
function told({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 };
}

function inReach(paces: number): number {
  return Math.min(FURTHEST, Math.max(-FURTHEST, paces)) + 0;
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
