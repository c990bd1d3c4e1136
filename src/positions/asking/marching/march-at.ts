import { formatTroop, MARCHING_NEAR, MARCH_QUERY, SKIRMISHERS, type DbmRules } from '../../../rules/index.ts';
import { apartBy, leastBetween, outlineOf, ROUNDING, type Witness } from '../../geometry/index.ts';
import { rounded, type Standing, type Standings } from '../../placing/index.ts';
import { baseDepth } from '../base-depth.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { generalOrNot } from '../reading/general-or-not.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { standingGround } from '../terrain/ground-on-way.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';
import { troopOf } from '../reading/troop-of.ts';
import { frontRankOf } from './front-rank.ts';

export const ASKED = asked('march', MARCH_QUERY);

/** What is known of a march besides where those who march stand. */
export interface Known {
  /** Whether it matters how close the nearest enemy is, and not only that the march goes closer than 200 paces. */
  readonly measured: boolean;
  readonly told: Asking['told'];
  readonly straight?: { readonly reading: Reading; readonly fact: Fact };
  /** What terrain is on their way. */
  readonly way?: readonly Fact[];
  /** Where the march that ends here started. */
  readonly from?: Standings;
  /** Whether it passes there, and neither starts nor ends. */
  readonly between?: boolean;
}

/** Whether elements may march, by the enemy near where they stand. */
export function ruledAt(
  rules: DbmRules,
  about: string,
  labels: readonly string[],
  position: Standings,
  { measured, told, straight, way = [], from = position, between = false }: Known,
): Ruled {
  const movers = labels.map((label) => elementNamed(position, label));
  const enemy = position.elements.filter(({ side }) => movers.every((each) => each.side !== side));
  const start = labels.map((label) => elementNamed(from, label));
  const near = enemiesNear(rules, { movers, start }, enemy, position);
  const front = frontRankOf(movers, position);
  const nearest = measured ? nearestTo(labels, position) : null;
  const readings: Readings = {
    question: known('start'),
    movers: generalOrNot(movers.map((each) => ({ troop: formatTroop(troopOf(each)), count: 1 }))),
    frontRank: measuredAs(front.counts),
    enemyWithin200p: near.reading,
    ...(nearest === null ? {} : { nearestKnownEnemy: nearest.reading }),
    ...(straight === undefined ? {} : { straightAhead: straight.reading }),
  };
  const facts = [
    nearest?.fact ?? [],
    straight?.fact ?? [],
    near.facts,
    statedFact(`the front rank is ${front.elements.map(({ label }) => label).join(', ')}`),
    front.doubts,
    between ? [] : movers.flatMap((each) => standingGround(each, position)),
    way,
  ].flat();
  return { about, facts, ruling: judgeReadings(rules, ASKED, readings, told) };
}

/**
 * Enemy within 200 paces of any of the movers: all that are, or may be, and each perhaps of a group. Those who come within
 * them only where a march ends, such as in figure 16a, are why it stops there: up to its last step there were fewer.
 */
function enemiesNear(
  rules: DbmRules,
  { movers, start }: { readonly movers: readonly Standing[]; readonly start: readonly Standing[] },
  enemy: readonly Standing[],
  position: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const far = MARCHING_NEAR + position.tolerance + ROUNDING;
  const near = enemy.filter((element) => leastOf(movers, element) <= far);
  const measured = near.map((element) => {
    const { paces, points, tolerance } = closest(movers, element, position);
    const about = `${element.label} is within ${String(MARCHING_NEAR)} paces`;
    const fact = measuredFact(about, { margin: MARCHING_NEAR - paces, witness: { points } }, tolerance);
    const isMet =
      MARCHING_NEAR - paces <= ROUNDING && MARCHING_NEAR - closest(start, element, position).paces < -ROUNDING;
    return { element, fact, isMet: isMet && fact.answer === 'yes' };
  });
  const within = measured
    .filter(({ fact }) => fact.answer !== 'no')
    .map((each) => ({
      ...each,
      inGroup: mayBeInGroup(each.element, position),
      isDouble: mayBeDouble(rules, each.element, position),
    }));
  const certain = within.filter(({ fact }) => fact.answer === 'yes');
  const lists = within.length === certain.length ? [certain] : [within, certain];
  const grouped = within.some((each) => each.inGroup || each.isDouble) ? [false, true] : [false];
  const values = lists.flatMap((list) =>
    grouped.map((asOne) => {
      // Their number stops a march where it ends; that they are a group forbids it to come so close.
      const counted = list.filter(
        ({ isMet, inGroup, isDouble, element }) =>
          !isMet || (asOne && (inGroup || isDouble) && !SKIRMISHERS.includes(troopOf(element).type)),
      );
      return counted.map(({ element, inGroup, isDouble }) => ({
        troop: formatTroop(troopOf(element)),
        count: 1,
        inGroup: asOne && inGroup,
        ...(asOne && isDouble ? { doubleBased: true } : {}),
      }));
    }),
  );
  const [first = [], ...others] = values;
  const reading = grouped.length > 1 ? untold(first, ...others) : measuredAs([first, ...others]);
  const arriving = within.flatMap(({ element: { label }, isMet }) =>
    isMet ? [statedFact(`${label} comes within ${String(MARCHING_NEAR)} paces only where the march ends`)] : [],
  );
  return { reading, facts: [...within.map(({ fact }) => fact), ...arriving] };
}

/** Whether its base is deeper than one of its troops is: a position does not tell double bases from others. */
function mayBeDouble(rules: DbmRules, { troop, base }: Standing, { position: { scale } }: Standings): boolean {
  const usual = troop === null ? null : baseDepth(rules, troop, scale);
  return usual !== null && base.depth > usual + ROUNDING;
}

/** What a group is stands in print only: who touches no friend is in none. */
function mayBeInGroup(element: Standing, position: Standings): boolean {
  return touchesOf(element, position).some(
    ({ other, how }) => other.side === element.side && (how.edges.length > 0 || how.corners.length > 0),
  );
}

/** The nearest enemy of those who move. */
function nearestTo(labels: readonly string[], position: Standings): { reading: Reading; fact: Fact } | null {
  const movers = labels.map((label) => elementNamed(position, label));
  const enemy = position.elements
    .filter(({ side }) => movers.every((each) => each.side !== side))
    .map((element) => ({ element, least: leastOf(movers, element) }));
  const [likeliest] = enemy.toSorted((one, other) => one.least - other.least);
  if (likeliest === undefined) return null;
  const most = closest(movers, likeliest.element, position).paces;
  const [nearest] = enemy
    .filter(({ least }) => least <= most)
    .map(({ element }) => ({ element, ...closest(movers, element, position) }))
    .toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) return null;
  const { element, points, tolerance } = nearest;
  const paces = Math.max(0, rounded(nearest.paces));
  const values = [paces, ...(tolerance === 0 ? [] : [paces + tolerance, Math.max(0, paces - tolerance)])] as const;
  const fact = statedFact(`the nearest enemy is ${element.label}, ${String(paces)} paces away`, { points });
  return { reading: measuredAs(values), fact };
}

/** How far an enemy is from the nearest of the movers at the least; it takes less time than how far it is. */
function leastOf(movers: readonly Standing[], { base }: Standing): number {
  return Math.min(...movers.map((each) => leastBetween(each.base, base)));
}

/** How far an enemy is from the nearest of the movers. */
export function closest(
  movers: readonly Standing[],
  enemy: Standing,
  position: Standings,
): { readonly paces: number; readonly points: Witness['points']; readonly tolerance: number } {
  const [nearest] = movers
    .map((each) => ({ each, ...apartBy(outlineOf(each.base), outlineOf(enemy.base)) }))
    .toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) throw new RangeError('expected somebody who moves');
  const { each, paces, points } = nearest;
  return { paces, points, tolerance: toleranceBetween(each, enemy, position) };
}
