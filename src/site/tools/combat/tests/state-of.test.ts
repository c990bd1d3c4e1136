import { expect, test } from 'vitest';
import { describeCombat, parseCombatQuestion } from '../../../../rules/index.ts';
import { allSpaces, combatAt, countOf } from '../../../../theorems/index.ts';
import { combatQuestion } from '../question.ts';
import { stateOfCombat } from '../state-of.ts';

type Written = Readonly<Record<string, unknown>>;

const kinds = ['Kn (F)', 'Bd (O)', 'Bw (S)', 'Art (S)', 'Ps (O)', 'Exp', 'Bge', 'Gal (O)'];

/** Whether it can move is asked of baggage, always, and of no other troops. */
function asBaggage(side: Written): Written {
  return { ...side, mobile: side.troop === 'Bge' ? side.mobile !== false : null };
}

const spaces = allSpaces(kinds).filter((space) => space.query === 'combat');

test.each(spaces)('the calculator asks what a theorem over $name speaks of', (space) => {
  const inWords = (written: unknown): string => describeCombat(parseCombatQuestion(written));
  const count = countOf(space);
  for (let index = 0; index < count; index += Math.ceil(count / 500)) {
    const { mode, a, b } = combatAt(space, index);
    const shown = combatQuestion(stateOfCombat({ mode, a, b }));
    expect(inWords(shown)).toBe(inWords({ mode, a: asBaggage(a), b: asBaggage(b) }));
  }
});
