import { clarificationAddress, historyAddress } from './addresses.ts';
import { setJson } from './compile-content.ts';
import type { BuiltEdition } from './load-chain.ts';
import type { Discrepancy } from './load-discrepancies.ts';
import type { Sources } from './load-sources.ts';
import type { PublishedDiscrepancies } from './model.ts';
import { publishCitations } from './publish-clause.ts';

/** Write the discrepancies: as data, and the text of each. Their links lead to a clause through all editions. */
export function publishDiscrepancies(files: Map<string, string>, discrepancies: readonly Discrepancy[], chain: readonly BuiltEdition[], sources: Sources): void {
  const clauseIds = new Set(chain.flatMap(({ book }) => book.sections.flatMap((section) => section.clauses.map(({ id }) => id))));
  const addressOf = (id: string): string => (clauseIds.has(id) ? historyAddress(id) : clarificationAddress(id));
  const published: PublishedDiscrepancies = Object.fromEntries(
    discrepancies.map(({ name, title, kind, status, cites, clauses, readings }) => [
      name,
      { name, title, kind, status, citations: publishCitations(cites, sources), clauses, readings },
    ]),
  );
  for (const { name, source } of discrepancies) {
    const text = source.text.replaceAll(/\]\(clause:([^)\s]+)\)/g, (_link, id: string) => `](${addressOf(id)})`);
    files.set(`discrepancies/${name}.mdx`, text);
  }
  setJson(files, 'discrepancies.json', published);
}
