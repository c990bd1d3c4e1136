import { defineQuery } from '../../frame/questions/query.ts';
import type { DbaSteps } from '../steps.ts';
import {
  answerDbaMove,
  DBA_MOVE_FIELDS,
  dbaMoveQuestion,
  describeDbaMove,
  type DbaMoveAnswer,
  type DbaMoveQuestion,
} from './move.ts';
import {
  answerDbaSecondMove,
  DBA_SECOND_MOVE_FIELDS,
  describeDbaSecondMove,
  type DbaSecondMoveAnswer,
  type DbaSecondMoveQuestion,
} from './second-move.ts';

/** The questions of moves in DBA. */
export const DBA_MOVE_QUERIES = {
  move: defineQuery<DbaSteps, typeof DBA_MOVE_FIELDS, DbaMoveQuestion, DbaMoveAnswer>({
    summary: 'DBA: how far troops may go in a tactical move.',
    fields: DBA_MOVE_FIELDS,
    answers: 'maxPaces; 0, and why, where they cannot move there at all.',
    example: { troop: 'Knights', going: 'woods' },
    question: dbaMoveQuestion,
    describe: describeDbaMove,
    answer: answerDbaMove,
  }),
  'second-move': defineQuery<DbaSteps, typeof DBA_SECOND_MOVE_FIELDS, DbaSecondMoveQuestion, DbaSecondMoveAnswer>({
    summary: 'DBA: whether an element or a group that has moved in this bound may move again.',
    fields: DBA_SECOND_MOVE_FIELDS,
    answers: 'allowed, and why.',
    example: { troop: 'Warband', endsIn: 'close combat' },
    question: (question) => question,
    describe: describeDbaSecondMove,
    answer: answerDbaSecondMove,
  }),
};
