import { addressesIn } from '../files/addresses.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedTerm } from '../model.ts';
import { publishCitations } from '../edition/publish-clause.ts';
import { setJson } from '../files/set-json.ts';

/** Write the glossary, in the order of its terms; its links lead to the newest edition. */
export function publishGlossary(files: Map<string, string>, { glossary, editions, sources }: Content): void {
  const newest = editions.at(-1);
  const addresses = newest === undefined ? new Map<string, string>() : addressesIn(newest.book, newest.inForce);
  const terms = glossary.terms.map(
    ({ slug, term, abbreviations, meaning, defined, cites, clauses }): PublishedTerm => ({
      slug,
      term,
      abbreviations,
      meaning: meaning.replaceAll(/\]\(clause:([^)\s]+)\)/g, (_link, id: string) => `](${addresses.get(id) ?? ''})`),
      defined,
      citations: publishCitations(cites, sources),
      clauses: clauses.flatMap((id) => {
        const url = addresses.get(id);
        return url === undefined ? [] : [{ id, url }];
      }),
    }),
  );
  setJson(
    files,
    'glossary.json',
    terms.toSorted((one, other) => one.term.localeCompare(other.term, 'en')),
  );
}
