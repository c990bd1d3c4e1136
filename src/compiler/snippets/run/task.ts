import type { AnyClause, ExampleRun } from '../../../rules/index.ts';

/** What a process apart is to run. */
export interface Task {
  /** The text of every module, by key. */
  readonly modules: ReadonlyMap<string, string>;
  readonly editions: readonly EditionTask[];
  /** How long the code of an edition may run, in milliseconds. */
  readonly limit: number;
}

/** The code of an edition, in the order in which it is gathered and run. */
export interface EditionTask {
  /** `dbm` or `dba`. */
  readonly game: string;
  readonly edition: string;
  readonly clauses: readonly ClauseTask[];
}

/** A clause, with the keys of its modules. */
export interface ClauseTask extends Omit<AnyClause, 'define'> {
  readonly rule: string | null;
  readonly examples: readonly string[];
}

/** What it answers: what each edition did, or the module that had not come to an end when the limit was over. */
export type Outcome =
  | { readonly editions: readonly EditionOutcome[]; readonly endless: null }
  | { readonly editions: null; readonly endless: Running };

/** What comes of a task; where it could not be done, or the process ended before that, why. */
export type Answer = Outcome | Ended;

/** A task that was not done. */
export interface Ended {
  readonly ended: string;
  /** What ran then; null where nothing did. */
  readonly running: Running | null;
}

/** The module that runs just now, and the edition for which it does. */
export interface Running {
  readonly module: string;
  readonly edition: string;
}

/** What is told of a task: each module as it begins to run, and what came of the whole. */
export type News = { readonly began: Running } | Answer;

export interface EditionOutcome {
  /** By clause, by example, the lines that ran. */
  readonly clauses: readonly (readonly (readonly RanLine[])[])[];
  /** By clause, the steps of the game that its rule contributes to. */
  readonly steps: readonly (readonly string[])[];
  /** The modules that threw as they were loaded. */
  readonly broken: readonly Broken[];
}

export interface Broken {
  readonly module: string;
  /** What it threw, in words. */
  readonly reason: string;
}

/** A line of an example, as it ran. */
export interface RanLine extends Pick<ExampleRun, 'line' | 'status' | 'question' | 'trail'> {
  /** The question about a position that it asked, as the query `table` takes it; null where it asked another. */
  readonly onTable: unknown;
  /** What was found instead of what was expected; null where nothing was. */
  readonly failure: Failure | null;
}

export interface Failure {
  /** `found 5`, or `it threw: …`. */
  readonly found: string;
  /** The clause whose rule threw, and what; null where none did. */
  readonly rule: { readonly clause: string; readonly reason: string } | null;
}
