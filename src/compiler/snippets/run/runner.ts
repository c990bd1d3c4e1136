import { Script } from 'node:vm';
import { DBM_WITH_TABLE } from '../../../positions/index.ts';
import {
  createRuleSet,
  DBA,
  RuleError,
  runExamples,
  type AnyExample,
  type AnyGame,
  type ExampleRun,
} from '../../../rules/index.ts';
import { loadModule, serve } from './only-the-language.ts';
import type { Answer, Broken, ClauseTask, EditionOutcome, EditionTask, Failure, RanLine, Task } from './task.ts';

// The process of apart-fs.ts: runs what it is sent, and answers. It has no rights but to read the rules; what it runs
// moreover finds only what belongs to the language: no process, nothing to import, no code made of texts.
const GAMES: readonly AnyGame[] = [DBM_WITH_TABLE, DBA];
serve(
  (task) => run(task as Task), // what a program sends
  (error): Answer => ({ ended: String(error) }),
);

type Loaded = ReadonlyMap<string, unknown>;

/** The module that runs now. */
let current = '';

async function run({ modules, editions, limit }: Task): Promise<Answer> {
  const loaded = new Map(
    await Promise.all([...modules].map(async ([key, text]) => [key, await loadModule(key, text)] as const)),
  );
  const outcomes: EditionOutcome[] = [];
  for (const edition of editions) {
    const outcome = within(limit, () => runEdition(edition, loaded));
    if (outcome === null) return { editions: null, endless: { module: current, edition: edition.edition } };
    outcomes.push(outcome);
  }
  return { editions: outcomes, endless: null };
}

function runEdition({ game: id, edition, clauses }: EditionTask, loaded: Loaded): EditionOutcome {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`expected the id of a game, found ${JSON.stringify(id)}`);
  const broken: Broken[] = [];
  const guarded = <T>(module: string, step: () => T): T | null => {
    current = module;
    try {
      return step();
    } catch (error) {
      broken.push({ module, reason: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };
  const codes = clauses.map(({ rule, ...clause }: ClauseTask) => ({
    ...clause,
    define:
      rule === null
        ? null
        : (scope: unknown) => {
            guarded(rule, () => {
              (loaded.get(rule) as (scope: unknown) => void)(scope); // what a rule exports
            });
          },
  }));
  const rules = createRuleSet(game, edition, codes);
  const runOf = (example: string): readonly RanLine[] =>
    guarded(example, () => runExamples(game, rules, loaded.get(example) as AnyExample).map(toldOf)) ?? []; // what an example exports
  const steps = codes.map((code) =>
    Object.entries(rules.steps).flatMap(([name, all]) =>
      all.some(({ clause }) => clause.id === code.id) ? [name] : [],
    ),
  );
  return { clauses: clauses.map(({ examples }) => examples.map(runOf)), steps, broken };
}

function toldOf(run: ExampleRun): RanLine {
  const { line, status, question, trail, asked } = run;
  const onTable = asked?.query === 'table' ? asked.written : null;
  return { line, status, question, trail, onTable, failure: failureOf(run) };
}

function failureOf({ status, actual }: ExampleRun): Failure | null {
  if (status === 'passed' || status === 'not held') return null;
  if (!(actual instanceof Error)) return { found: `found ${JSON.stringify(actual)}`, rule: null };
  const rule = actual instanceof RuleError ? { clause: actual.clause.id, reason: actual.reason } : null;
  return { found: `it threw: ${actual.message}`, rule };
}

/** Call a function, and end it where the limit is over; null then. */
function within<T>(limit: number, step: () => T): T | null {
  const holder = globalThis as { step?: () => T };
  holder.step = step;
  try {
    return new Script('step()').runInThisContext({ timeout: limit }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  } finally {
    delete holder.step;
  }
}
