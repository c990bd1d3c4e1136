import { ignoredCircumstances } from '../combat/ignored-circumstances.ts';
import { resolveCombat } from '../combat/resolve-combat.ts';
import type { RuleSet } from '../rule-set.ts';
import type { Field } from './field.ts';
import { COMBAT_FIELDS, COMBAT_SIDE_FIELDS, parseCombatQuestion } from './parse-combat.ts';

/** A kind of question: how it is asked, documented and answered. */
export interface Query {
  readonly summary: string;
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  /** Fields of objects among the fields, under a heading of their own. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>;
  /** What the answer holds, in words. */
  readonly answers: string;
  /** A question that can be asked as it stands. */
  readonly example: unknown;
  /** @throws {QuestionError} If the question is not well formed */
  readonly ask: (rules: RuleSet, question: unknown) => unknown;
}

/** Every kind of question that the rules answer, by name. */
export const QUERIES: Readonly<Record<string, Query>> = {
  combat: {
    summary: 'What two elements score in distant shooting or close combat, and what happens to each.',
    fields: COMBAT_FIELDS,
    parts: { 'a and b': COMBAT_SIDE_FIELDS },
    answers:
      'contributions, beforeGrading, afterGrading and final of each side; loser, margin ("equal", "less", "halfOrLess"), outcome of each ("stand", "recoil", "flee", "destroyed"). Without dice: odds, the chance of every outcome over the 36 throws. consequences: what an outcome leads to at once, such as a recoil that destroys an element with an enemy front on its flank; outcome itself stays "recoil". ignored: what the question tells that counts in the other mode only.',
    example: {
      mode: 'close',
      a: { troop: 'Reg Bd (O)', die: 4, general: true },
      b: { troop: 'Irr Wb (O)', ranks: ['Irr Wb (O)'], die: 3 },
    },
    ask: (rules, asked) => {
      const question = parseCombatQuestion(asked);
      const ignored = ignoredCircumstances(question);
      return { ...resolveCombat(rules, question), ...(ignored.length === 0 ? {} : { ignored }) };
    },
  },
};
