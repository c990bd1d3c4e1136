import { depthIn, type HalfPlane } from './half-plane.ts';
import type { Measured } from './measured.ts';
import { along, between, cross, type Point } from './point.ts';

/** The corners of a shape, in order. */
export type Outline = readonly Point[];

/** Whether all of a shape is on one side of a line: by how much its furthest corner is, or is not. */
export function entirelyIn(shape: Outline, side: HalfPlane): Measured {
  const point = furthest(shape, (each) => -depthIn(side, each));
  return { margin: depthIn(side, point), witness: { points: [point], line: side.line } };
}

/** Whether any of a shape is on one side of a line. */
export function partlyIn(shape: Outline, side: HalfPlane): Measured {
  const point = furthest(shape, (each) => depthIn(side, each));
  return { margin: depthIn(side, point), witness: { points: [point], line: side.line } };
}

/** Whether every part of a shape is on the one side or on the other of two sides: none of it is on neither. */
export function entirelyInEither(shape: Outline, one: HalfPlane, other: HalfPlane): Measured {
  const within = (point: Point): number => Math.max(depthIn(one, point), depthIn(other, point));
  const crossings = edgesOf(shape).flatMap(([from, to]) => {
    const [start, end] = [difference(one, other, from), difference(one, other, to)];
    return start * end < 0 ? [along(from, between(from, to), start / (start - end))] : [];
  });
  const point = furthest([...shape, ...crossings], (each) => -within(each));
  const side = depthIn(one, point) >= depthIn(other, point) ? one : other;
  return { margin: within(point), witness: { points: [point], line: side.line } };
}

/**
 * Whether any part of a shape is in a zone: how deep it reaches in. Where it does not, how far its best part is from
 * being in.
 *
 * @param shape Convex
 * @param zone The sides of lines in all of which it would be
 */
export function partlyInAll(shape: Outline, zone: readonly HalfPlane[]): Measured {
  const within = (point: Point): number => {
    let least = Infinity;
    for (const side of zone) least = Math.min(least, depthIn(side, point));
    return least;
  };
  // The best point is a corner of the shape, or where, on an edge or inside it, the zone is equally deep from two sides or three.
  const balances = pairsOf(zone);
  const points = [...shape];
  for (const [from, to] of edgesOf(shape))
    for (const [one, other] of balances) {
      const [start, end] = [difference(one, other, from), difference(one, other, to)];
      if (start * end < 0) points.push(along(from, between(from, to), start / (start - end)));
    }
  for (const [one, other] of pairsOf(balances)) {
    const point = balanced(one, other, shape);
    if (point !== null && contains(shape, point)) points.push(point);
  }
  const point = furthest(points, within);
  const side = zone.reduce((nearest, each) => (depthIn(each, point) < depthIn(nearest, point) ? each : nearest));
  return { margin: depthIn(side, point), witness: { points: [point], line: side.line } };
}

/** Whether a point is in a convex shape, or on its outline. */
export function contains(shape: Outline, point: Point): boolean {
  let [isLeft, isRight] = [false, false];
  for (const [from, to] of edgesOf(shape)) {
    const turn = cross(between(from, to), between(from, point));
    if (turn > 0) isLeft = true;
    if (turn < 0) isRight = true;
    if (isLeft && isRight) return false;
  }
  return true;
}

/** The edges of a shape, in order. */
export function edgesOf(shape: Outline): readonly (readonly [Point, Point])[] {
  return shape.map((from, index) => [from, shape[(index + 1) % shape.length] ?? from]);
}

/** The point of which this is the most; the first of several. */
function furthest(points: Outline, reach: (point: Point) => number): Point {
  let [best] = points;
  if (best === undefined) throw new RangeError('expected a shape of at least one corner');
  let most = reach(best);
  for (const each of points) {
    const far = reach(each);
    if (far > most) [best, most] = [each, far];
  }
  return best;
}

function difference(one: HalfPlane, other: HalfPlane, point: Point): number {
  return depthIn(one, point) - depthIn(other, point);
}

/** The point at which two pairs of sides are each equally deep; null where there is none, or more than one. */
function balanced(
  [a, b]: readonly [HalfPlane, HalfPlane],
  [c, d]: readonly [HalfPlane, HalfPlane],
  [from = { x: 0, y: 0 }]: Outline,
): Point | null {
  const one = between(b.towards, a.towards);
  const other = between(d.towards, c.towards);
  const turn = cross(one, other);
  if (Math.abs(turn) < 1e-12) return null;
  const [lack, lacks] = [-difference(a, b, from), -difference(c, d, from)];
  return {
    x: from.x + (lack * other.y - lacks * one.y) / turn,
    y: from.y + (lacks * one.x - lack * other.x) / turn,
  };
}

function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  const pairs: (readonly [T, T])[] = [];
  for (const [index, one] of items.entries()) for (const other of items.slice(index + 1)) pairs.push([one, other]);
  return pairs;
}
