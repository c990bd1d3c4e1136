import { along, apartBy, BASE_WIDTH, heading, outlineOf, type Base, type Outline } from '../../geometry/index.ts';
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
    const touched = touchesOf(end, after).map(({ other }) => other.label);
    const reach = Math.hypot(start.base.width / 2, start.base.depth) + before.tolerance;
    const isBefore = (enemy: Standing): boolean =>
      enemy.side !== start.side &&
      !touched.includes(enemy.label) &&
      apartBy([start.base.at, end.base.at], zoneOf(enemy.base)).paces <= reach;
    return before.elements.some(isBefore);
  });
}

/** What is in front of a base, within 1 base width. */
function zoneOf(base: Base): Outline {
  return outlineOf({ ...base, depth: BASE_WIDTH, at: along(base.at, heading(base.facing), BASE_WIDTH) });
}
