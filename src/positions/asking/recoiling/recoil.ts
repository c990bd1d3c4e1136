import { AFTERMATH_QUERIES, answerOf, type DbmRules } from '../../../rules/index.ts';
import { along, heading, ROUNDING, touching, type Base } from '../../geometry/index.ts';
import { rounded, type Standing, type Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { deadlyTo, surely } from './deadly.ts';
import { metBehind, type Going } from './met-behind.ts';
import { pushedBack } from './pushed-back.ts';
import { takenOff } from './taken-off.ts';
import { terrainBehind } from './terrain-behind.ts';
import { under } from './under-recoil.ts';
import { whatIsMet } from './what-is-met.ts';

/** Where an element recoils to, what it meets on its way, and what is so where it ends. */
export function recoilOf(
  rules: DbmRules,
  { front, across }: { readonly front: Standing; readonly across: readonly Standing[] },
  position: Standings,
): readonly Aftermath[] {
  const { base } = front;
  const told = answerOf(AFTERMATH_QUERIES.recoil.pose({ depth: base.depth }), rules);
  const clause = 'recoiling-elements.move';
  if (!('paces' in told))
    return [
      {
        ...under(front),
        fact: statedFact(`${front.label} recoils`),
        verdict: 'not held',
        clause,
        why: told.why,
      },
    ];
  const { paces } = told;
  const end: Base = { ...base, at: along(base.at, heading(base.facing), -paces) };
  const move: Aftermath = {
    ...under(front),
    fact: statedFact(`${front.label} recoils ${pacesInWords(paces)} straight back`),
    verdict: 'yes',
    clause,
    why: told.trail[0]?.label ?? '',
    ends: { x: rounded(end.at.x), y: rounded(end.at.y), facing: end.facing },
  };
  const going: Going = {
    element: front,
    way: base.facing + 180,
    paces,
    whose: `${front.label}’s recoil`,
  };
  return [
    move,
    ...metOnTheWay(rules, going, across, position),
    ...terrainBehind(rules, front, going, position),
    ...pushedBack(rules, going, position),
    ...touchedAtTheEnd(front, end, across, position),
    ...recoilsOff(rules, front, end, position),
  ].map((each) => (rules.clauses.has(each.clause) ? each : { ...each, clause: PRINTED }));
}

/** The clause that stands for what an edition has of this in print only. */
const PRINTED = 'recoiling-elements.blocked-recoil';

/** Whom the rear edge, or a rear corner, meets before the recoil is completed, the nearest first. */
function metOnTheWay(
  rules: DbmRules,
  going: Going,
  across: readonly Standing[],
  position: Standings,
): readonly Aftermath[] {
  const { element: front } = going;
  // Between those and it there is a fortification.
  const inItsWay = metBehind(going, position).filter(({ other }) => !across.includes(other));
  return inItsWay.map((met): Aftermath => {
    const stops = whatIsMet(rules, going, met, true, position);
    const deadly = deadlyTo(rules, front, met.other, met.fact.answer, stops);
    return { ...under(front, met.other.label), fact: met.fact, ...stops, ...(deadly === undefined ? {} : { deadly }) };
  });
}

/**
 * The enemy whose front edge is on the flank or the rear of an element where its recoil ends.
 *
 * @param across Those whose contact destroys nobody, as they assault from across a corner of its fortification
 */
function touchedAtTheEnd(
  front: Standing,
  end: Base,
  across: readonly Standing[],
  position: Standings,
): readonly Aftermath[] {
  return position.elements
    .filter((enemy) => enemy.side !== front.side && !across.includes(enemy))
    .flatMap((enemy) => {
      const tolerance = toleranceBetween(front, enemy, position);
      const contact = (slack: number) =>
        touching(end, enemy.base, slack).edges.find(({ edge, on }) => edge !== 'front' && on === 'front');
      const found = contact(ROUNDING) ?? (tolerance > 0 ? contact(tolerance) : undefined);
      if (found === undefined) return [];
      // Whether two who were not placed by one another just touch, hands cannot tell.
      const sure = contact(ROUNDING) !== undefined && tolerance === 0;
      const where = found.edge === 'rear' ? 'rear' : 'flank';
      const fact: Fact = {
        fact: `as ${front.label}’s recoil ends, ${enemy.label}’s front edge is on its ${where}`,
        answer: sure ? 'yes' : 'too close',
        margin: null,
        witness: { points: found.points },
      };
      return [
        {
          ...under(front, enemy.label),
          fact,
          deadly: surely(fact.answer),
          verdict: null,
          clause: 'recoiling-elements.enemy-on-flank-or-rear',
          why: 'an enemy front edge on flank or rear',
        },
      ];
    });
}

function recoilsOff(rules: DbmRules, front: Standing, end: Base, position: Standings): readonly Aftermath[] {
  const off = takenOff(rules, end, `${front.label}’s recoil takes it off the table`, position);
  return off === null ? [] : [{ ...under(front), ...off, why: 'it crosses the table edge' }];
}
