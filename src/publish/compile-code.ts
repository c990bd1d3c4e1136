import type { Problem, Rulebook } from '../rulebook/index.ts';
import {
  extractSnippets,
  runEdition,
  type ClauseSnippets,
  type EditionRun,
  type SnippetModule,
  type TypeChecker,
} from '../snippets/index.ts';
import { checkExamples } from './check-examples.ts';
import { unrepeated } from './check-content.ts';
import type { Content, EditionContent } from './load-content.ts';
import { rulingsIn } from './load-rulings.ts';

/** An edition whose code has run. */
export interface CompiledEdition extends EditionContent {
  /** The rulings that hold in it, as a book. */
  readonly rulings: Rulebook;
  readonly snippets: ReadonlyMap<string, ClauseSnippets>;
  readonly run: EditionRun;
}

/** The code of all editions: the editions, and every module by its path. */
export interface CompiledCode {
  readonly editions: readonly CompiledEdition[];
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

/**
 * Extract the code of every edition, check its types, and run its examples.
 *
 * @returns The code; null if there are problems, which are then in `problems`
 */
export async function compileCode(
  content: Content,
  typeChecker: TypeChecker,
  problems: Problem[],
  progress: (pass: string) => void,
): Promise<CompiledCode | null> {
  progress('Type-checking the rules');
  const found: Problem[] = [];
  const extracted = content.editions.map((edition) => {
    const rulings = rulingsBook(content, edition);
    const all = booksOf({ ...edition, rulings }).flatMap(({ sections }) =>
      sections.flatMap(({ clauses }) => clauses.map(extractSnippets)),
    );
    found.push(...all.flatMap((each) => each.problems));
    return { ...edition, rulings, snippets: new Map(all.map(({ snippets }) => [snippets.clause.id, snippets])) };
  });
  const modules = new Map(
    extracted
      .flatMap(({ snippets }) => [...snippets.values()].flatMap(modulesOf))
      .map((module) => [`${module.kind}s/${module.name}`, module]),
  );
  found.push(...typeChecker.check([...modules.values()]));
  if (found.length === 0) progress('Running the examples');
  const editions: CompiledEdition[] = [];
  for (const edition of found.length > 0 ? [] : extracted) {
    const run = await runEdition(edition.edition.id, booksOf(edition), edition.snippets);
    editions.push({ ...edition, run });
  }
  found.push(...editions.flatMap(({ run }) => run.problems), ...checkExamples(editions));
  problems.push(...unrepeated(found));
  return found.length > 0 ? null : { editions, modules };
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
    order,
    source,
    clauses: [clause],
  }));
  return { edition: edition.id, sections };
}
