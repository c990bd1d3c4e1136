import type { Point } from './point.ts';
import type { Outline } from './regions.ts';

/** The least convex shape around some points. */
export function hullOf(points: readonly Point[]): Outline {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return [...chain(sorted).slice(0, -1), ...chain(sorted.toReversed()).slice(0, -1)];
}

/** What is kept of points in order so that the way along them always turns to the left. */
function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function turnsLeft(before: Point | undefined, last: Point | undefined, point: Point): boolean {
  if (before === undefined || last === undefined) return true;
  return (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x) > 0;
}
