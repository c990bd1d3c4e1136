import type { Measured } from './measured.ts';
import { along, between, cross, distance, dot, type Point } from './point.ts';
import { contains, edgesOf, type Outline } from './regions.ts';

type Stretch = readonly [Point, Point];

/** The shortest line between two shapes; where they overlap, its length is negative: how far one would have to move. */
interface Apart {
  readonly paces: number;
  readonly points: Stretch;
}

/** Whether two shapes are within a distance: at it, or closer. */
export function within(one: Outline, other: Outline, paces: number): Measured {
  const { paces: apart, points } = apartBy(one, other);
  return { margin: paces - apart, witness: { points } };
}

/**
 * How far two convex shapes are apart.
 *
 * @param one Its corners in order; two for a stretch of a line, one for a point
 */
export function apartBy(one: Outline, other: Outline): Apart {
  const overlap = overlapOf(one, other);
  if (overlap !== null) return overlap;
  const facings = edgesOf(other);
  let best: Apart | null = null;
  for (const edge of edgesOf(one))
    for (const facing of facings)
      // Most edges are further apart than two that were looked at.
      if (best === null || leastApart(edge, facing) < best.paces) best = nearer(best, shortest(edge, facing));
  if (best === null) throw new RangeError('expected two shapes, found one without corners');
  return best;
}

/** What two stretches are apart at the least: as far as the upright rectangles around them. */
function leastApart([from, to]: Stretch, [start, end]: Stretch): number {
  const x = Math.max(
    Math.min(from.x, to.x) - Math.max(start.x, end.x),
    Math.min(start.x, end.x) - Math.max(from.x, to.x),
  );
  const y = Math.max(
    Math.min(from.y, to.y) - Math.max(start.y, end.y),
    Math.min(start.y, end.y) - Math.max(from.y, to.y),
  );
  return x <= 0 ? Math.max(0, y) : y <= 0 ? x : Math.sqrt(x * x + y * y);
}

/** How deep two convex shapes overlap, in paces; 0 where they do not. It takes less time than how far they are apart. */
export function overlapBy(one: Outline, other: Outline): number {
  return -(overlapOf(one, other)?.paces ?? 0) + 0;
}

/** Whether two stretches of lines cross each other, or touch. */
export function crosses(one: Stretch, other: Stretch): boolean {
  return shortest(one, other).paces === 0;
}

/** The shortest line between two stretches. */
function shortest(one: Stretch, other: Stretch): Apart {
  const met = crossing(one, other);
  if (met !== null) return { paces: 0, points: [met, met] };
  const lines: readonly Stretch[] = [
    [one[0], nearestOn(other, one[0])],
    [one[1], nearestOn(other, one[1])],
    [nearestOn(one, other[0]), other[0]],
    [nearestOn(one, other[1]), other[1]],
  ];
  return lines.map((points) => ({ paces: distance(...points), points })).reduce(nearer);
}

/** The shorter of two lines; the first of two as short. */
function nearer(best: Apart | null, each: Apart): Apart {
  return best === null || each.paces < best.paces ? each : best;
}

/** The point of a stretch that is nearest to a point. */
export function nearestOn([from, to]: Stretch, point: Point): Point {
  const way = between(from, to);
  const length = dot(way, way);
  if (length === 0) return from;
  const share = Math.min(1, Math.max(0, dot(between(from, point), way) / length));
  return share === 1 ? to : along(from, way, share);
}

/** How far a point is from a stretch: from what is `nearestOn` it, without naming that. */
export function awayFrom([from, to]: Stretch, { x, y }: Point): number {
  const wayX = to.x - from.x;
  const wayY = to.y - from.y;
  const length = wayX * wayX + wayY * wayY;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * wayX + (y - from.y) * wayY) / length));
  const outX = share === 1 ? x - to.x : x - from.x - wayX * share;
  const outY = share === 1 ? y - to.y : y - from.y - wayY * share;
  return Math.sqrt(outX * outX + outY * outY);
}

/** Where two stretches cross each other; null where they do not, or run parallel. */
function crossing([from, to]: Stretch, [start, end]: Stretch): Point | null {
  const [way, other, apart] = [between(from, to), between(start, end), between(from, start)];
  const turn = cross(way, other);
  // Of parallel stretches the ends are nearest; where they lie on one line, rounding would find a crossing anywhere.
  if (Math.abs(turn) <= PARALLEL * Math.sqrt(dot(way, way) * dot(other, other))) return null;
  const [share, otherShare] = [cross(apart, other) / turn, cross(apart, way) / turn];
  return share >= 0 && share <= 1 && otherShare >= 0 && otherShare <= 1 ? along(from, way, share) : null;
}

/** The sine of an angle that is a rounding. */
const PARALLEL = 1e-9;

/** How deep two shapes overlap, if they do: the least movement that would part them. */
function overlapOf(one: Outline, other: Outline): Apart | null {
  if (one.length < 3 || other.length < 3) {
    const [small, large] = one.length < 3 ? [one, other] : [other, one];
    const touches = large.length > 2 && small.some((point) => contains(large, point));
    const [point] = small;
    return touches && point !== undefined ? { paces: 0, points: [point, point] } : null;
  }
  const axes = [...edgesOf(one), ...edgesOf(other)];
  let least: Apart | null = null;
  for (const [from, to] of axes) {
    const length = distance(from, to);
    if (length === 0) continue;
    const way = between(from, to);
    const axis = { x: way.y / length, y: -way.x / length };
    const [low, high] = span(one, axis);
    const [otherLow, otherHigh] = span(other, axis);
    const forward = high - otherLow;
    const back = otherHigh - low;
    if (forward <= 0 || back <= 0) return null;
    const depth = Math.min(forward, back);
    if (least === null || -depth > least.paces) {
      const point = extreme(one, axis, forward < back ? 1 : -1);
      least = { paces: -depth, points: [point, along(point, axis, forward < back ? -depth : depth)] };
    }
  }
  return least;
}

function span(shape: Outline, axis: Point): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const point of shape) {
    const reach = dot(point, axis);
    low = Math.min(low, reach);
    high = Math.max(high, reach);
  }
  return [low, high];
}

function extreme(shape: Outline, axis: Point, sign: 1 | -1): Point {
  return shape.reduce((best, each) => (dot(each, axis) * sign > dot(best, axis) * sign ? each : best));
}
