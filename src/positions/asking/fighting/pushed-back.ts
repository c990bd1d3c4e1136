import { along, heading, outlineOf, ROUNDING, type Base } from '../../geometry/index.ts';
import { offTable, type Standing, type Standings } from '../../placing/index.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { facesAlike, metBehind } from './met-behind.ts';
import { under } from './under-recoil.ts';
import { whatIsMet } from './what-is-met.ts';

/**
 * What the friends meet whom a recoiling element pushes back, and those whom these push back in turn, and where the table
 * ends behind them: each goes back as far as the one before needs to complete its way.
 */
export function pushedBack(front: Standing, paces: number, position: Standings): readonly Aftermath[] {
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
          verdict: null,
          ...whatIsMet(front, each.other, 'recoiling-elements.pushed-back-elements'),
        }));
      return [...met, ...pushedOff(front, other, rest, position), ...push(other, rest)];
    });
  return push(front, paces);
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
