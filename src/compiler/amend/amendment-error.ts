import { RulebookError, type Problem } from '../rulebook/index.ts';

/** Thrown where amendments do not fit the rulebook, with every independent problem. */
export class AmendmentError extends RulebookError {
  constructor(problems: readonly Problem[]) {
    super(problems);
    this.name = 'AmendmentError';
  }
}
