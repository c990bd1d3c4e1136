import { formatTroop, MARCH_QUERY, SKIRMISHERS, type DbmRules } from '../../../rules/index.ts';
import { apartBy, outlineOf, ROUNDING, type Outline, type Witness } from '../../geometry/index.ts';
import { furthestCorner, rounded, type Standing, type Standings } from '../../placing/index.ts';
import { baseDepth } from '../base-depth.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { generalOrNot } from '../reading/general-or-not.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { groundOnTheWay, standingGround } from '../terrain/march-ground.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';
import { troopOf } from '../reading/troop-of.ts';
import { sweptBy } from '../fronts/zone.ts';
import { fullMove } from '../moving/full-move.ts';
import { straightAhead } from '../moving/straight-ahead.ts';
import { verdictOf } from '../verdict-of.ts';
import { frontRankOf } from './front-rank.ts';
import { placesOnTheWay } from './on-the-way.ts';

const ASKED = asked('march', MARCH_QUERY);

/**
 * May elements march? Where a move is told, it is asked both where it starts and where it ends, and where on the straight way
 * between more enemy are near, or nearer, as no march may start or go closer than its limit; whether it ends straight ahead is
 * told. Of a way that is not straight nobody tells how near it leads. Where no move is told, it is asked where they stand.
 *
 * @throws {QuestionError} If the troop of a mover, or of an enemy near, is not told
 */
export function askMarch(rules: DbmRules, { before, after, movers, told }: Asking): readonly Ruled[] {
  const about = movers.join(', ');
  if (before === after) {
    const measured = told.question !== 'closerThan200p' && told.question !== 'to50p';
    return [ruledAt(rules, about, movers, before, { measured, told })];
  }
  const straight = straightAhead(movers, before, after);
  const way =
    straight.fact.answer === 'no'
      ? []
      : movers.flatMap((label) => groundOnTheWay(elementNamed(before, label), elementNamed(after, label), before));
  // How close it goes is measured.
  const { question, ...others } = told;
  const rest = question === 'closerThan200p' || question === 'to50p' ? others : told;
  const moves = movesTaken(rules, { before, after, movers, told });
  const end = ruledAt(rules, `${about}, where it ends`, movers, after, {
    measured: true,
    told: rest,
    straight,
    way: [...moves.facts, ...way],
    from: before,
  });
  const start = ruledAt(rules, `${about}, where it starts`, movers, before, { measured: true, told: rest, straight });
  const allowed = end.ruling.verdict === 'yes';
  const isBarred = [start, end].some(({ ruling }) => ruling.verdict === 'no');
  const between = straight.fact.answer === 'no' ? onUnknownWay : onStraightWay;
  return [
    start,
    ...(isBarred ? [] : between(rules, { before, after, movers, told: rest }, straight)),
    { ...end, ofEnd: true, ruling: allowed ? { ...end.ruling, why: `${end.ruling.why}${moves.words}` } : end.ruling },
  ];
}

type Marching = Pick<Asking, 'before' | 'after' | 'movers' | 'told'>;

/** What the rules say of where on its straight way a march has more enemy near, or nearer; nothing where that bars none. */
function onStraightWay(
  rules: DbmRules,
  { before, after, movers, told }: Marching,
  straight: NonNullable<Known['straight']>,
): readonly Ruled[] {
  const about = `${movers.join(', ')}, on the straight way`;
  const ruled: Ruled[] = [];
  for (const position of placesOnTheWay(movers, before, after, NEAR)) {
    ruled.push(ruledAt(rules, about, movers, position, { measured: true, told, straight, between: true }));
    if (ruled.at(-1)?.ruling.verdict === 'no') break;
  }
  const { verdict } = verdictOf(ruled);
  const worst = ruled.find(({ ruling }) => ruling.verdict === verdict);
  if (worst === undefined || verdict === 'yes') return [];
  return [{ ...worst, ruling: { ...worst.ruling, why: `on its straight way ${worst.ruling.why}` } }];
}

/** The same of a way that is not straight, where the least shape around where it starts and ends has enemy near, or nearer. */
function onUnknownWay(
  rules: DbmRules,
  { before, after, movers, told }: Marching,
  straight: NonNullable<Known['straight']>,
): readonly Ruled[] {
  const around = movers.map((label) => sweptBy(elementNamed(before, label).base, elementNamed(after, label).base));
  const near = after.elements
    .filter(({ side, label }) => side !== elementNamed(before, movers[0] ?? '').side && !movers.includes(label))
    .map((enemy) => ({ enemy, ...nearestOf(around, enemy), shown: closestOf(movers, enemy, [before, after]) }))
    .filter(({ paces }) => paces < NEAR - ROUNDING)
    .filter(({ paces, shown }) => paces < shown - ROUNDING)
    .toSorted((one, other) => one.paces - other.paces);
  const [first] = near;
  if (first === undefined) return [];
  const ends = ruledAt(rules, `${movers.join(', ')}, on a way that is not told`, movers, after, {
    measured: true,
    told: {},
    straight,
    from: before,
    between: true,
  });
  const least = rounded(first.paces);
  // Of enemy further off than any march looks, only the one whom it may come near is told.
  const { nearestKnownEnemy: nearest } = ends.ruling.fields;
  const away =
    typeof nearest === 'number' && nearest <= NEAR ? nearest : rounded(closestOf(movers, first.enemy, [after]));
  const known200 = near.map(({ enemy }) => ({ troop: formatTroop(troopOf(enemy)), count: 1, inGroup: false }));
  const readings: Readings = {
    ...Object.fromEntries(Object.entries(ends.ruling.fields).map(([field, value]) => [field, known(value)])),
    nearestKnownEnemy: untold(away, least),
    enemyWithin200p: untold(ends.ruling.fields.enemyWithin200p, known200),
  };
  const words = `by a way that is not straight, nothing tells how near it comes to ${first.enemy.label}: straight there it would be`;
  return [
    {
      ...ends,
      facts: [statedFact(`${words} ${String(least)} paces`, { points: first.points }), ...ends.facts],
      ruling: judgeReadings(rules, ASKED, readings, told),
    },
  ];
}

/** That a move of so many paces is more than one march; nothing where it is not, or our sources do not tell. */
function movesTaken(
  rules: DbmRules,
  { before, after, movers }: Marching,
): { readonly facts: readonly Fact[]; readonly words: string } {
  const [most] = movers
    .flatMap((label) => {
      const [start, end] = [elementNamed(before, label), elementNamed(after, label)];
      const move = fullMove(rules, start);
      const gone = furthestCorner(start.base, end.base);
      return move === null || gone <= move + Math.max(before.tolerance, ROUNDING) ? [] : [{ label, move, gone }];
    })
    .toSorted((one, other) => other.gone / other.move - one.gone / one.move);
  if (most === undefined) return { facts: [], words: '' };
  const { label, move, gone } = most;
  const moves = Math.ceil((gone - ROUNDING) / move);
  return {
    facts: [
      {
        fact: `one march takes ${label} so far, of ${String(move)} paces in good going`,
        answer: 'no',
        margin: move - gone,
        witness: null,
      },
    ],
    words: `; so far it takes ${String(moves)} marches or more, each for its PIPs`,
  };
}

askMarch.query = ASKED;

askMarch.none = () => 'nobody marches';

/** What is known of a march besides where those who march stand. */
interface Known {
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
function ruledAt(
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

/** What the field `enemyWithin200p` asks for. */
const NEAR = 200;

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
  const measured = enemy.map((element) => {
    const { paces, points, tolerance } = closest(movers, element, position);
    const about = `${element.label} is within ${String(NEAR)} paces`;
    const fact = measuredFact(about, { margin: NEAR - paces, witness: { points } }, tolerance);
    const isMet = NEAR - paces <= ROUNDING && NEAR - closest(start, element, position).paces < -ROUNDING;
    return { element, fact, isMet: isMet && fact.answer === 'yes' };
  });
  const within = measured.filter(({ fact }) => fact.answer !== 'no');
  const certain = within.filter(({ fact }) => fact.answer === 'yes');
  const lists = within.length === certain.length ? [certain] : [within, certain];
  const isOneOfSeveral = ({ element }: { readonly element: Standing }): boolean =>
    mayBeInGroup(element, position) || mayBeDouble(rules, element, position);
  const grouped = within.some(isOneOfSeveral) ? [false, true] : [false];
  const values = lists.flatMap((list) =>
    grouped.map((inGroup) => {
      // Their number stops a march where it ends; that they are a group forbids it to come so close.
      const counted = list.filter(
        (each) => !each.isMet || (inGroup && isOneOfSeveral(each) && !SKIRMISHERS.includes(troopOf(each.element).type)),
      );
      return counted.map(({ element }) => ({
        troop: formatTroop(troopOf(element)),
        count: 1,
        inGroup: inGroup && mayBeInGroup(element, position),
        ...(inGroup && mayBeDouble(rules, element, position) ? { doubleBased: true } : {}),
      }));
    }),
  );
  const [first = [], ...others] = values;
  const reading = grouped.length > 1 ? untold(first, ...others) : measuredAs([first, ...others]);
  const arriving = within.flatMap(({ element: { label }, isMet }) =>
    isMet ? [statedFact(`${label} comes within ${String(NEAR)} paces only where the march ends`)] : [],
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
  const enemy = position.elements.filter(({ side }) => movers.every((each) => each.side !== side));
  const [nearest] = enemy
    .map((element) => ({ element, ...closest(movers, element, position) }))
    .toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) return null;
  const { element, points, tolerance } = nearest;
  const paces = Math.max(0, rounded(nearest.paces));
  const values = [paces, ...(tolerance === 0 ? [] : [paces + tolerance, Math.max(0, paces - tolerance)])] as const;
  const fact = statedFact(`the nearest enemy is ${element.label}, ${String(paces)} paces away`, { points });
  return { reading: measuredAs(values), fact };
}

/** How far an enemy is from the nearest of some shapes. */
function nearestOf(shapes: readonly Outline[], { base }: Standing): ReturnType<typeof apartBy> {
  const [nearest] = shapes
    .map((shape) => apartBy(shape, outlineOf(base)))
    .toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) throw new RangeError('expected a shape');
  return { ...nearest, paces: Math.max(0, nearest.paces) };
}

/** How far an enemy is from the nearest of the movers, in that of some positions in which it is nearest. */
function closestOf(labels: readonly string[], { label }: Standing, positions: readonly Standings[]): number {
  return Math.min(
    ...positions.map((position) => {
      const movers = labels.map((each) => elementNamed(position, each));
      return closest(movers, elementNamed(position, label), position).paces;
    }),
  );
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
