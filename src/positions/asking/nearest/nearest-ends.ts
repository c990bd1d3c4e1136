import type { DbmRules } from '../../../rules/index.ts';
import type { Place } from '../../placing/index.ts';
import type { Matter } from '../matters.ts';
import type { Asker, Asking } from '../reading/asking.ts';
import { nearestAllowed, type AllowedPlace } from './nearest-allowed.ts';
import { contactsNear, endsBefore, endsOfShift, endsOnTheWay } from './places-to-try.ts';

/** Looks for where a move may end that may not end as asked, as far as one matter decides that. */
export type NearestEnds = typeof nearestEnds;

/** Where a move may end instead, the nearest first. */
export function nearestEnds(rules: DbmRules, matter: Matter, asking: Asking, asker: Asker): readonly AllowedPlace[] {
  const most = matter === 'march' || matter === 'shoot' ? 1 : undefined;
  // The simplest way that there is: another is no help.
  return endsToTry(rules, matter, asking, asker).reduce<readonly AllowedPlace[]>(
    (found, ends) => (found.length > 0 ? found : nearestAllowed(rules, asking, ends, asker.tries ?? asker, most)),
    [],
  );
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
  march: endsOnTheWay,
};
