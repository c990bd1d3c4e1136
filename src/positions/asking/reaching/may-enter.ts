import type { DbmRules } from '../../../rules/index.ts';
import { sweptBase } from '../../geometry/index.ts';
import { isWater, type Standing, type Standings } from '../../placing/index.ts';
import type { Fact } from '../reading/fact.ts';
import type { Ruling } from '../reading/judge-readings.ts';
import { printedPage } from '../reading/printed-page.ts';
import { isNaval } from '../reading/troop-of.ts';
import { isOnWater, terrainIn, terrainUnder, type Under } from '../terrain/under.ts';

/** What of a move's ground stands in print only, whatever its length. */
export interface Barred {
  readonly verdict: 'too close' | 'not told' | 'not held';
  readonly why: string;
  readonly clause: string;
}

const [PATHS, WADING] = ['tactical-moves.printed', 'wading-rivers.printed'];

/** A move, and whether who asks says that it is on water: he tells on what, then. */
interface Moving {
  readonly element: Standing;
  readonly moved: Standing;
  readonly straight: boolean;
  readonly onWater: boolean;
}

/**
 * Whether an element may move on the ground where it starts, ends, and goes straight in between: null where nothing speaks
 * against it.
 */
export function barredFrom(
  rules: DbmRules,
  { element, moved, straight, onWater }: Moving,
  position: Standings,
): Barred | null {
  const places = [
    element,
    ...(straight ? [{ ...element, base: sweptBase(element.base, moved.base) }] : []),
    { ...element, base: moved.base },
  ].map((place) => terrainUnder(place, position));
  if (isNaval(element)) return onWater ? null : barredAfloat(rules, places, position);
  const entered = places.flat().find(({ terrain }) => isWater(terrain) || terrain.kind === 'built-up area');
  if (entered === undefined) return null;
  const clause = entered.terrain.kind === 'river' ? WADING : PATHS;
  return inPrint(rules, `whether it may enter the ${entered.name}, and how it moves there`, clause);
}

/** Of those afloat: whether all of it is on water. */
function barredAfloat(rules: DbmRules, places: readonly (readonly Under[])[], position: Standings): Barred | null {
  if (places.every(isOnWater)) return null;
  if (terrainIn(position).some(({ terrain }) => isWater(terrain)))
    return inPrint(rules, 'how it moves where not all of it is on one water', PATHS);
  return { verdict: 'not told', why: 'on which water it moves is not told: draw that', clause: PATHS };
}

/**
 * Whether one who goes over fortifications may: null where none are on its way. Of one that is not straight nothing tells
 * whether they are.
 */
export function barredByFortifications(rules: DbmRules, works: readonly Fact[], straight: boolean): Barred | null {
  if (works.length === 0) return null;
  const held = inPrint(rules, 'whether it may go over fortifications, and how', PATHS);
  if (straight && works.some(({ answer }) => answer === 'yes')) return held;
  const why = straight
    ? `whether it goes over fortifications is too close to tell; if it does: ${held.why}`
    : `whether a way that is not straight goes over fortifications is not told; if it does: ${held.why}`;
  return { ...held, verdict: straight ? 'too close' : 'not told', why };
}

function inPrint(rules: DbmRules, what: string, clause: string): Barred {
  return { verdict: 'not held', why: `${what}, is in print only, ${printedPage(rules, clause)}`, clause };
}

/**
 * A ruling on a move, where its ground is another matter: too far is too far on any.
 *
 * @param by What the ruling goes by, in words
 */
export function ruledOnGround(ruling: Ruling, barred: Barred | null, by = 'its length goes'): Ruling {
  if (barred === null || ruling.verdict === 'no' || ruling.verdict === 'not held') return ruling;
  const both = {
    ...ruling,
    why: `${barred.why}; as far as ${by}: ${ruling.why}`,
    trail: [{ step: 'ground', clause: barred.clause, label: barred.why }, ...ruling.trail],
  };
  // What is still to be told is asked for, whatever only hands could tell.
  if (ruling.verdict === 'not told' && barred.verdict === 'too close') return both;
  return { ...both, verdict: barred.verdict, turnsOn: [] };
}
