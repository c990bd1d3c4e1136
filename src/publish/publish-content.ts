import type { Rulebook } from '../rulebook/index.ts';
import { booksOf, type CompiledCode } from './compile-code.ts';
import type { Content } from './load-content.ts';
import { termFinder } from './glossary-edits.ts';
import { publishClarifications } from './publish-clarifications.ts';
import { publishDba } from './publish-dba.ts';
import { publishDiscrepancies } from './publish-discrepancies.ts';
import { publishEdition } from './publish-edition.ts';
import { publishFigures } from './publish-figures.ts';
import { publishGlossary } from './publish-glossary.ts';
import { lastReworded, publishHistories } from './publish-histories.ts';
import { publishRulings } from './publish-rulings.ts';
import { publishSources } from './publish-sources.ts';
import { examplesModule, rulesModule } from './rule-modules.ts';
import { setJson } from './set-json.ts';

/** The files of `generated/`, by path below it. */
export function publishContent(content: Content, { editions, modules }: CompiledCode): Map<string, string> {
  const files = new Map<string, string>();
  const { sources } = content;
  const histories = publishHistories(editions, sources);
  const since = lastReworded(histories);
  const findTerms = termFinder(content.glossary.terms);
  for (const compiled of editions) {
    const { id } = compiled.edition;
    publishEdition(files, compiled, content, since.get(id) ?? new Map(), findTerms);
    files.set(`${id}/rules.ts`, rulesModule(id, [compiled.book, compiled.inForce], compiled.snippets));
    files.set(`${id}/examples.ts`, examplesModule(booksOf(compiled), compiled.snippets));
  }
  for (const [path, { text }] of modules) files.set(path, text);
  publishClarifications(files, content, editions);
  publishRulings(files, content, editions);
  publishDiscrepancies(files, content);
  publishDba(files, content);
  publishGlossary(files, content);
  publishFigures(files, content);
  setJson(
    files,
    'editions.json',
    editions.map(({ edition, book }, index) => ({ ...edition, counts: countsOf(book, index === 0) })),
  );
  setJson(files, 'histories.json', histories);
  setJson(files, 'sources.json', publishSources(content));
  return files;
}

function countsOf(
  { edition, sections }: Rulebook,
  isBase: boolean,
): { clauses: number; held: number; changed: number } {
  const clauses = sections.flatMap((section) => section.clauses);
  const changed = isBase
    ? 0
    : clauses.filter(({ changes }) => changes.some((change) => change.edition === edition)).length;
  return { clauses: clauses.length, held: clauses.filter(({ held }) => held).length, changed };
}
