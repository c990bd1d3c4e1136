import type { Mover } from './mover.ts';
import type { PipQuestion } from './question.ts';

/** A move or halt that is to be paid for, as a rule looks at it. */
export interface Spending extends PipQuestion {
  /** The elements, each kind once. */
  readonly movers: readonly Mover[];
  /** Whether any of the elements is such a one. */
  readonly includes: (test: (mover: Mover) => boolean) => boolean;
  /** Whether all of the elements are such. */
  readonly entirely: (test: (mover: Mover) => boolean) => boolean;
  /** Asks the rules whether deviating costs nothing. */
  readonly deviationIsFree: () => boolean;
  /** Asks the rules whether moving short costs nothing. */
  readonly shortMoveIsFree: () => boolean;
}
