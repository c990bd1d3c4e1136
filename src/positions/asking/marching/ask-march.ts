import { formatTroop, QuestionError, type DbmRules, type Troop } from '../../../rules/index.ts';
import { apartBy, beyond, otherSide, outlineOf, partlyInAll, type Witness } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';

/**
 * May elements march? Where a move is told, enemy are counted from where it ends, and the nearest is measured from where
 * it starts; else both from where they stand.
 *
 * @throws {QuestionError} If the troop of a mover, or of an enemy near, is not told; if a move is told, and not which of
 *   the questions of a march is asked about it
 */
export function askMarch(rules: DbmRules, { before, after, movers: labels, told }: Asking): readonly Ruled[] {
  const movers = labels.map((label) => elementNamed(after, label));
  const enemy = after.elements.filter(({ side }) => movers.every((each) => each.side !== side));
  const near = enemiesNear(movers, enemy, after);
  const ranks = frontRankOf(movers, after);
  if (before !== after && told.question === undefined)
    throw new QuestionError(
      'tell',
      'expected what is asked of the march, as {"question": "closerThan200p"} or {"question": "to50p"}, where "to" is told; found nothing',
    );
  const atStart = told.question === undefined || told.question === 'start' || before !== after;
  const nearest = atStart ? nearestTo(labels, before) : null;
  const readings: Readings = {
    question: known('start'),
    movers: known(movers.map((each) => ({ troop: formatTroop(troopOf(each)), count: 1 }))),
    frontRank: ranks.reading,
    enemyWithin200p: near.reading,
    ...(nearest === null ? {} : { nearestKnownEnemy: nearest.reading }),
  };
  const facts = [...(nearest === null ? [] : [nearest.fact]), ...near.facts, ...ranks.facts];
  return [{ about: labels.join(', '), facts, ruling: judgeReadings(rules, 'march', readings, told) }];
}

/** What the field `enemyWithin200p` asks for. */
const NEAR = 200;

/** Enemy within 200 paces of any of the movers: all that are, or may be, and each perhaps of a group. */
function enemiesNear(
  movers: readonly Standing[],
  enemy: readonly Standing[],
  position: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const measured = enemy.map((element) => {
    const { paces, points, tolerance } = closest(movers, element, position);
    const about = `${element.label} is within ${String(NEAR)} paces`;
    return { element, fact: measuredFact(about, { margin: NEAR - paces, witness: { points } }, tolerance) };
  });
  const within = measured.filter(({ fact }) => fact.answer !== 'no');
  const certain = within.filter(({ fact }) => fact.answer === 'yes');
  const lists = within.length === certain.length ? [certain] : [within, certain];
  const grouped = within.some(({ element }) => mayBeInGroup(element, position)) ? [false, true] : [false];
  const values = lists.flatMap((list) =>
    grouped.map((inGroup) =>
      list.map(({ element }) => ({
        troop: formatTroop(troopOf(element)),
        count: 1,
        inGroup: inGroup && mayBeInGroup(element, position),
      })),
    ),
  );
  const [first = [], ...others] = values;
  const reading = grouped.length > 1 ? untold(first, ...others) : measuredAs([first, ...others]);
  return { reading, facts: within.map(({ fact }) => fact) };
}

/** What a group is stands in print only: who touches no friend is in none. */
function mayBeInGroup(element: Standing, position: Standings): boolean {
  return touchesOf(element, position).some(
    ({ other, how }) => other.side === element.side && (how.edges.length > 0 || how.corners.length > 0),
  );
}

/** The elements of the movers with no other of them straight ahead. */
function frontRankOf(movers: readonly Standing[], position: Standings): { reading: Reading; facts: readonly Fact[] } {
  const front = movers.filter((each) =>
    movers.every((other) => other === each || !isAhead(other, each, toleranceBetween(each, other, position))),
  );
  const names = front.map(({ label }) => label).join(', ');
  return { reading: known(front.length), facts: [statedFact(`the front rank is ${names}`)] };
}

/** Whether more of an element is straight ahead of another than hands could mistake. */
function isAhead(element: Standing, { base }: Standing, tolerance: number): boolean {
  const strip = [beyond(base, 'front'), otherSide(beyond(base, 'left')), otherSide(beyond(base, 'right'))];
  return partlyInAll(outlineOf(element.base), strip).margin > Math.max(tolerance, 1e-6);
}

/** The nearest enemy of those who move. */
function nearestTo(labels: readonly string[], position: Standings): { reading: Reading; fact: Fact } | null {
  const movers = labels.map((label) => elementNamed(position, label));
  const enemy = position.elements.filter(({ side }) => movers.every((each) => each.side !== side));
  const [nearest] = enemy
    .map((element) => ({ element, ...closest(movers, element, position) }))
    .toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) return null;
  const { element, points, tolerance } = nearest;
  const paces = Math.round(nearest.paces * 100) / 100;
  const values = [paces, ...(tolerance === 0 ? [] : [paces + tolerance, Math.max(0, paces - tolerance)])] as const;
  const fact = statedFact(`the nearest enemy is ${element.label}, ${String(paces)} paces away`, { points });
  return { reading: measuredAs(values), fact };
}

/** How far an enemy is from the nearest of the movers. */
function closest(
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

function troopOf({ label, troop }: Standing): Troop {
  if (troop !== null) return troop;
  throw new QuestionError('position', `${label}: expected its troop, such as "Reg Bd (O)", found nothing`);
}
