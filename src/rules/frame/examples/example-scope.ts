import type { CombatExample } from '../../dbm/combat/combat-example.ts';
import type { DbaCombatExample } from '../../dba/combat/dba-combat-example.ts';
import type { DBA_QUERIES } from '../../dba/queries.ts';
import type { DbaSteps } from '../../dba/steps.ts';
import type { DbmSteps } from '../../dbm/dbm-steps.ts';
import type { DBM_QUERIES } from '../../dbm/dbm.ts';
import type { NotHeld } from '../not-held.ts';
import type { Query, Written } from '../questions/query.ts';
import type { TrailStep } from '../trail.ts';

/** What an example asked, and the steps of the answer. */
export interface AskedQuestion {
  /** The question in words. */
  readonly words: () => string;
  readonly trail: readonly TrailStep[];
}

/** What every line of a `ts example` fence is written in. */
export interface Checks {
  /** One line: what it comes to, and what is written after its `//`. */
  readonly check: (line: number, actual: () => unknown, expected: () => unknown) => void;
  /** What `// not held` stands for. */
  readonly notHeld: NotHeld;
}

/** `second-move` as a function is called. */
type FunctionName<N> = N extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<FunctionName<Rest>>}` : N;

/** Each query of a game with steps `S` as a function: a question as the command reads it, and its answer. */
type Asking<S, Queries> = {
  readonly [N in keyof Queries as FunctionName<N>]: Queries[N] extends Query<S, infer F, infer A>
    ? (question: Written<F>) => A
    : never;
};

/** What the lines of a `ts example` fence of DBM are written in. */
export type ExampleScope = Checks &
  Omit<Asking<DbmSteps, typeof DBM_QUERIES>, 'combat'> & { readonly combat: CombatExample };

/** The same of DBA. */
export type DbaExampleScope = Checks &
  Omit<Asking<DbaSteps, typeof DBA_QUERIES>, 'combat'> & { readonly combat: DbaCombatExample };

/** The name by which examples call a query: `secondMove` for `second-move`. */
export function functionName(query: string): string {
  return query.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
