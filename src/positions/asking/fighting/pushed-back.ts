import type { DbmRules } from '../../../rules/index.ts';
import { along, heading, outlineOf, ROUNDING, type Base } from '../../geometry/index.ts';
import { offTable, type Standing, type Standings } from '../../placing/index.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { metBehind, type Going } from './met-behind.ts';
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
    metBehind(going, position).flatMap(({ other, deep }): readonly Aftermath[] => {
      const rest = going.paces - deep;
      if (other.side !== front.side || known.has(other.label) || rest <= ROUNDING) return [];
      if (!isPushed(whatIsMet(rules, going.element, other, position))) return [];
      known.add(other.label);
      const whose = `${other.label}, if ${front.label} pushes it back`;
      const next: Going = { element: other, way: going.way, paces: rest, whose };
      const met = metBehind(next, position)
        .filter((each) => !known.has(each.other.label))
        .map((each) => ({
          ...under(front, each.other.label),
          fact: each.fact,
          ...asPushedBack(whatIsMet(rules, other, each.other, position)),
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

/** Whether someone who is met goes back with who meets him: elephants make him flee. */
function isPushed({ verdict, clause }: WhatIsMet): boolean {
  return verdict !== 'no' && clause !== 'recoiling-elements.elephants';
}

/** One who is pushed back does as one who recoils, and a clause of his own says so. */
function asPushedBack(met: WhatIsMet): WhatIsMet {
  return met.verdict === 'yes' ? { ...met, clause: 'recoiling-elements.pushed-back-elements' } : met;
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
