import type { AnyClause } from './clause-code.ts';
import type { NotHeld } from './not-held.ts';
import type { Verdicts } from './verdict.ts';

/** A rule of a step, and the clause that it is the code of. */
export interface Rule<F> {
  readonly clause: AnyClause;
  readonly apply: F;
}

/**
 * How the answers of a step's rules come to one. `decides`: the last in printed order that answers. `adds`: amounts
 * add up. `judges`: a refusal prevails over permissions. `tells`: every answer counts by itself.
 */
export type Combining = 'decides' | 'adds' | 'judges' | 'tells';

/** What every snippet may use besides the steps. */
export interface Helpers extends Verdicts {
  readonly notHeld: NotHeld;
  /**
   * A figure of the clause's own table: the row by its abbreviation, the column by its heading. Of several rows, the
   * first that the table has.
   *
   * @throws {Error} If there is no such cell, or a dash
   */
  readonly figure: (row: string | readonly string[], column: string) => number;
  /** The same; null where the table has a dash, or none of the rows. */
  readonly figureIfAny: (row: string | readonly string[], column: string) => number | null;
}

/** What a snippet is written in: helpers, and every step as a function that takes the rule. */
export type Scope<S> = Helpers & { readonly [K in keyof S]: (rule: S[K]) => void };
