import type { DbmRules } from '../../../rules/index.ts';
import { distance } from '../../geometry/index.ts';
import type { Place, Standings } from '../../placing/index.ts';
import type { Matter } from '../matters.ts';
import type { Asker, Asking, Ruled } from '../reading/asking.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import { orderOf, verdictOf } from '../verdict-of.ts';
import { nearestAllowed, type AllowedPlaces } from './nearest-allowed.ts';
import {
  contactsNear,
  contactsWithSame,
  endsBefore,
  endsBeside,
  endsOfFront,
  endsOfShift,
  endsOfWheel,
  endsOnTheWay,
  FINER_STEPS,
  goesAhead,
  STEP,
} from './places-to-try.ts';
import { reachOf } from './within-reach.ts';

/** Looks for where a move may end that may not end as asked, as far as one matter decides that. */
export type NearestEnds = typeof nearestEnds;

/** Where a move may end instead, the nearest first. */
export function nearestEnds(rules: DbmRules, matter: Matter, asking: Asking, asker: Asker): AllowedPlaces {
  const isOnTheWay = ON_THE_WAY.includes(matter);
  const most = isOnTheWay || ONE_IS_ENOUGH.includes(matter) ? 1 : undefined;
  const reached = (moved: Standings) => reachOf(rules, matter, asking, moved);
  const judged = (moved: Standings) => judge(rules, matter, { ...asking, after: moved }, asker.tries ?? asker);
  const allowed = (of: string, ends: readonly Place[]) => nearestAllowed(asking, { of, ends, judged, reached, most });
  // The simplest way that there is: another is no help.
  const found = endsToTry(rules, matter, asking, asker).reduce<AllowedPlaces>(
    (before, { of, ends }) => {
      if (before.places.length > 0) return before;
      const { places, beyond } = allowed(of, ends);
      return { places, beyond: beyond || before.beyond };
    },
    { places: [], beyond: false },
  );
  return isOnTheWay && goesAhead(asking) ? closer(asking, found, allowed) : found;
}

/** Of what the furthest place on the way is looked for at which the move may end. */
const ON_THE_WAY: readonly Matter[] = ['march', 'press-forward', 'reach'];

/** Of what one place is enough: there are as many as there are paces, or there is but one. */
const ONE_IS_ENOUGH: readonly Matter[] = ['shoot', 'form-column', 'flee', 'spontaneous'];

/** What must be, and not what may be: the contact in which it is so has to be permitted, too. */
const MUST_BE: readonly Matter[] = ['pivot', 'turn'];

/** What the rules say of a matter where all have moved so. */
function judge(
  rules: DbmRules,
  matter: Matter,
  asking: Asking,
  ask: (rules: DbmRules, asking: Asking) => readonly Ruled[],
): Verdict {
  const { verdict } = verdictOf(ask(rules, asking), orderOf(matter));
  if (verdict !== 'yes' || !MUST_BE.includes(matter)) return verdict;
  return verdictOf(asking.askerOf('contact')(rules, { ...asking, target: null, told: {} })).verdict;
}

/** Where such a move may end less far from where it was to end: what was found, between that and the end before it. */
function closer(
  asking: Asking,
  found: AllowedPlaces,
  allowed: (of: string, ends: readonly Place[]) => AllowedPlaces,
): AllowedPlaces {
  const [asked] = endsOnTheWay(asking, STEP, 0, 1);
  let [best, apart] = [found, STEP];
  for (const step of FINER_STEPS) {
    const [nearest] = best.places;
    if (nearest?.to.kind !== 'at' || asked?.kind !== 'at') return best;
    const between = Math.round(apart / step) - 1;
    const least = Math.max(0, distance(asked.at, nearest.to.at) - between * step);
    const nearer = allowed(nearest.of, endsOnTheWay(asking, step, least, between));
    if (nearer.places.length > 0) best = nearer;
    apart = step;
  }
  return best;
}

/** Who could end where instead. */
interface Ends {
  readonly of: string;
  readonly ends: readonly Place[];
}

/** At which places a move may end instead, as far as each matter decides that. */
function endsToTry(rules: DbmRules, matter: Matter, asking: Asking, asker: Asker): readonly Ends[] {
  const { before, after, movers, ends = [] } = asking;
  const [mover = ''] = movers;
  if (asker.ends !== undefined) return asker.ends(rules, asking).map((each) => ({ of: mover, ends: each }));
  if (before === after) return [];
  const own = ENDS_TO_TRY[matter]?.(asking).map((each) => ({ of: mover, ends: each })) ?? [];
  // Of several who move at the same time, another may have to end elsewhere.
  const others =
    matter === 'contact' ? ends.map(({ label }) => ({ of: label, ends: contactsNear(asking, label) })) : [];
  return [...own, ...others];
}

/** The same of matters whose asker looks for none itself: the simplest ways first, each a list. */
const ENDS_TO_TRY: Readonly<Partial<Record<Matter, (asking: Asking) => readonly (readonly Place[])[]>>> = {
  contact: (asking) => [contactsNear(asking)],
  pivot: (asking) => [contactsWithSame(asking)],
  turn: (asking) => [contactsWithSame(asking)],
  'in-front': (asking) => [endsBefore(asking), endsBeside(asking), endsAhead(asking)],
  'line-up': (asking) => [endsOfShift(asking)],
  'form-column': (asking) => [endsOfFront(asking)],
  march: (asking) => [endsOnTheWay(asking)],
  'press-forward': (asking) => [endsOnTheWay(asking)],
  reach: (asking) => [endsAhead(asking), endsOfWheel(asking)],
};

/** Where a move that goes straight ahead may end less far on. */
function endsAhead(asking: Asking): readonly Place[] {
  return goesAhead(asking) ? endsOnTheWay(asking) : [];
}
