import { along, apartBy, between, distance, dot, type Outline, type Point } from '../../geometry/index.ts';

/** How many shapes a way leads round at most: the nearest to it. */
const MOST = 12;

/** What is less deep in a shape than this, in paces, runs along it. */
const ALONG_IT = 1e-6;

/**
 * The shortest way of a point round some shapes: along them it may go.
 *
 * @param shapes Convex
 * @returns Its length in paces; null where there is none
 */
export function wayRound(from: Point, to: Point, shapes: readonly Outline[]): number | null {
  const near = shapes
    .map((shape) => ({ shape, off: apartBy(shape, [from, to]).paces }))
    .toSorted((one, other) => one.off - other.off)
    .slice(0, MOST)
    .map(({ shape }) => shape);
  const points = [from, to, ...near.flat()];
  const lengths = new Map<Point, number>([[from, 0]]);
  const done = new Set<Point>();
  for (;;) {
    const [next] = [...lengths].filter(([point]) => !done.has(point)).toSorted(([, one], [, other]) => one - other);
    if (next === undefined) return null;
    const [point, length] = next;
    if (point === to) return length;
    done.add(point);
    for (const other of points) {
      const further = length + distance(point, other);
      if (done.has(other) || further >= (lengths.get(other) ?? Infinity)) continue;
      if (near.every((shape) => !leadsThrough(point, other, shape, ALONG_IT))) lengths.set(other, further);
    }
  }
}

/** Whether a straight way leads through a convex shape, deeper than this from all its edges, in paces. */
export function leadsThrough(from: Point, to: Point, shape: Outline, deep: number): boolean {
  let [start, end] = [0, 1];
  const middle = middleOf(shape);
  for (const [index, corner] of shape.entries()) {
    const edge = between(corner, shape[(index + 1) % shape.length] ?? corner);
    const length = Math.hypot(edge.x, edge.y);
    if (length === 0) continue;
    const across = { x: edge.y / length, y: -edge.x / length };
    const inward = dot(between(corner, middle), across) < 0 ? { x: -across.x, y: -across.y } : across;
    const [first, last] = [dot(between(corner, from), inward) - deep, dot(between(corner, to), inward) - deep];
    if (first <= 0 && last <= 0) return false;
    if (first < 0) start = Math.max(start, first / (first - last));
    else if (last < 0) end = Math.min(end, first / (first - last));
  }
  return (end - start) * distance(from, to) > ALONG_IT;
}

function middleOf(shape: Outline): Point {
  return shape.reduce((sum, point) => along(sum, point, 1 / shape.length), { x: 0, y: 0 });
}
