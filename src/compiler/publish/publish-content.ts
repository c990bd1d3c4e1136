import type { Rulebook } from '../rulebook/index.ts';
import { DBM } from '../../rules/index.ts';
import { addedFinder } from './added-by.ts';
import { addressesIn } from './files/addresses.ts';
import { booksOf, type CompiledCode } from './compile-code.ts';
import type { Content } from './load/load-content.ts';
import { termFinder } from './glossary-edits.ts';
import { publishApiSchemas } from './api/publish-api-schemas.ts';
import { publishQuestionSchemas } from './api/publish-question-schemas.ts';
import { publishClarifications } from './reference/publish-clarifications.ts';
import { publishComparisons } from './edition/publish-comparisons.ts';
import { publishContentChanges } from './reference/publish-content-changes.ts';
import { publishDba } from './edition/publish-dba.ts';
import { publishDiscrepancies } from './reference/publish-discrepancies.ts';
import { publishEdition } from './edition/publish-edition.ts';
import { publishFigures } from './reference/publish-figures.ts';
import { publishGlossary } from './reference/publish-glossary.ts';
import { lastReworded, publishHistories } from './edition/publish-histories.ts';
import { publishRulings } from './reference/publish-rulings.ts';
import { publishTheorems } from './reference/publish-theorems.ts';
import { publishSources } from './reference/publish-sources.ts';
import { calculatorModules, examplesModule, rulesModule } from './edition/rule-modules.ts';
import type { PublishedSearch } from './model.ts';
import { setJson } from './files/set-json.ts';

/** The files of `generated/`, by path below it. */
export function publishContent(
  content: Content,
  { editions, dba, theorems, modules }: CompiledCode,
): Map<string, string> {
  const files = new Map<string, string>();
  const { sources } = content;
  const histories = publishHistories(editions, sources);
  const since = lastReworded(histories);
  const findTerms = termFinder(content.glossary.terms);
  const findAdded = addedFinder(editions);
  for (const compiled of editions) {
    const { id } = compiled.edition;
    publishEdition(files, compiled, content, since.get(id) ?? new Map(), findTerms, findAdded);
    const { book, inForce, snippets } = compiled;
    files.set(`${id}/rules.ts`, rulesModule(id, DBM.ruleScope, [book, inForce], snippets, sources));
    const addresses = addressesIn(book, inForce);
    for (const [path, text] of calculatorModules(id, DBM.ruleScope, [book, inForce], snippets, addresses, sources))
      files.set(path, text);
    files.set(`${id}/examples.ts`, examplesModule(booksOf(compiled), compiled.snippets));
  }
  for (const [path, { text }] of modules) files.set(path, text);
  publishClarifications(files, content, editions);
  publishRulings(files, content, editions);
  publishTheorems(files, content, editions, theorems);
  publishDiscrepancies(files, content);
  if (dba !== null) publishDba(files, content, dba);
  publishGlossary(files, content);
  publishFigures(files, content);
  publishContentChanges(files, content);
  const comparisons = publishComparisons(editions, content.bites);
  const changedIn = (edition: string, before: string | undefined): number =>
    comparisons.find(({ from, to }) => from === before && to === edition)?.changes.length ?? 0;
  setJson(
    files,
    'editions.json',
    editions.map(({ edition, book }, index) => ({
      ...edition,
      counts: { ...countsOf(book), changed: changedIn(edition.id, editions[index - 1]?.edition.id) },
    })),
  );
  setJson(files, 'comparisons.json', comparisons);
  const asked = Object.assign({}, ...content.search.asked.map(({ phrases }) => phrases)) as PublishedSearch['asked'];
  setJson(files, 'search.json', { sayings: content.search.sayings, asked } satisfies PublishedSearch);
  setJson(files, 'histories.json', histories);
  publishApiSchemas(files);
  publishQuestionSchemas(files);
  setJson(files, 'sources.json', publishSources(content));
  return files;
}

function countsOf({ sections }: Rulebook): { clauses: number; held: number } {
  const clauses = sections.flatMap((section) => section.clauses);
  return { clauses: clauses.length, held: clauses.filter(({ held }) => held).length };
}
