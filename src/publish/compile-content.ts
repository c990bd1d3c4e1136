import type { Clause, Problem, Rulebook } from '../rulebook/index.ts';
import { extractSnippets, hashText, runEdition, type ClauseSnippets, type EditionRun, type TypeChecker } from '../snippets/index.ts';
import { checkDiscrepancies, checkEdition, unrepeated } from './check-content.ts';
import { checkExamples } from './check-examples.ts';
import type { ContentFiles } from './content-files.ts';
import { loadChain, type BuiltEdition } from './load-chain.ts';
import { clarificationsIn, loadClarifications } from './load-clarifications.ts';
import { loadDiscrepancies } from './load-discrepancies.ts';
import { loadSources } from './load-sources.ts';
import { publishClarifications } from './publish-clarifications.ts';
import { publishDiscrepancies } from './publish-discrepancies.ts';
import { publishEdition } from './publish-edition.ts';
import { lastReworded, publishHistories } from './publish-histories.ts';
import { publishSources } from './publish-sources.ts';
import { examplesModule, rulesModule } from './rule-modules.ts';

/** What a compilation gives: the files of `generated/`, or everything that is wrong. */
export type Compilation =
  | { readonly problems: readonly Problem[]; readonly files: null }
  | { readonly problems: readonly []; readonly files: ReadonlyMap<string, string> };

/** An edition with everything that holds in it. */
export interface CompiledEdition extends BuiltEdition {
  readonly clarifications: Rulebook;
  readonly snippets: ReadonlyMap<string, ClauseSnippets>;
  readonly run: EditionRun;
}

/**
 * Compile the content: apply the amendments, check everything, run the examples, and write what the site, the tools
 * and the command read.
 *
 * @param content The files of `content/`
 * @param typeChecker Kept by the caller, so that compiling again after an edit is quick
 * @param progress Called with a line when a pass begins
 * @returns The files of `generated/`, by path below it; or every independent problem
 */
export async function compileContent(content: ContentFiles, typeChecker: TypeChecker, progress: (pass: string) => void = () => undefined): Promise<Compilation> {
  const problems: Problem[] = [];
  progress('Reading sources');
  const sources = loadSources(content, problems);
  const statementIds = new Set(sources.statements.keys());
  const discrepancies = loadDiscrepancies(content, statementIds, problems);
  const sections = loadClarifications(content, problems);
  progress('Applying amendments');
  const chain = loadChain(content, statementIds, problems);
  if (problems.length > 0) return { problems, files: null };

  const editionIds = chain.map(({ edition }) => edition.id);
  const inForce = chain.map(({ book }) => clarificationsIn(sections, book.edition, editionIds));
  for (const [index, { book }] of chain.entries()) {
    const clarifications = inForce[index];
    if (clarifications !== undefined) problems.push(...checkEdition(book, clarifications, statementIds));
  }
  problems.push(...checkDiscrepancies(discrepancies, chain.map(({ book }) => book), inForce));
  progress('Type-checking the rules');
  const extracted = chain.map(({ book }, index) => extractAll([book, ...inForce.slice(index, index + 1)]));
  problems.push(...extracted.flatMap((each) => each.problems));
  const modules = new Map(extracted.flatMap(({ snippets }) => [...snippets.values()]).flatMap(({ rule, examples }) => [...(rule === null ? [] : [rule]), ...examples]).map((module) => [`${module.kind}s/${module.name}`, module]));
  problems.push(...typeChecker.check([...modules.values()]));
  if (problems.length > 0) return { problems: unrepeated(problems), files: null };

  progress('Running the examples');
  const editions: CompiledEdition[] = [];
  for (const [index, built] of chain.entries()) {
    const clarifications = inForce[index];
    const snippets = extracted[index]?.snippets;
    if (clarifications === undefined || snippets === undefined) continue;
    const run = await runEdition(built.edition.id, [built.book, clarifications], snippets);
    problems.push(...run.problems);
    editions.push({ ...built, clarifications, snippets, run });
  }
  problems.push(...checkExamples(editions));
  if (problems.length > 0) return { problems: unrepeated(problems), files: null };

  progress('Writing editions');
  const files = new Map<string, string>();
  const histories = publishHistories(chain, sources);
  const since = lastReworded(histories);
  for (const edition of editions) {
    publishEdition(files, edition, sources, discrepancies, since.get(edition.edition.id) ?? new Map());
    files.set(`${edition.edition.id}/rules.ts`, rulesModule(edition.edition.id, [edition.book, edition.clarifications], edition.snippets));
    files.set(`${edition.edition.id}/examples.ts`, examplesModule([edition.book, edition.clarifications], edition.snippets));
  }
  for (const [path, { text }] of modules) files.set(path, text);
  publishClarifications(files, sections, editions, sources, discrepancies);
  publishDiscrepancies(files, discrepancies, chain, sources);
  setJson(files, 'editions.json', chain.map(({ edition, book }, index) => ({ ...edition, counts: countsOf(book, index === 0) })));
  setJson(files, 'histories.json', histories);
  setJson(files, 'sources.json', publishSources(sources, chain, { edition: '', sections }, discrepancies));
  files.set('fingerprint', fingerprintOf(content));
  return { problems: [], files };
}

/** A digest of the content: tells whether `generated/` was made from what is there now. */
export function fingerprintOf(content: ContentFiles): string {
  return hashText(JSON.stringify([...content]));
}

/** Store a value as JSON, the same bytes for the same value. */
export function setJson(files: Map<string, string>, path: string, value: unknown): void {
  files.set(path, `${JSON.stringify(value, null, 1)}\n`);
}

function extractAll(books: readonly Rulebook[]): { snippets: ReadonlyMap<string, ClauseSnippets>; problems: Problem[] } {
  const clauses: Clause[] = books.flatMap(({ sections }) => sections.flatMap((section) => section.clauses));
  const extracted = clauses.map(extractSnippets);
  return { snippets: new Map(extracted.map(({ snippets }) => [snippets.clause.id, snippets])), problems: extracted.flatMap((each) => each.problems) };
}

function countsOf({ edition, sections }: Rulebook, isBase: boolean): { clauses: number; held: number; changed: number } {
  const clauses = sections.flatMap((section) => section.clauses);
  const changed = isBase ? 0 : clauses.filter(({ changes }) => changes.some((change) => change.edition === edition)).length;
  return { clauses: clauses.length, held: clauses.filter(({ held }) => held).length, changed };
}
