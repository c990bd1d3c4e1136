import { answerOf, formatTroop, PASS_THROUGH_QUERY, type DbmRules } from '../../../rules/index.ts';
import { along, heading, outlineOf, ROUNDING, type Base } from '../../geometry/index.ts';
import { offTable, type Standing, type Standings } from '../../placing/index.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { facesAlike, metBehind, type Going } from './met-behind.ts';
import { terrainBehind } from './terrain-behind.ts';
import { under } from './under-recoil.ts';
import { whatIsMet, type WhatIsMet } from './what-is-met.ts';

/**
 * What the friends meet whom a recoiling element pushes back, and those whom these push back in turn, and where the table
 * ends behind them: each goes as far as the one before needs to complete its way, and straight to the rear of who recoils,
 * whichever way it faces.
 */
export function pushedBack(rules: DbmRules, recoil: Going, position: Standings): readonly Aftermath[] {
  const { element: front } = recoil;
  const known = new Set([front.label]);
  const push = (going: Going): readonly Aftermath[] =>
    metBehind(going, position).flatMap((first): readonly Aftermath[] => {
      const { other, deep } = first;
      const rest = going.paces - deep;
      if (other.side !== front.side || known.has(other.label) || rest <= ROUNDING) return [];
      const gives = whatIsMet(rules, going, first, going === recoil, position);
      if (!isPushed(gives) || mustPassThrough(rules, going.element, other)) return [];
      known.add(other.label);
      const whose = `${other.label}, if ${front.label} pushes it back`;
      const next: Going = { element: other, way: going.way, paces: rest, whose };
      const met = metBehind(next, position)
        .filter((each) => !known.has(each.other.label))
        .map((each) => ({
          ...under(front, each.other.label),
          fact: each.fact,
          ...asPushedBack(whatIsMet(rules, next, each, false, position)),
        }));
      return [
        ...met,
        ...terrainBehind(rules, front, next, position),
        ...pushedOff(front, next, position),
        ...push(next),
      ];
    });
  return push(recoil);
}

/** Whether someone who is met goes back with who meets him: elephants make him flee, and who follows a wheel does not hinder. */
function isPushed({ verdict, clause }: WhatIsMet): boolean {
  return verdict !== 'no' && clause !== 'recoiling-elements.elephants' && clause !== 'bhgs.22.1';
}

/** Whether psiloi are sure to pass through a friend who faces the same way: they do where they are allowed to. */
function mustPassThrough(rules: DbmRules, back: Standing, friend: Standing): boolean {
  if (back.troop?.type !== 'Ps' || friend.troop === null || !facesAlike(back, friend)) return false;
  const question = { mover: formatTroop(back.troop), passed: formatTroop(friend.troop) };
  const told = answerOf(PASS_THROUGH_QUERY.pose(question), rules);
  return 'allowed' in told && told.allowed;
}

/** One who is pushed back does as one who recoils, and a clause of his own says so. */
function asPushedBack(met: WhatIsMet): WhatIsMet {
  return met.verdict === 'yes' && met.unhurt === undefined
    ? { ...met, clause: 'recoiling-elements.pushed-back-elements' }
    : met;
}

function pushedOff(front: Standing, going: Going, { position }: Standings): readonly Aftermath[] {
  const { element: pushed, way, paces } = going;
  const { base } = pushed;
  const end: Base = { ...base, at: along(base.at, heading(way), paces) };
  const off = Math.max(...outlineOf(end).map((point) => offTable(point, position)));
  if (off <= ROUNDING) return [];
  return [
    {
      ...under(front, pushed.label),
      fact: {
        fact: `${pushed.label}, if ${front.label} pushes it back, is taken off the table`,
        answer: 'yes',
        margin: off,
        witness: { points: outlineOf(end) },
      },
      verdict: null,
      clause: 'recoiling-elements.table-edge',
      why: 'it is pushed off the table edge',
    },
  ];
}
