import type { DbmRules } from '../../../rules/index.ts';
import { distance } from '../../geometry/index.ts';
import type { Place } from '../../placing/index.ts';
import type { Matter } from '../matters.ts';
import type { Asker, Asking } from '../reading/asking.ts';
import { nearestAllowed, type AllowedPlace } from './nearest-allowed.ts';
import { contactsNear, endsBefore, endsOfShift, endsOnTheWay, FINER_STEPS, STEP } from './places-to-try.ts';

/** Looks for where a move may end that may not end as asked, as far as one matter decides that. */
export type NearestEnds = typeof nearestEnds;

/** Where a move may end instead, the nearest first. */
export function nearestEnds(rules: DbmRules, matter: Matter, asking: Asking, asker: Asker): readonly AllowedPlace[] {
  const most = matter === 'march' || matter === 'shoot' ? 1 : undefined;
  const allowed = (ends: readonly Place[]) => nearestAllowed(rules, asking, ends, asker.tries ?? asker, most);
  // The simplest way that there is: another is no help.
  const found = endsToTry(rules, matter, asking, asker).reduce<readonly AllowedPlace[]>(
    (before, ends) => (before.length > 0 ? before : allowed(ends)),
    [],
  );
  return matter === 'march' ? closer(asking, found, allowed) : found;
}

/** Where a march may end less far from where it was to end: what was found, between that and the end before it. */
function closer(
  asking: Asking,
  found: readonly AllowedPlace[],
  allowed: (ends: readonly Place[]) => readonly AllowedPlace[],
): readonly AllowedPlace[] {
  const [asked] = endsOnTheWay(asking, STEP, 0, 1);
  let [best, apart] = [found, STEP];
  for (const step of FINER_STEPS) {
    const [nearest] = best;
    if (nearest?.to.kind !== 'at' || asked?.kind !== 'at') return best;
    const between = Math.round(apart / step) - 1;
    const least = Math.max(0, distance(asked.at, nearest.to.at) - between * step);
    const nearer = allowed(endsOnTheWay(asking, step, least, between));
    if (nearer.length > 0) best = nearer;
    apart = step;
  }
  return best;
}

/** At which places a move may end instead, as far as each matter decides that. */
function endsToTry(rules: DbmRules, matter: Matter, asking: Asking, asker: Asker): readonly (readonly Place[])[] {
  if (asker.ends !== undefined) return asker.ends(rules, asking);
  return asking.before === asking.after ? [] : [ENDS_TO_TRY[matter]?.(asking) ?? []];
}

/** The same of matters whose asker looks for none itself. */
const ENDS_TO_TRY: Readonly<Partial<Record<Matter, (asking: Asking) => readonly Place[]>>> = {
  contact: contactsNear,
  'in-front': endsBefore,
  'line-up': endsOfShift,
  march: (asking) => endsOnTheWay(asking),
};
