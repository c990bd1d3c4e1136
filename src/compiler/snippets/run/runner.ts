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
import type {
  Answer,
  Broken,
  ClauseTask,
  EditionOutcome,
  EditionTask,
  Failure,
  News,
  RanLine,
  Running,
  Task,
} from './task.ts';

// The process of apart-fs.ts: runs what it is sent, and answers. It has no rights but to read the rules; what it runs
// moreover finds only what belongs to the language: no process, nothing to import, no code made of texts.
const GAMES: readonly AnyGame[] = [DBM_WITH_TABLE, DBA];
serve<News>(
  (task, tell) => run(task as Task, tell), // what a program sends
  (error) => ({ ended: String(error), running: null }),
);

type Loaded = ReadonlyMap<string, unknown>;

/** What runs now. */
let current: Running = { module: '', edition: '' };

async function run({ modules, editions, limit }: Task, tell: (news: News) => void): Promise<Answer> {
  // Whoever waits is told what runs: of code that ends this process, nothing else is left to say it.
  const begin = (module: string, edition: string): void => {
    current = { module, edition };
    tell({ began: current });
  };
  const loading = new Map<string, string>();
  const loaded = new Map(
    await Promise.all(
      [...modules].map(
        async ([key, text]) =>
          [
            key,
            await loadModule(key, text).catch((error: unknown) => {
              loading.set(key, reasonOf(error));
              return () => undefined;
            }),
          ] as const,
      ),
    ),
  );
  const outcomes: EditionOutcome[] = [];
  for (const edition of editions) {
    const outcome = within(limit, () => runEdition(edition, loaded, begin));
    if (outcome === null) return { editions: null, endless: current };
    const unloaded = keysOf(edition).flatMap((module) => {
      const reason = loading.get(module);
      return reason === undefined ? [] : [{ module, reason }];
    });
    outcomes.push({ ...outcome, broken: [...unloaded, ...outcome.broken] });
  }
  return { editions: outcomes, endless: null };
}

function keysOf({ clauses }: EditionTask): readonly string[] {
  return clauses.flatMap(({ rule, examples }) => [...(rule === null ? [] : [rule]), ...examples]);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function runEdition(
  { game: id, edition, clauses }: EditionTask,
  loaded: Loaded,
  begin: (module: string, edition: string) => void,
): EditionOutcome {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`expected the id of a game, found ${JSON.stringify(id)}`);
  const broken: Broken[] = [];
  const guarded = <T>(module: string, step: () => T): T | null => {
    begin(module, edition);
    try {
      return step();
    } catch (error) {
      broken.push({ module, reason: reasonOf(error) });
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
