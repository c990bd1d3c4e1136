import type { DbmSteps } from '../dbm-steps.ts';
import { paces, textOrNull } from '../../frame/questions/field.ts';
import { troop } from '../troops/troop-field.ts';
import { defineQuery } from '../../frame/questions/query.ts';
import { formatTroop } from '../troops/parse-troop.ts';
import { describeMarch } from './march/describe-march.ts';
import { describeMove } from './move/describe-move.ts';
import { ENEMY_FIELDS, MARCH_FIELDS, MARCHER_FIELDS, marchQuestion } from './march/march-fields.ts';
import type { MarchQuestion } from './march/march-question.ts';
import { marchOf, type MarchAnswer } from './march/march.ts';
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
  march: defineQuery<DbmSteps, typeof MARCH_FIELDS, MarchQuestion, MarchAnswer>({
    summary: 'Whether troops may march: from here, closer to enemy than 200 paces, or after another move.',
    fields: MARCH_FIELDS,
    parts: { movers: MARCHER_FIELDS, enemyWithin200p: ENEMY_FIELDS },
    answers:
      'allowed, and why. A march closer than 200 paces is allowed only if what allows it is told: enemyWithin200p, and frontRank where it makes a difference. It is for the PIPs query to say what a march costs.',
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
  }),
};
