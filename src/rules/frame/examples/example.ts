import type { NotHeld } from '../not-held.ts';
import type { Query, Written } from '../questions/query.ts';
import type { TrailStep } from '../trail.ts';

/** What an example asked, and the steps of the answer. */
export interface AskedQuestion {
  /** The question in words. */
  readonly words: () => string;
  readonly trail: readonly TrailStep[];
  /** The query, and the question as it was written; left out where a function of the game's own asks. */
  readonly asked?: { readonly query: string; readonly written: unknown };
}

/** What every line of a `ts example` fence is written in. */
export interface Checks {
  /** One line: what it comes to, and what is written after its `//`. */
  readonly check: (line: number, actual: () => unknown, expected: () => unknown) => void;
  /** What `// not held` stands for. */
  readonly notHeld: NotHeld;
}

/** A `ts example` fence, compiled: type-checked against what its game's examples are written in. */
export type ExampleModule<Scope> = (scope: Scope) => void;

/** `second-move` as a function is called. */
type FunctionName<N> = N extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<FunctionName<Rest>>}` : N;

/** Each query of a game with steps `S` as a function: a question as the command reads it, and its answer. */
export type Asking<S, Queries> = {
  readonly [N in keyof Queries as FunctionName<N>]: Queries[N] extends Query<S, infer F, infer A>
    ? (question: Written<F>) => A
    : never;
};

/** The name by which examples call a query: `secondMove` for `second-move`. */
export function functionName(query: string): string {
  return query.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
