import type { DbmRules } from '../../../rules/index.ts';
import {
  furthestCorner,
  movedTo,
  PositionError,
  type Place,
  type Standing,
  type Standings,
} from '../../placing/index.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import { isNaval } from '../reading/troop-of.ts';
import { isOnWater, terrainUnder } from '../terrain/under.ts';
import { verdictOf } from '../verdict-of.ts';

/** A place near the one that was asked about, at which the move may end. */
export interface AllowedPlace {
  readonly to: Place;
  /** How far the corner that differs the most would be moved, in paces. */
  readonly apart: number;
  /** Whether its move surely reaches so far, or what is asked looks at that itself. */
  readonly isReached: boolean;
}

/** Places at which a move may end instead. */
export interface AllowedPlaces {
  readonly places: readonly AllowedPlace[];
  /** Whether one was left out that the move surely does not reach. */
  readonly beyond: boolean;
}

/** How many places are told, unless it is said how many. */
const TOLD = 3;

/**
 * The nearest of some places at which the same move may end, as far as one matter decides that, and none that it surely does
 * not reach. Of naval who start afloat, none ashore.
 *
 * @param ends The places that are tried
 * @param askRules How the rules are asked of the matter
 * @param reached Whether the move reaches so far as to end so; null where the matter looks at that itself
 * @param most How many are told
 * @returns The nearest first, each as far as the move would have to end elsewhere
 */
export function nearestAllowed(
  rules: DbmRules,
  asking: Asking,
  ends: readonly Place[],
  askRules: (rules: DbmRules, asking: Asking) => readonly Ruled[],
  reached: (moved: Standings) => Verdict | null,
  most: number = TOLD,
): AllowedPlaces {
  const { before, after, movers } = asking;
  const [mover = '', ...others] = movers;
  const { base: end } = elementNamed(after, mover);
  const afloat = isAfloat(elementNamed(before, mover), before);
  const tried = ends
    .flatMap((to) => {
      const moved = afterwards(before, mover, to, others);
      const ashore = moved !== null && afloat && !isAfloat(elementNamed(moved, mover), moved);
      return moved === null || ashore
        ? []
        : [{ to, moved, apart: furthestCorner(end, elementNamed(moved, mover).base) }];
    })
    .filter(({ to, apart }) => isElsewhere(to, apart))
    .toSorted((one, other) => one.apart - other.apart);
  const places: AllowedPlace[] = [];
  let beyond = false;
  for (const { to, moved, apart } of tried) {
    if (places.length === most) break;
    if (verdictOf(askRules(rules, { ...asking, after: moved })).verdict !== 'yes') continue;
    const reach = reached(moved);
    if (reach === 'no') beyond = true;
    else places.push({ to, apart, isReached: reach === null || reach === 'yes' });
  }
  return { places, beyond };
}

/** What is less than this, in paces, is shown as nothing. */
const NOTHING = 0.005;

/** Whether to end there differs from where it ends now: a contact does, as it has to be stated; the same spot in other words does not. */
function isElsewhere({ kind }: Place, apart: number): boolean {
  return apart >= NOTHING || (kind !== 'at' && kind !== 'ahead');
}

/** Whether all of a naval element is on water, so far as hands can tell. */
function isAfloat(element: Standing, position: Standings): boolean {
  return isNaval(element) && isOnWater(terrainUnder(element, position));
}

/** The position after the move; null where nobody can stand so. */
function afterwards(before: Standings, mover: string, to: Place, others: readonly string[]): Standings | null {
  try {
    return movedTo(before, { mover, to, with: others });
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}
