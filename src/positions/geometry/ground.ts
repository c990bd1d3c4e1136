import { apartBy, awayFrom, nearestOn } from './distance.ts';
import type { Measured } from './measured.ts';
import { distance, type Point } from './point.ts';
import { contains, edgesOf, type Outline } from './regions.ts';

/** A part of the table: what an outline of any form encloses, or a strip along a line, with round ends. */
export type Ground =
  | { readonly form: 'area'; readonly outline: Outline }
  | { readonly form: 'strip'; readonly line: Outline; readonly width: number };

type Stretch = readonly [Point, Point];

/** How exact a depth is, in paces, and as a share of it; whether it is above or below 0 is exact. */
const FINE = { paces: 0.05, share: 0.02 };

/**
 * Whether any part of a shape is on a ground: how deep it reaches in. Where none is, how far it is from it.
 *
 * @param shape Convex; two points for a stretch of a line
 */
export function partlyOn(shape: Outline, ground: Ground): Measured {
  const sites = sitesOf(ground);
  const apart = apartFrom(shape, sites);
  if (ground.form === 'strip') return { margin: ground.width / 2 - apart.paces, witness: { points: apart.points } };
  const overlaps = apart.paces === 0 || shape.some((point) => isIn(sites, point));
  const around = !overlaps && shape.length > 2 && ground.outline.some((point) => contains(shape, point));
  if (!overlaps && !around) return { margin: -apart.paces, witness: { points: apart.points } };
  const deepest = furthestFrom(shape, sites, (point) => isIn(sites, point));
  return { margin: deepest.paces, witness: { points: deepest.points } };
}

/**
 * Whether all of a shape is on a ground: how far it is from standing out. Where it does stand out, how far.
 *
 * @param shape Convex
 */
export function whollyOn(shape: Outline, ground: Ground): Measured {
  const sites = sitesOf(ground);
  const inside = (point: Point): boolean => ground.form === 'area' && isIn(sites, point);
  const half = ground.form === 'strip' ? ground.width / 2 : 0;
  const out = furthestFrom(shape, sites, (point) => !inside(point), half);
  if (ground.form === 'strip') return { margin: half - out.paces, witness: { points: out.points } };
  if (out.paces > 0) return { margin: -out.paces, witness: { points: out.points } };
  const apart = apartFrom(shape, sites);
  return { margin: apart.paces, witness: { points: apart.points } };
}

/** The stretches from which a ground is measured. */
function sitesOf(ground: Ground): readonly Stretch[] {
  return ground.form === 'area' ? edgesOf(ground.outline) : edgesOf(ground.line).slice(0, -1);
}

/** Whether a point is in an outline of any form, by its edges. */
function isIn(edges: readonly Stretch[], { x, y }: Point): boolean {
  let inside = false;
  for (const [from, to] of edges)
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y)) inside = !inside;
  return inside;
}

interface Reached {
  readonly paces: number;
  readonly points: readonly Point[];
}

/** How far a convex shape is from the nearest of some stretches. */
function apartFrom(shape: Outline, sites: readonly Stretch[]): Reached {
  return sites
    .map((site) => {
      const { paces, points } = apartBy(shape, site);
      return { paces: Math.max(0, paces), points };
    })
    .reduce((best, each) => (each.paces < best.paces ? each : best));
}

/**
 * The point of a convex shape that is furthest from all of some stretches, among those that count. The shape is cut in
 * four again and again: no part of it is further from a stretch than the furthest of its corners is.
 *
 * @param edge How far from them the edge of the ground is, from which the depth is counted that is to be fine
 */
function furthestFrom(shape: Outline, sites: readonly Stretch[], counts: (point: Point) => boolean, edge = 0): Reached {
  let best: Reached = { paces: 0, points: shape.slice(0, 1) };
  const take = (point: Point): void => {
    let [paces, closest] = [Infinity, sites[0]];
    for (const site of sites) {
      const away = awayFrom(site, point);
      if (away < paces) [paces, closest] = [away, site];
    }
    if (closest !== undefined && paces > best.paces && counts(point))
      best = { paces, points: [point, nearestOn(closest, point)] };
  };
  shape.forEach(take);
  for (let cells = cellsOf(shape); cells.length > 0;)
    cells = cells
      .filter((cell) => mayReach(cell, sites, best.paces, counts, edge))
      .flatMap((cell) => {
        const quarters = quartered(cell);
        take(quarters[0]?.[2] ?? cell[0]);
        return quarters;
      });
  return best;
}

type Cell = readonly [Point, Point, Point, Point];

function cellsOf(shape: Outline): readonly Cell[] {
  const [first, ...others] = shape;
  if (first === undefined) return [];
  if (others.length < 3) return [[first, others[0] ?? first, others[1] ?? others[0] ?? first, others.at(-1) ?? first]];
  return others.slice(0, -1).flatMap((second, index): readonly Cell[] => {
    const [third, fourth] = [others[index + 1] ?? second, others[index + 2]];
    return index % 2 === 1 ? [] : [[first, second, third, fourth ?? third]];
  });
}

/** Whether a point of a cell that counts may be further from all stretches than what was found. */
function mayReach(
  cell: Cell,
  sites: readonly Stretch[],
  found: number,
  counts: (point: Point) => boolean,
  edge: number,
): boolean {
  const enough = found + FINE.paces + Math.abs(found - edge) * FINE.share;
  // Near to one stretch it is near enough to all: most cells are.
  for (const site of sites) if (cell.every((corner) => awayFrom(site, corner) <= enough)) return false;
  const [a, b, c, d] = cell;
  const middle = middleOf(middleOf(a, c), middleOf(b, d));
  if (counts(middle)) return true;
  const near = Math.min(...sites.map((site) => awayFrom(site, middle)));
  return near <= Math.max(...cell.map((corner) => distance(corner, middle)));
}

function quartered([a, b, c, d]: Cell): readonly Cell[] {
  const [ab, bc, cd, da] = [middleOf(a, b), middleOf(b, c), middleOf(c, d), middleOf(d, a)];
  const middle = middleOf(ab, cd);
  return [
    [a, ab, middle, da],
    [b, bc, middle, ab],
    [c, cd, middle, bc],
    [d, da, middle, cd],
  ];
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
