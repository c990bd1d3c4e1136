import type { DbmRules } from '../../../rules/index.ts';
import { along, heading, outlineOf, ROUNDING, type Base } from '../../geometry/index.ts';
import { offTable, type Standing, type Standings } from '../../placing/index.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { facesAlike, metBehind } from './met-behind.ts';
import { under } from './under-recoil.ts';
import { whatIsMet, type WhatIsMet } from './what-is-met.ts';

/**
 * What the friends meet whom a recoiling element pushes back, and those whom these push back in turn, and where the table
 * ends behind them: each goes back as far as the one before needs to complete its way.
 */
export function pushedBack(rules: DbmRules, front: Standing, paces: number, position: Standings): readonly Aftermath[] {
  const known = new Set([front.label]);
  const push = (element: Standing, far: number): readonly Aftermath[] =>
    metBehind(element, far, position, element.label).flatMap(({ other, deep }): readonly Aftermath[] => {
      const rest = far - deep;
      if (other.side !== front.side || !facesAlike(front, other) || known.has(other.label) || rest <= ROUNDING)
        return [];
      known.add(other.label);
      const met = metBehind(other, rest, position, `${other.label}, if ${front.label} pushes it back`)
        .filter((each) => !known.has(each.other.label))
        .map((each) => ({
          ...under(front, each.other.label),
          fact: each.fact,
          ...asPushedBack(whatIsMet(rules, other, each.other, position)),
        }));
      return [...met, ...pushedOff(front, other, rest, position), ...push(other, rest)];
    });
  return push(front, paces);
}

/** One who is pushed back does as one who recoils, and a clause of his own says so. */
function asPushedBack(met: WhatIsMet): WhatIsMet {
  return met.verdict === 'yes' ? { ...met, clause: 'recoiling-elements.pushed-back-elements' } : met;
}

function pushedOff(front: Standing, pushed: Standing, paces: number, { position }: Standings): readonly Aftermath[] {
  const { base } = pushed;
  const end: Base = { ...base, at: along(base.at, heading(front.base.facing), -paces) };
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
