import type { DbmRules } from '../../rules/index.ts';
import { answersIn, answersOnDemand } from '../matrix/answers-of.ts';
import type { Matrix } from '../matrix/matrix.ts';
import { rowsIn, rowsOnDemand } from '../matrix/rows-of.ts';
import type { Space } from '../spaces/space.ts';
import type { Tried } from './prove.ts';

/** A space with the matrix that was worked out of it. */
export function matrixTried(space: Space, matrix: Matrix): Tried {
  return space.query === 'combat' ? { space, rows: rowsIn(matrix) } : { space, answers: answersIn(matrix) };
}

/** A space whose situations are worked out when they are asked for. */
export function triedOnDemand(space: Space, rules: DbmRules): Tried {
  return space.query === 'combat'
    ? { space, rows: rowsOnDemand(rules, space) }
    : { space, answers: answersOnDemand(rules, space) };
}
