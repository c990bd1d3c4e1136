import type { DbmRules } from '../../../rules/index.ts';
import {
  along,
  apartBy,
  BASE_WIDTH,
  heading,
  outlineOf,
  sweptBy,
  type Base,
  type Outline,
} from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import type { AskedQuery } from '../reading/asked-query.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import type { Decided } from '../reading/reading.ts';
import { touchesOf } from '../reading/touches.ts';

/**
 * What is said of a move in front of enemy, where that refuses it: a contact may be permitted, and the way to it not.
 *
 * @param told Fields of that question which are told
 */
export function refusedFronts(rules: DbmRules, asking: Asking, told: Decided): readonly Ruled[] {
  return asking
    .askerOf('in-front')(rules, { ...asking, told, target: null })
    .filter(({ ruling }) => ruling.verdict === 'no');
}

/**
 * Whether it might move in front of enemy whom it does not touch as it ends. Nobody measures here whether it does: it is quick to
 * tell, and mostly it does not.
 */
export function mayPassFronts({ before, after, movers }: Asking): boolean {
  return movers.some((label) => {
    const [start, end] = [elementNamed(before, label), elementNamed(after, label)];
    const touched = touchesOf(end, after).map(({ other }) => other.label);
    const swept = sweptBy(start.base, end.base);
    const isBefore = (enemy: Standing): boolean =>
      enemy.side !== start.side &&
      !touched.includes(enemy.label) &&
      apartBy(zoneOf(enemy.base), swept).paces < before.tolerance;
    return before.elements.some(isBefore);
  });
}

/** What is in front of a base, within 1 base width. */
function zoneOf(base: Base): Outline {
  return outlineOf({ ...base, depth: BASE_WIDTH, at: along(base.at, heading(base.facing), BASE_WIDTH) });
}

/** Of what is told, what a query asks. */
export function toldOf({ fields }: AskedQuery, told: Decided): Decided {
  return Object.fromEntries(Object.entries(told).filter(([field]) => Object.hasOwn(fields, field)));
}

/** The rest of it: what neither query has is refused by the other. */
export function restOf({ fields }: AskedQuery, told: Decided, kept: AskedQuery): Decided {
  return Object.fromEntries(
    Object.entries(told).filter(([field]) => Object.hasOwn(kept.fields, field) || !Object.hasOwn(fields, field)),
  );
}
