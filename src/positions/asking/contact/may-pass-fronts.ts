import {
  along,
  apartBy,
  BASE_WIDTH,
  between,
  distance,
  heading,
  outlineOf,
  type Base,
  type Outline,
} from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { touchesOf } from '../reading/touches.ts';

/**
 * Whether it might move in front of enemy whom it does not touch as it ends: no part of it is further from the middle of its
 * front edge than a rear corner. Nobody measures here whether it does: it is quick to tell, and mostly it does not.
 */
export function mayPassFronts({ before, after, movers }: Asking): boolean {
  return movers.some((label) => {
    const [start, end] = [elementNamed(before, label), elementNamed(after, label)];
    const [from, to] = [start.base.at, end.base.at];
    const middle = along(from, between(from, to), 0.5);
    const reach = Math.hypot(start.base.width / 2, start.base.depth) + before.tolerance;
    // Most are too far away, however they stand.
    const furthest = distance(from, to) / 2 + reach + BASE_WIDTH;
    const isBefore = (enemy: Standing): boolean =>
      enemy.side !== start.side &&
      distance(along(enemy.base.at, heading(enemy.base.facing), BASE_WIDTH / 2), middle) <= furthest &&
      apartBy([from, to], zoneOf(enemy.base)).paces <= reach &&
      !touchesOf(end, after).some(({ other }) => other.label === enemy.label);
    return before.elements.some(isBefore);
  });
}

/** What is in front of a base, within 1 base width. */
function zoneOf(base: Base): Outline {
  return outlineOf({ ...base, depth: BASE_WIDTH, at: along(base.at, heading(base.facing), BASE_WIDTH) });
}
