/**
 * A process that judges one mutant of a snippet after the other by the examples alone. It loads the rules once: of a
 * snippet, which is pure, it loads the mutant anew beside the others.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DBM_WITH_TABLE } from '../../../src/positions/index.ts';
import {
  createRuleSet,
  DBA,
  runExamples,
  type AnyClauseCode,
  type AnyExample,
  type AnyGame,
} from '../../../src/rules/index.ts';
import type { Mutation } from '../mutants/mutant.ts';

interface Book {
  readonly game: AnyGame;
  readonly edition: string;
  readonly clauses: readonly AnyClauseCode[];
  readonly examples: readonly { readonly clause: string; readonly example: AnyExample }[];
}

const mutations: Mutation[] = [];
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    const mutation = mutations[Number(new URL(url).searchParams.get('mutant') ?? NaN)];
    if (mutation === undefined) return loaded;
    const source = readFileSync(mutation.file, 'utf8');
    return { ...loaded, source: source.slice(0, mutation.start) + mutation.text + source.slice(mutation.end) };
  },
});

const generated = new URL('../../../generated/', import.meta.url);
const editions = JSON.parse(readFileSync(new URL('editions.json', generated), 'utf8')) as { id: string }[];
const books = await Promise.all([...editions.map(({ id }) => readBook(DBM_WITH_TABLE, id)), readBook(DBA, DBA.id)]);

process.on('message', (message) => {
  void judge(message as Mutation).then((killed) => process.send?.(killed));
});
process.send?.('ready');

async function readBook(game: AnyGame, edition: string): Promise<Book> {
  const load = (name: string): Promise<unknown> => import(new URL(`${edition}/${name}.ts`, generated).href);
  const { clauses } = (await load('rules')) as Pick<Book, 'clauses'>;
  const { examples } = (await load('examples')) as Pick<Book, 'examples'>;
  return { game, edition, clauses, examples };
}

/** Whether a line of an example fails, in any edition that has the snippet. */
async function judge(mutation: Mutation): Promise<boolean> {
  const number = mutations.push(mutation) - 1;
  const url = pathToFileURL(mutation.file).href;
  const { default: define } = (await import(url)) as { default: NonNullable<AnyClauseCode['define']> | null };
  const { default: mutant } = (await import(`${url}?mutant=${String(number)}`)) as {
    default: NonNullable<AnyClauseCode['define']> | null;
  };
  const clause = path.basename(fileURLToPath(url)).split('.').slice(0, -2).join('.');
  return books.some(({ game, edition, clauses, examples }) => {
    if (clauses.every((each) => each.define !== define)) return false;
    const mutated = clauses.map((each) => (each.define === define ? { ...each, define: mutant } : each));
    const own = examples.toSorted((a, b) => Number(b.clause === clause) - Number(a.clause === clause));
    try {
      const rules = createRuleSet(game, edition, mutated);
      return own.some(({ example }) =>
        runExamples(game, rules, example).some(({ status }) => status === 'failed' || status === 'error'),
      );
    } catch {
      return true; // no example runs at all
    }
  });
}
