import type { DbmSteps } from '../dbm-steps.ts';
import { defineQuery } from '../../frame/questions/query.ts';
import { countLosses, type LossAnswer } from './count-losses.ts';
import { describeLosses, describeVictory } from './describe-losses.ts';
import { BAGGAGE_LINE_FIELDS, LOSS_FIELDS, lossQuestion, TROOP_LINE_FIELDS } from './fields.ts';
import type { LossQuestion, VictoryQuestion } from './question.ts';
import { checkVictoryQuestion, COMMAND_RESULT_FIELDS, VICTORY_FIELDS } from './victory/victory-fields.ts';
import { scoreVictory, type VictoryAnswer } from './victory/victory.ts';

/** The questions of counting losses. */
export const LOSS_QUERIES = {
  losses: defineQuery<DbmSteps, typeof LOSS_FIELDS, LossQuestion, LossAnswer>({
    summary: 'What a command or an army counts for in element equivalents, what it has lost, and when that tells.',
    fields: LOSS_FIELDS,
    parts: { 'a line of command or lost': TROOP_LINE_FIELDS, 'a line of baggage': BAGGAGE_LINE_FIELDS },
    answers:
      'elementEquivalents, the original ones, with elements (baggage left out) and each (of one element of each line); totalLosses, and totalFor, what they are counted for. Of a command: demoralisedAt and quarterLostAt, the least losses that do it, in halves; demoralised and quarterLost, if its losses are told. demoralised tells of losses alone; it is null where it hangs on the loss of the general, of which we have no text. For purpose "defeat": defeatedAt and defeated, of the army.',
    example: {
      command: [
        { troop: 'Reg Bd (O)', count: 12, general: 'C-in-C' },
        { troop: 'Ps (O)', count: 6 },
        { troop: 'Irr Ax (I)', count: 5 },
      ],
      lost: [
        { troop: 'Reg Bd (O)', count: 4 },
        { troop: 'Ps (O)', count: 2 },
      ],
    },
    question: lossQuestion,
    describe: describeLosses,
    answer: countLosses,
  }),
  victory: defineQuery<DbmSteps, typeof VICTORY_FIELDS, VictoryQuestion, VictoryAnswer>({
    summary: 'What victory points are transferred at the end of the game, and what each side scores.',
    fields: VICTORY_FIELDS,
    parts: { 'a command of sideA or sideB': COMMAND_RESULT_FIELDS },
    answers:
      'transfer: vp, with from and to ("sideA", "sideB"; null if vp is 0); demoralised, the demoralised commands of each side; vp, what each side scores after the transfer. vp is left out before the game is over, and where some but not all commands of a side are demoralised and it is not told which is whose.',
    example: {
      sideA: [
        { originalEE: 16, lost: 4, demoralised: false, general: 'C-in-C' },
        { originalEE: 12, lost: 3, demoralised: false, general: 'sub-general' },
      ],
      sideB: [
        { originalEE: 18, lost: 2, demoralised: false, general: 'C-in-C' },
        { originalEE: 10, lost: 2.5, demoralised: false, general: 'ally' },
      ],
      gameOver: true,
    },
    question: checkVictoryQuestion,
    describe: describeVictory,
    answer: scoreVictory,
  }),
};
