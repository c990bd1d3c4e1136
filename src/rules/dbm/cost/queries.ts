import { defineQuery } from '../../frame/questions/query.ts';
import type { DbmSteps } from '../dbm-steps.ts';
import { describeCost } from './describe-cost.ts';
import { costQuestion } from './cost-question.ts';
import { COST_FIELDS, COST_LINE_FIELDS } from './fields.ts';
import { priceArmy, type ArmyPrice } from './price-army.ts';
import type { CostQuestion } from './question.ts';

/** The questions of pricing an army. */
export const COST_QUERIES = {
  cost: defineQuery<DbmSteps, typeof COST_FIELDS, CostQuestion, ArmyPrice>({
    summary: 'What elements and fortifications cost in Army Points, line by line and in all.',
    fields: COST_FIELDS,
    parts: { 'each of elements': COST_LINE_FIELDS },
    answers:
      'ap, the total; each, the AP of an element of every line; lines: troop, count, each, total and steps. disputed: whether the sources disagree on a figure that counted; alternatives: ap by each other reading, its clause, why, and the discrepancy page. secondary: whether a figure that counted rests on a secondary source only; its steps say so too. baggage: the minimum of baggage elements, and its clause; null where it depends on generals and none is told. Amounts in trail are those of whole lines.',
    example: {
      elements: [
        { troop: 'Reg Kn (O)', general: 'C-in-C' },
        { troop: 'Reg Bd (O)', count: 8 },
        { fortification: 'TF', elementWidths: 6 },
      ],
    },
    question: costQuestion,
    describe: describeCost,
    answer: priceArmy,
  }),
};
