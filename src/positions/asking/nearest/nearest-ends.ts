import type { DbmRules } from '../../../rules/index.ts';
import { distance } from '../../geometry/index.ts';
import type { Place, Standings } from '../../placing/index.ts';
import type { Matter } from '../matters.ts';
import type { Asker, Asking } from '../reading/asking.ts';
import { nearestAllowed, type AllowedPlaces } from './nearest-allowed.ts';
import { contactsNear, endsBefore, endsOfShift, endsOnTheWay, FINER_STEPS, goesAhead, STEP } from './places-to-try.ts';
import { reachOf } from './within-reach.ts';

/** Looks for where a move may end that may not end as asked, as far as one matter decides that. */
export type NearestEnds = typeof nearestEnds;

/** Where a move may end instead, the nearest first. */
export function nearestEnds(rules: DbmRules, matter: Matter, asking: Asking, asker: Asker): AllowedPlaces {
  const isOnTheWay = ON_THE_WAY.includes(matter);
  const most = isOnTheWay || matter === 'shoot' ? 1 : undefined;
  const reached = (moved: Standings) => reachOf(rules, matter, asking, moved);
  const allowed = (ends: readonly Place[]) => nearestAllowed(rules, asking, ends, asker.tries ?? asker, reached, most);
  // The simplest way that there is: another is no help.
  const found = endsToTry(rules, matter, asking, asker).reduce<AllowedPlaces>(
    (before, ends) => {
      if (before.places.length > 0) return before;
      const { places, beyond } = allowed(ends);
      return { places, beyond: beyond || before.beyond };
    },
    { places: [], beyond: false },
  );
  return isOnTheWay ? closer(asking, found, allowed) : found;
}

/** Of what the furthest place on the way is looked for at which the move may end. */
const ON_THE_WAY: readonly Matter[] = ['march', 'press-forward', 'reach'];

/** Where such a move may end less far from where it was to end: what was found, between that and the end before it. */
function closer(
  asking: Asking,
  found: AllowedPlaces,
  allowed: (ends: readonly Place[]) => AllowedPlaces,
): AllowedPlaces {
  const [asked] = endsOnTheWay(asking, STEP, 0, 1);
  let [best, apart] = [found, STEP];
  for (const step of FINER_STEPS) {
    const [nearest] = best.places;
    if (nearest?.to.kind !== 'at' || asked?.kind !== 'at') return best;
    const between = Math.round(apart / step) - 1;
    const least = Math.max(0, distance(asked.at, nearest.to.at) - between * step);
    const nearer = allowed(endsOnTheWay(asking, step, least, between));
    if (nearer.places.length > 0) best = nearer;
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
  'press-forward': endsAhead,
  reach: endsAhead,
};

/** Where a move that goes straight ahead may end less far on. */
function endsAhead(asking: Asking): readonly Place[] {
  return goesAhead(asking) ? endsOnTheWay(asking) : [];
}
