import { defineQuery } from '../../../frame/questions/query.ts';
import type { DbmSteps } from '../../dbm-steps.ts';
import { describeMarch } from './describe-march.ts';
import { ENEMY_FIELDS, MARCH_FIELDS, MARCHER_FIELDS, marchQuestion } from './march-fields.ts';
import type { MarchQuestion } from './march-question.ts';
import { marchOf, type MarchAnswer } from './march.ts';

/** Whether troops may march. */
export const MARCH_QUERY = defineQuery<DbmSteps, typeof MARCH_FIELDS, MarchQuestion, MarchAnswer>({
  summary: 'Whether troops may march: from here, closer to enemy than 200 paces, or after another move.',
  fields: MARCH_FIELDS,
  parts: { movers: MARCHER_FIELDS, enemyWithin200p: ENEMY_FIELDS },
  answers:
    'allowed, and why; taken: what the answer rests on. A march closer than 200 paces is allowed only if what allows it is told: enemyWithin200p, and frontRank where it makes a difference. It is for the PIPs query to say what a march costs.',
  example: {
    question: 'to50p',
    movers: [{ troop: 'Reg Bd (O)', count: 4 }],
    frontRank: 4,
    enemyWithin200p: [{ troop: 'LH (O)', count: 3, inGroup: true }],
    straightAhead: true,
  },
  question: marchQuestion,
  describe: describeMarch,
  answer: marchOf,
});
