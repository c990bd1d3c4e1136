import type { DbmRules } from '../../../rules/index.ts';
import { along, heading, ROUNDING, type Base } from '../../geometry/index.ts';
import { type Standing, type Standings } from '../../placing/index.ts';
import type { Aftermath, Deadly } from '../reading/aftermath.ts';
import { deadlyTo, inPrint, passesThrough, PERHAPS, surely } from './deadly.ts';
import { facesAlike, metBehind, type Going, type Met } from './met-behind.ts';
import { takenOff } from './taken-off.ts';
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
  // As far as it is sure that the ones before are pushed, and do not pass through each other.
  const push = (going: Going, before: Deadly | null): readonly Aftermath[] =>
    metBehind(going, position).flatMap((first): readonly Aftermath[] => {
      const { other, deep } = first;
      const rest = going.paces - deep;
      if (other.side !== front.side || known.has(other.label) || rest <= ROUNDING) return [];
      const gives = whatIsMet(rules, going, first, going === recoil, position);
      if (!isPushed(gives) || mustPassThrough(rules, going.element, other)) return [];
      known.add(other.label);
      const whose = `${other.label}, if ${front.label} pushes it back`;
      const doubt = either(before, doubtOfPush(rules, going, first, gives));
      const next: Going = { element: other, way: going.way, paces: rest, whose };
      const met = metBehind(next, position)
        .filter((each) => !known.has(each.other.label))
        .map((each): Aftermath => {
          const stops = asPushedBack(whatIsMet(rules, next, each, false, position));
          const deadly = deadlyTo(rules, other, each.other, each.fact.answer, stops);
          return {
            ...under(front, each.other.label),
            fact: each.fact,
            ...stops,
            ...(deadly === undefined ? {} : { deadly }),
          };
        });
      const ends = [...met, ...terrainBehind(rules, front, next, position), ...pushedOff(rules, front, next, position)];
      return [
        ...ends.map((each) =>
          each.deadly === undefined ? each : { ...each, deadly: either(doubt, each.deadly) ?? each.deadly },
        ),
        ...push(next, doubt),
      ];
    });
  return push(recoil, null);
}

/** What leaves open whether an element pushes back whom it meets; null where it does. */
function doubtOfPush(rules: DbmRules, { element }: Going, { other, fact }: Met, gives: WhatIsMet): Deadly | null {
  if (gives.verdict !== 'yes' || fact.answer === 'too close')
    return fact.answer === 'too close' ? surely(fact.answer) : PERHAPS;
  // Only those who face the same way may be passed through.
  if (!facesAlike(element, other)) return null;
  const passes = passesThrough(rules, element, other);
  if (passes === false) return null;
  return passes === null ? inPrint(rules, element, other, fact.answer) : PERHAPS;
}

/** What is deadly as far as both of two things are so: whatever spares it from either, spares it. */
function either(one: Deadly | null, other: Deadly | null): Deadly | null {
  if (one === null || one.verdict === 'yes') return other ?? one;
  if (other === null || other.verdict === 'yes') return one;
  const open = [one, other].find(({ unless }) => unless === null);
  return open ?? { verdict: one.verdict, unless: `${one.unless ?? ''}, or ${other.unless ?? ''}` };
}

/** Whether someone who is met goes back with who meets him: elephants make him flee, and who follows a wheel does not hinder. */
function isPushed({ verdict, clause }: WhatIsMet): boolean {
  return verdict !== 'no' && clause !== 'recoiling-elements.elephants' && clause !== 'bhgs.22.1';
}

/** Whether psiloi are sure to pass through a friend who faces the same way: they do where they are allowed to. */
function mustPassThrough(rules: DbmRules, back: Standing, friend: Standing): boolean {
  return back.troop?.type === 'Ps' && facesAlike(back, friend) && passesThrough(rules, back, friend) === true;
}

/** One who is pushed back does as one who recoils, and a clause of his own says so. */
function asPushedBack(met: WhatIsMet): WhatIsMet {
  return met.verdict === 'yes' && met.unhurt === undefined
    ? { ...met, clause: 'recoiling-elements.pushed-back-elements' }
    : met;
}

function pushedOff(rules: DbmRules, front: Standing, going: Going, position: Standings): readonly Aftermath[] {
  const { element: pushed, way, paces } = going;
  const end: Base = { ...pushed.base, at: along(pushed.base.at, heading(way), paces) };
  const words = `${pushed.label}, if ${front.label} pushes it back, is taken off the table`;
  const off = takenOff(rules, end, words, position);
  if (off === null) return [];
  return [{ ...under(front, pushed.label), ...off, ofWhose: true, why: 'it is pushed off the table edge' }];
}
