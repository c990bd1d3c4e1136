import {
  AFTERMATH_QUERIES,
  answerOf,
  friendFalls,
  NotHeldError,
  parseCombatQuestion,
  SKIRMISHERS,
  type DbmRules,
} from '../../../rules/index.ts';
import {
  along,
  apartBy,
  BASE_WIDTH,
  centreOf,
  distance,
  edgeOf,
  heading,
  outlineOf,
  ROUNDING,
  tell,
  touching,
  type Base,
  type Told,
} from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { aheadIn, partIn, straightBehind } from '../fronts/zone.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import type { Decided } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import type { Side } from './side-of.ts';

/** What would become of one side of a combat: where it recoils to and what it meets, and who falls with it. */
export function aftermathOf(
  rules: DbmRules,
  side: Side,
  name: 'a' | 'b',
  question: Decided,
  position: Standings,
): readonly Aftermath[] {
  return [...recoilOf(rules, side, position), ...fallenBehind(rules, side, name, question, position)];
}

const under = (front: Standing, about: 'recoil' | 'destroyed') => ({ of: front.label, if: about, ends: null });

function recoilOf(rules: DbmRules, { front }: Side, position: Standings): readonly Aftermath[] {
  const { base } = front;
  const told = answerOf(AFTERMATH_QUERIES.recoil.pose({ depth: base.depth }), rules);
  const clause = 'recoiling-elements.move';
  if (!('paces' in told))
    return [
      {
        ...under(front, 'recoil'),
        fact: statedFact(`${front.label} recoils`),
        verdict: 'not held',
        clause,
        why: told.why,
      },
    ];
  const { paces } = told;
  const end: Base = { ...base, at: along(base.at, heading(base.facing), -paces) };
  const move: Aftermath = {
    ...under(front, 'recoil'),
    fact: statedFact(`${front.label} recoils ${String(rounded(paces))} paces straight back`),
    verdict: 'yes',
    clause,
    why: told.trail[0]?.label ?? '',
    ends: { x: rounded(end.at.x), y: rounded(end.at.y), facing: end.facing },
  };
  return [
    move,
    ...metOnTheWay(front, paces, position),
    ...touchedAtTheEnd(front, end, position),
    ...offTable(front, end, position),
  ];
}

/** Whom the rear edge, or a rear corner, meets before the recoil is completed, the nearest first. */
function metOnTheWay(front: Standing, paces: number, position: Standings): readonly Aftermath[] {
  const [right, left] = edgeOf(front.base, 'rear');
  const back = heading(front.base.facing + 180);
  const path = [right, left, along(left, back, paces), along(right, back, paces)];
  return near(front, paces, position)
    .flatMap((other) => {
      const tolerance = toleranceBetween(front, other, position);
      const [behind, deep] = behindBy(front, other, tolerance);
      if (behind.answer === 'no') return [];
      const margin = paces - deep;
      const words = `${other.label} stands in the way of ${front.label}’s recoil, ${String(rounded(deep))} paces behind it`;
      const fact: Fact = { ...behind, fact: words, margin, answer: within(margin, behind, tolerance) };
      return fact.answer === 'no' ? [] : [{ other, deep, fact: { ...fact, witness: { points: path } } }];
    })
    .toSorted((one, two) => one.deep - two.deep)
    .map(({ other, fact }) => ({ ...under(front, 'recoil'), fact, verdict: null, ...whatIsMet(front, other) }));
}

/** The clause on what a recoil meets. */
function whatIsMet(front: Standing, other: Standing): { readonly clause: string; readonly why: string } {
  if (other.side !== front.side) return { clause: 'recoiling-elements.blocked-by-enemy', why: 'enemy' };
  const turned = Math.abs(((((other.base.facing - front.base.facing) % 360) + 540) % 360) - 180);
  if (turned < EXACTLY)
    return { clause: 'recoiling-elements.friends-facing-same-way', why: 'friends who face the same way' };
  const skirmishers = other.troop !== null && SKIRMISHERS.includes(other.troop.type);
  return skirmishers
    ? { clause: 'recoiling-elements.skirmishers-facing-other-ways', why: 'skirmishers who face another way' }
    : { clause: 'recoiling-elements.others-facing-other-ways', why: 'friends who face another way' };
}

/** Degrees by which directions may differ that were reckoned in different ways. */
const EXACTLY = 1e-6;

/** The enemy whose front edge is on the flank or the rear of an element where its recoil ends. */
function touchedAtTheEnd(front: Standing, end: Base, position: Standings): readonly Aftermath[] {
  return position.elements
    .filter(({ side }) => side !== front.side)
    .flatMap((enemy) => {
      const tolerance = toleranceBetween(front, enemy, position);
      const contact = (slack: number) =>
        touching(end, enemy.base, slack).edges.find(({ edge, on }) => edge !== 'front' && on === 'front');
      const found = contact(ROUNDING) ?? (tolerance > 0 ? contact(tolerance) : undefined);
      if (found === undefined) return [];
      const sure = contact(ROUNDING) !== undefined;
      const where = found.edge === 'rear' ? 'rear' : 'flank';
      const fact: Fact = {
        fact: `as ${front.label}’s recoil ends, ${enemy.label}’s front edge is on its ${where}`,
        answer: sure ? 'yes' : 'too close',
        margin: null,
        witness: { points: found.points },
      };
      return [
        {
          ...under(front, 'recoil'),
          fact,
          verdict: null,
          clause: 'recoiling-elements.enemy-on-flank-or-rear',
          why: 'an enemy front edge on flank or rear',
        },
      ];
    });
}

function offTable(front: Standing, end: Base, { position }: Standings): readonly Aftermath[] {
  const { table } = position;
  if (table === null) return [];
  const off = Math.max(...outlineOf(end).map(({ x, y }) => Math.max(-x, -y, x - table.x, y - table.y)));
  if (off <= ROUNDING) return [];
  const fact: Fact = {
    fact: `${front.label}’s recoil takes it off the table`,
    answer: 'yes',
    margin: off,
    witness: { points: outlineOf(end) },
  };
  return [
    {
      ...under(front, 'recoil'),
      fact,
      verdict: null,
      clause: 'recoiling-elements.table-edge',
      why: 'it crosses the table edge',
    },
  ];
}

/** The friends directly behind an element, and whether they fall with it. */
function fallenBehind(
  rules: DbmRules,
  { front, ranks }: Side,
  name: 'a' | 'b',
  question: Decided,
  position: Standings,
): readonly Aftermath[] {
  const told = answerOf(AFTERMATH_QUERIES['lost-behind'].pose({ depth: front.base.depth }), rules);
  const clause = 'destroyed-elements.friends-behind';
  const friends = near(front, BASE_WIDTH, position).filter(({ side }) => side === front.side);
  return friends.flatMap((friend): readonly Aftermath[] => {
    const tolerance = toleranceBetween(front, friend, position);
    const [behind, deep] = behindBy(front, friend, tolerance);
    const rank = ranks.findIndex(({ label }) => label === friend.label);
    if (behind.answer === 'no') return [];
    const words = `part of ${friend.label} is directly behind ${front.label}, ${String(rounded(deep))} paces from its rear edge`;
    if (!('paces' in told))
      return [
        { ...under(front, 'destroyed'), fact: { ...behind, fact: words }, verdict: 'not held', clause, why: told.why },
      ];
    const margin = told.paces - deep;
    const nearer = within(margin, behind, tolerance);
    const fact: Fact = {
      fact: `${words}: nearer than ${String(rounded(told.paces))}`,
      answer: nearer,
      margin,
      witness: behind.witness,
    };
    const falls = (isNear: boolean) => fallsWith(rules, question, name, friend, isNear, rank);
    const [yes, no] = [falls(true), falls(false)];
    const decided =
      nearer === 'yes'
        ? yes
        : nearer === 'no' || yes.verdict === no.verdict
          ? no
          : { ...yes, verdict: 'too close' as const };
    return [{ ...under(front, 'destroyed'), fact, ...decided }];
  });
}

function fallsWith(
  rules: DbmRules,
  question: Decided,
  side: 'a' | 'b',
  { label, troop }: Standing,
  isNear: boolean,
  rank: number,
): { readonly verdict: Verdict; readonly clause: string; readonly why: string } {
  const clause = 'destroyed-elements.friends-behind';
  if (troop === null) return { verdict: 'not told', clause, why: `it turns on the troop of ${label}` };
  try {
    const friend = { troop, near: isNear, rank: rank < 0 ? null : rank };
    const decision = friendFalls(rules, parseCombatQuestion(question), side, friend);
    if (decision === null) return { verdict: 'no', clause, why: 'it is not nearer than that' };
    const { value, clause: by } = decision;
    return value === false
      ? { verdict: 'no', clause: by.id, why: by.title }
      : { verdict: 'yes', clause: by.id, why: value };
  } catch (error) {
    if (!(error instanceof NotHeldError)) throw error;
    return { verdict: 'not held', clause: error.clause.id, why: error.clause.title };
  }
}

/** Whether any part of an element is straight behind another, and how far the nearest such part is from its rear edge. */
function behindBy({ label, base }: Standing, other: Standing, tolerance: number): readonly [Fact, number] {
  const strip = straightBehind(base);
  const fact = partIn(`part of ${other.label} is straight behind ${label}`, outlineOf(other.base), strip, tolerance);
  const turned: Base = { ...base, at: along(base.at, heading(base.facing), -base.depth), facing: base.facing + 180 };
  return [
    fact,
    aheadIn(outlineOf(other.base), turned)?.far ?? apartBy(edgeOf(base, 'rear'), outlineOf(other.base)).paces,
  ];
}

/** Whether what is behind is nearer than a distance, by a margin: exactly as far is not. */
function within(margin: number, behind: Fact, tolerance: number): Told {
  const told = tell(margin, tolerance);
  if (told === 'no' || (told === 'yes' && margin <= ROUNDING)) return 'no';
  return behind.answer === 'too close' ? 'too close' : told;
}

function near(front: Standing, reach: number, { elements }: Standings): readonly Standing[] {
  const from = centreOf(front.base);
  return elements.filter(
    ({ label, base }) =>
      label !== front.label && distance(centreOf(base), from) <= reach + 2 * BASE_WIDTH + base.depth + front.base.depth,
  );
}

/** To a hundredth of a pace. */
function rounded(paces: number): number {
  return Math.round(paces * 100) / 100 + 0;
}
