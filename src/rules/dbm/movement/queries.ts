import type { DbmSteps } from '../dbm-steps.ts';
import { paces, textOrNull } from '../../frame/questions/field.ts';
import { troop } from '../troops/troop-field.ts';
import { defineQuery } from '../../frame/questions/query.ts';
import { formatTroop } from '../troops/parse-troop.ts';
import { MARCH_QUERY } from './march/march-query.ts';
import { describeMove } from './move/describe-move.ts';
import { EARLIER_WHEEL_FIELDS, MOVE_FIELDS, PATH_FIELDS } from './move/move-fields.ts';
import type { MoveQuestion } from './move/move-question.ts';
import { moveOf, type MoveAnswer } from './move/move.ts';
import { rangeOf, type RangeAnswer, type RangeQuestion } from './range.ts';

const RANGE_FIELDS = {
  troop: troop('The element that would shoot.'),
  weapon: textOrNull('Its weapon, in any words. It changes nothing: the ranges are by troop type and grade.'),
  distance: paces('How far away the target is.'),
};

/** The questions of moving. */
export const MOVEMENT_QUERIES = {
  move: defineQuery<DbmSteps, typeof MOVE_FIELDS, MoveQuestion, MoveAnswer>({
    summary: 'How far an element may move in one tactical move.',
    fields: MOVE_FIELDS,
    parts: { wheeledBefore: EARLIER_WHEEL_FIELDS, path: PATH_FIELDS },
    answers:
      'maxPaces; 0 if it cannot move at all, null where the table prints a dash ("N/A"): why says so. With path: measuredPaces, what its way is measured as, and inReach, whether the move is enough for it.',
    example: { troop: 'Irr LH (F)', going: 'good' },
    question: ({ going, ...fields }) => ({ ...fields, goings: going }),
    describe: describeMove,
    answer: moveOf,
  }),
  range: defineQuery<DbmSteps, typeof RANGE_FIELDS, RangeQuestion, RangeAnswer>({
    summary: 'How far an element can shoot, and whether troops of its type and grade shoot at all.',
    fields: RANGE_FIELDS,
    answers:
      'canShoot, of the type and grade, whatever the situation; null where no text that we have says so. rangePaces, null if they never shoot. With distance: inRange. why. Where we know that they shoot, but not how far, answer is null beside these.',
    example: { troop: 'Reg Bw (O)', distance: 200 },
    question: (fields) => fields,
    describe: ({ troop: shooter, weapon, distance }) =>
      [
        `How far can ${formatTroop(shooter)}${weapon === null ? '' : ` with ${weapon}`} shoot?`,
        ...(distance === null ? [] : [`The target is ${String(distance)}p away.`]),
      ].join(' '),
    answer: rangeOf,
  }),
  march: MARCH_QUERY,
};
