import type { AnyClause } from './clause-code.ts';
import type { TrailStep } from './trail.ts';

/**
 * An answer, not a mishap: while the pages are built it is thrown thousands of times, and nobody reads where. It notes
 * no stack, which is what takes the time.
 */
class Refusal extends Error {
  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Thrown where an answer rests on a clause whose wording we do not hold, or whose wording does not say. */
export class NotHeldError extends Refusal {
  readonly clause: AnyClause;

  constructor(clause: AnyClause) {
    super(`we have no text of ${clause.id}`);
    this.clause = clause;
  }

  /** Of a clause whose wording is held, that this does not say; of another, that it is not held. */
  get step(): TrailStep {
    const { held, id, title } = this.clause;
    return { step: held ? 'not said' : 'not held', clause: id, label: title };
  }
}

/** Thrown where no clause in force provides for what is asked. */
export class UnprovidedError extends Refusal {}

/** Thrown where the code of a clause throws: says which clause's. */
export class RuleError extends Error {
  readonly clause: AnyClause;
  /** What it threw, in words. */
  readonly reason: string;

  constructor(clause: AnyClause, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the rule of ${clause.id} threw: ${reason}`, { cause });
    this.clause = clause;
    this.reason = reason;
  }
}
