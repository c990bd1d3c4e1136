import {
  along,
  apartBy,
  BASE_WIDTH,
  between,
  distance,
  heading,
  outlineOf,
  ROUNDING,
  sweptBy,
  type Base,
  type Outline,
} from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';

/**
 * Whether it might move in front of enemy: whether it starts or ends in what is within 1 base width of a front, or passes there
 * on the straight way. It is quick to tell.
 */
export function mayPassFronts({ before, after, movers }: Asking): boolean {
  return movers.some((label) => {
    const [start, end] = [elementNamed(before, label), elementNamed(after, label)];
    const [from, to] = [start.base.at, end.base.at];
    const middle = along(from, between(from, to), 0.5);
    // Most are too far away, however they stand.
    const furthest = distance(from, to) / 2 + Math.hypot(start.base.width / 2, start.base.depth) + BASE_WIDTH;
    const isBefore = (enemy: Standing): boolean =>
      enemy.side !== start.side &&
      distance(along(enemy.base.at, heading(enemy.base.facing), BASE_WIDTH / 2), middle) <= furthest &&
      apartBy(sweptBy(start.base, end.base), zoneOf(enemy.base)).paces < -ROUNDING;
    return before.elements.some(isBefore);
  });
}

/** What is in front of a base, within 1 base width. */
function zoneOf(base: Base): Outline {
  return outlineOf({ ...base, depth: BASE_WIDTH, at: along(base.at, heading(base.facing), BASE_WIDTH) });
}
