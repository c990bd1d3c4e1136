import {
  furthestCorner,
  movedTo,
  partyOf,
  PositionError,
  type Place,
  type Standing,
  type Standings,
} from '../../placing/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import { isNaval } from '../reading/troop-of.ts';
import { isOnWater, terrainUnder } from '../terrain/under.ts';

/** A place near the one that was asked about, at which the move may end. */
export interface AllowedPlace {
  /** Who would end there: the first of those who move, or one who was told to end at a place of its own. */
  readonly of: string;
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

/** Places for one who moves, and how they are judged. */
export interface Tried {
  /** Who would end there; where others end is as it was told. */
  readonly of: string;
  readonly ends: readonly Place[];
  /** What the rules say of the matter where all have moved so. */
  readonly judged: (moved: Standings) => Verdict;
  /** Whether the move reaches so far as to end so; null where the matter looks at that itself. */
  readonly reached: (moved: Standings) => Verdict | null;
  /** How many are told. */
  readonly most?: number | undefined;
}

/**
 * The nearest of some places at which the same move may end, as far as one matter decides that, and none that it surely does
 * not reach. Of naval who start afloat, none ashore.
 *
 * @returns The nearest first, each as far as the move would have to end elsewhere
 */
export function nearestAllowed(asking: Asking, { of, ends, judged, reached, most = TOLD }: Tried): AllowedPlaces {
  const { before, after } = asking;
  const { base: end } = elementNamed(after, of);
  const afloat = isAfloat(elementNamed(before, of), before);
  const tried = ends
    .flatMap((to) => {
      const moved = afterwards(asking, of, to);
      const ashore = moved !== null && afloat && !isAfloat(elementNamed(moved, of), moved);
      return moved === null || ashore ? [] : [{ to, moved, apart: furthestCorner(end, elementNamed(moved, of).base) }];
    })
    .filter(({ to, apart }) => isElsewhere(to, apart))
    .toSorted((one, other) => one.apart - other.apart);
  const places: AllowedPlace[] = [];
  let beyond = false;
  for (const { to, moved, apart } of tried) {
    if (places.length === most) break;
    if (judged(moved) !== 'yes') continue;
    const reach = reached(moved);
    if (reach === 'no') beyond = true;
    else places.push({ of, to, apart, isReached: reach === null || reach === 'yes' });
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

/** The position after the move, if one of those who lead ends elsewhere; null where nobody can stand so. */
function afterwards({ before, movers, to: told = null, ends = [] }: Asking, of: string, to: Place): Standings | null {
  const [mover = ''] = movers;
  const apart = new Set([mover, ...ends.flatMap(partyOf)]);
  const leads = of === mover ? to : told;
  if (leads === null) return null;
  try {
    return movedTo(before, {
      mover,
      to: leads,
      with: movers.filter((label) => !apart.has(label)),
      ends: ends.map((end) => (end.label === of ? { ...end, to } : end)),
    });
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}
