import type { Space } from '../spaces/space.ts';
import type { Matrix } from './matrix.ts';
import { talliedAnswers, type AnswerTally } from './tally-of-answers.ts';
import { talliedThrows, type CombatTally } from './tally-of-throws.ts';

export type Tally = CombatTally | AnswerTally;

/** Count what the situations of a space come to. */
export function tallied(space: Space, matrix: Matrix): Tally {
  return space.query === 'combat' ? talliedThrows(matrix) : talliedAnswers(matrix);
}
