import type { Problem, Rulebook } from '../rulebook/index.ts';
import { DBM_WITH_TABLE } from '../../positions/index.ts';
import { DBA, type AnyGame } from '../../rules/index.ts';
import {
  compileTheorem,
  extractSnippets,
  runEditions,
  type EditionCode,
  type ClauseSnippets,
  type EditionRun,
  type SnippetModule,
} from '../snippets/index.ts';
import { checkExamples, checkFailures } from './check/check-examples.ts';
import type { Content, EditionContent } from './load/load-content.ts';
import type { Dba } from './load/load-dba.ts';
import { rulingsIn } from './load/beside/load-rulings.ts';

/** An edition whose code has run. */
export interface CompiledEdition extends EditionContent {
  /** The rulings that hold in it, as a book. */
  readonly rulings: Rulebook;
  readonly snippets: ReadonlyMap<string, ClauseSnippets>;
  readonly run: EditionRun;
}

/** DBA, whose code has run. */
export interface CompiledDba extends Dba {
  readonly snippets: ReadonlyMap<string, ClauseSnippets>;
  readonly run: EditionRun;
}

/** The code of all editions and of DBA, and every module by its path. */
export interface CompiledCode {
  readonly editions: readonly CompiledEdition[];
  readonly dba: CompiledDba | null;
  /** The code of every theorem, by its slug. */
  readonly theorems: ReadonlyMap<string, SnippetModule>;
  readonly modules: ReadonlyMap<string, SnippetModule>;
}

/** The books of an edition that hold code, those that may hold rules first. */
export function booksOf({
  book,
  inForce,
  rulings,
}: Pick<CompiledEdition, 'book' | 'inForce' | 'rulings'>): readonly Rulebook[] {
  return [book, inForce, rulings];
}

/** The code of all editions and of DBA before it has run, and every module by its path. */
export interface ExtractedCode {
  readonly editions: readonly Omit<CompiledEdition, 'run'>[];
  readonly dba: Omit<CompiledDba, 'run'> | null;
  readonly theorems: ReadonlyMap<string, SnippetModule>;
  readonly modules: ReadonlyMap<string, SnippetModule>;
  /** What is wrong with the fences themselves. */
  readonly problems: readonly Problem[];
}

/** Extract the code of every edition. */
export function extractCode(content: Content): ExtractedCode {
  const problems: Problem[] = [];
  const editions = content.editions.map((edition) => {
    const rulings = rulingsBook(content, edition);
    return { ...edition, rulings, snippets: snippetsOf(DBM_WITH_TABLE, booksOf({ ...edition, rulings }), problems) };
  });
  const dba = content.dba === null ? null : { ...content.dba, snippets: snippetsOf(DBA, [content.dba.book], problems) };
  const theorems = new Map(
    content.theorems.flatMap(({ slug, clause }) =>
      clause.fences.map((fence) => [slug, compileTheorem({ clause, fence, setup: [] })] as const),
    ),
  );
  const code = [...editions, ...(dba === null ? [] : [dba])].flatMap(({ snippets }) =>
    [...snippets.values()].flatMap(modulesOf),
  );
  const modules = new Map([...code, ...theorems.values()].map((module) => [`${module.kind}s/${module.name}`, module]));
  return { editions, dba, theorems, modules, problems };
}

/**
 * Run the examples of every edition.
 *
 * @param problems Where failed examples are put
 */
export async function runCode(
  { editions, dba, theorems, modules }: ExtractedCode,
  problems: Problem[],
): Promise<CompiledCode> {
  const codes = editions.map((each): EditionCode => {
    return { game: DBM_WITH_TABLE, edition: each.edition.id, books: booksOf(each), snippets: each.snippets };
  });
  const ofDba =
    dba === null ? [] : [{ game: DBA, edition: dba.game.edition, books: [dba.book], snippets: dba.snippets }];
  const runs = await runEditions([...codes, ...ofDba]);
  const withRun = <T>(each: T, index: number): T & { run: EditionRun } => {
    const run = runs[index];
    if (run === undefined) throw new Error('expected a run of every edition');
    return { ...each, run };
  };
  const all = { editions: editions.map(withRun), dba: dba === null ? null : withRun(dba, editions.length) };
  problems.push(
    ...runs.flatMap((run) => run.problems),
    ...checkFailures(all.editions.map((each) => ({ edition: each.edition.id, books: booksOf(each), run: each.run }))),
    ...(all.dba === null
      ? []
      : checkFailures([{ edition: all.dba.game.edition, books: [all.dba.book], run: all.dba.run }])),
    ...checkExamples(runs),
  );
  return {
    ...all,
    theorems,
    modules,
  };
}

/** The code of every clause of some books, by id. */
function snippetsOf(
  game: AnyGame,
  books: readonly Rulebook[],
  problems: Problem[],
): ReadonlyMap<string, ClauseSnippets> {
  const all = books.flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) => clauses.map((clause) => extractSnippets(clause, game))),
  );
  problems.push(...all.flatMap((each) => each.problems));
  return new Map(all.map(({ snippets }) => [snippets.clause.id, snippets]));
}

function modulesOf({ rule, examples }: ClauseSnippets): SnippetModule[] {
  return [...(rule === null ? [] : [rule]), ...examples];
}

function rulingsBook({ rulings }: Content, { edition }: EditionContent): Rulebook {
  const sections = rulingsIn(rulings, edition.id).map(({ slug, source, clause }, order) => ({
    id: `rulings-${slug}`,
    title: 'Rulings',
    page: null,
    document: null,
    sheet: false,
    order,
    source,
    clauses: [clause],
  }));
  return { edition: edition.id, sections };
}
