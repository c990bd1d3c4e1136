import { defineQuery } from '../../frame/questions/query.ts';
import type { DbmSteps } from '../dbm-steps.ts';
import { describeCombat } from './describe-combat.ts';
import type { CombatAnswer } from './engagement.ts';
import { checkCombatQuestion, COMBAT_FIELDS, COMBAT_SIDE_FIELDS } from './fields.ts';
import { ignoredCircumstances } from './ignored-circumstances.ts';
import { TAKEN } from './line-up.ts';
import type { CombatQuestion } from './question.ts';
import { resolveCombat, type CombatOdds } from './resolving/resolve-combat.ts';

/** What a combat comes to, and what the question tells that was not weighed. */
export type AnsweredCombat = (CombatAnswer | CombatOdds) & {
  readonly ignored?: readonly string[];
  /** What the answer rests on, though wording that we do not hold may tell otherwise. */
  readonly taken?: readonly string[];
};

/** The questions of combat. */
export const COMBAT_QUERIES = {
  combat: defineQuery<DbmSteps, typeof COMBAT_FIELDS, CombatQuestion, AnsweredCombat>({
    summary: 'What two elements score in distant shooting or close combat, and what happens to each.',
    fields: COMBAT_FIELDS,
    parts: { 'a and b': COMBAT_SIDE_FIELDS },
    answers:
      'contributions, beforeGrading, afterGrading and final of each side; loser, margin ("equal", "less", "halfOrLess"), outcome of each ("stand", "recoil", "flee", "destroyed"). fate of each: what becomes of the element in the end, "destroyed" where a recoil with an enemy front on its flank destroys it, though outcome stays "recoil"; null where we have no text that decides. consequences: what an outcome leads to at once, each of the element, or of a rank behind that falls with it ("rank 2"). Without dice: odds and fateOdds, the chance of every outcome and of every fate over the 36 throws. ignored: what the question tells that counts in the other mode only. taken: what the answer rests on, though wording that is not held may tell otherwise.',
    example: {
      mode: 'close',
      a: { troop: 'Reg Bd (O)', die: 4, general: true },
      b: { troop: 'Irr Wb (O)', ranks: ['Irr Wb (O)'], die: 3 },
    },
    question: checkCombatQuestion,
    describe: describeCombat,
    answer: (rules, question) => {
      const ignored = ignoredCircumstances(question);
      const { trail, ...found } = resolveCombat(rules, question);
      const taken = trail.flatMap(({ step, label }) => (step === TAKEN ? [label] : []));
      return {
        ...found,
        ...(ignored.length === 0 ? {} : { ignored }),
        ...(taken.length === 0 ? {} : { taken: [...new Set(taken)] }),
        trail,
      };
    },
  }),
};
