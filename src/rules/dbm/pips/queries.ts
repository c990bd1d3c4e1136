import type { DbmSteps } from '../dbm-steps.ts';
import { defineQuery } from '../../frame/questions/query.ts';
import { describePips } from './describe-pips.ts';
import { PIP_ELEMENT_FIELDS, PIP_FIELDS } from './fields.ts';
import { pipQuestion } from './pip-question.ts';
import type { PipQuestion } from './question.ts';
import { spendPips, type PipAnswer } from './spend-pips.ts';

/** The questions of paying PIPs. */
export const PIP_QUERIES = {
  pips: defineQuery<DbmSteps, typeof PIP_FIELDS, PipQuestion, PipAnswer>({
    summary: 'How many PIPs it costs to move, march or halt an element or group.',
    fields: PIP_FIELDS,
    parts: { elements: PIP_ELEMENT_FIELDS },
    answers:
      'pips, the cost, 0 if it is free; base, the cost before modifiers; modifiers, each {amount, clause, label}. The trail tells also what saved a surcharge, or failed to ("allows", "refuses"). ignored: what the question tells that its action takes no account of. taken: what it does not tell, and the answer rests on.',
    example: {
      action: 'move',
      elements: [{ troop: 'Irr Wb (O)', count: 6 }],
      deviates: true,
      distanceToGeneral: 700,
      generalInSight: true,
    },
    question: pipQuestion,
    describe: describePips,
    answer: spendPips,
  }),
};
