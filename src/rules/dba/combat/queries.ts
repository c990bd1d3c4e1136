import { defineQuery } from '../../frame/questions/query.ts';
import type { DbaSteps } from '../steps.ts';
import { describeDbaCombat } from './describe-combat.ts';
import type { DbaCombatAnswer } from './engagement.ts';
import { dbaCombatQuestion, DBA_COMBAT_FIELDS, DBA_SIDE_FIELDS } from './fields.ts';
import { ignoredCircumstances } from './ignored-circumstances.ts';
import type { DbaCombatQuestion } from './question.ts';
import { resolveDbaCombat, type DbaCombatOdds } from './resolving/resolve-combat.ts';
import { takenForGranted } from './taken-for-granted.ts';

/** What a combat comes to, what the question tells that was not weighed, and what it does not tell and was. */
export type AnsweredDbaCombat = (DbaCombatAnswer | DbaCombatOdds) & {
  readonly ignored?: readonly string[];
  readonly taken?: readonly string[];
};

/** The questions of combat in DBA. */
export const DBA_COMBAT_QUERIES = {
  combat: defineQuery<DbaSteps, typeof DBA_COMBAT_FIELDS, DbaCombatQuestion, AnsweredDbaCombat>({
    summary: 'DBA: what two elements score in close combat or shooting, and what happens to each.',
    fields: DBA_COMBAT_FIELDS,
    parts: { 'a and b': DBA_SIDE_FIELDS },
    answers:
      'contributions ("die", "factor", "rear", "tactical") and final of each side; loser, margin ("equal", "less", "doubled"), outcome of each ("stand", "recoil", "flee", "destroyed", "surrender"). Without dice: odds, the chance of every outcome over the 36 throws. consequences: what an outcome leads to at once, for whom of that side ("of"), such as a recoil that destroys, rear support that is lost too, or a pursuit; outcome itself stays as it is. ignored: what the question tells that does not count here. taken: what it does not tell, and the answer rests on.',
    example: {
      a: { troop: 'Blades', die: 4, general: true },
      b: { troop: 'Warband', ranks: ['Warband'], die: 2 },
    },
    question: dbaCombatQuestion,
    describe: describeDbaCombat,
    answer: (rules, question) => {
      const ignored = ignoredCircumstances(question);
      const resolved = resolveDbaCombat(rules, question);
      const taken = takenForGranted(question, resolved);
      return {
        ...resolved,
        ...(ignored.length === 0 ? {} : { ignored }),
        ...(taken.length === 0 ? {} : { taken }),
      };
    },
  }),
};
