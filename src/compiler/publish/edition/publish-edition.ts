import type { Rulebook } from '../../rulebook/index.ts';
import { addressesIn, clauseAddress, sectionAddress } from '../files/addresses.ts';
import type { AddedFinder } from '../added-by.ts';
import { bearingsOf } from '../bearings.ts';
import type { TermFinder } from '../glossary-edits.ts';
import type { CompiledEdition } from '../compile-code.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedRulebook } from '../model.ts';
import { publishClause } from './publish-clause.ts';
import { sectionMdx } from '../section-mdx.ts';
import { setJson } from '../files/set-json.ts';

/**
 * Write the rulebook of an edition: as data, and as the MDX of each section.
 *
 * @param since By clause, the edition that last changed its words
 */
export function publishEdition(
  files: Map<string, string>,
  { book, inForce, run }: CompiledEdition,
  content: Content,
  since: ReadonlyMap<string, string>,
  findTerms: TermFinder,
  findAdded: AddedFinder,
): void {
  publishBook(files, book, inForce, findTerms, (section, clause) =>
    publishClause(clause, content.sources, {
      section,
      url: clauseAddress(book.edition, section, clause.id),
      since: since.get(clause.id) ?? book.edition,
      ...bearingsOf(clause, book.edition, inForce, content),
      runs: run.runs.get(clause.id) ?? [],
      steps: run.steps.get(clause.id) ?? [],
      adds: findAdded(book.edition, clause),
    }),
  );
}

/** Write a book: its data, clause by clause, and the MDX of its sections, with links to itself and to its clarifications. */
export function publishBook(
  files: Map<string, string>,
  book: Rulebook,
  inForce: Rulebook,
  findTerms: TermFinder,
  publish: (
    section: string,
    clause: Rulebook['sections'][number]['clauses'][number],
  ) => PublishedRulebook['clauses'][string],
): void {
  const { edition } = book;
  const addresses = addressesIn(book, inForce);
  const clauses: Record<string, PublishedRulebook['clauses'][string]> = {};
  for (const section of book.sections) {
    files.set(
      `${edition}/${section.id}.mdx`,
      sectionMdx(section, edition, (id) => addresses.get(id) ?? id, findTerms),
    );
    for (const clause of section.clauses) clauses[clause.id] = publish(section.id, clause);
  }
  const sections = book.sections.map(({ id, title, page, sheet, clauses: all }) => ({
    id,
    title,
    page,
    url: sectionAddress(edition, id),
    sheet,
    clauses: all.map((clause) => clause.id),
  }));
  setJson(files, `${edition}/rulebook.json`, { edition, sections, clauses } satisfies PublishedRulebook);
}
