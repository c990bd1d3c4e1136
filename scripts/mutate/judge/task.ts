import type { Mutation } from '../mutants/mutant.ts';

/** What a judge is told. */
export interface Task {
  /** Null to run the tests on the code as it is. */
  readonly mutation: Mutation | null;
  /** In the order in which they are to be run. */
  readonly testFiles: readonly string[];
  /** The files of which to tell which code ran. */
  readonly measured: readonly string[];
}

/** The parts of a file, as first and last offset, with how often each ran; inner parts override those around them. */
export interface Covered {
  readonly file: string;
  readonly ranges: readonly (readonly [start: number, end: number, count: number])[];
}

/** What a judge says. */
export interface Verdict {
  readonly failed: { readonly file: string; readonly test: string } | null;
  readonly ran: number;
  readonly milliseconds: number;
  readonly covered: readonly Covered[];
}
