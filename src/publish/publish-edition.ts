import { addressesIn, clauseAddress, sectionAddress } from './addresses.ts';
import { setJson, type CompiledEdition } from './compile-content.ts';
import type { Discrepancy } from './load-discrepancies.ts';
import type { Sources } from './load-sources.ts';
import type { PublishedClause, PublishedRulebook } from './model.ts';
import { publishClause } from './publish-clause.ts';
import { sectionMdx } from './section-mdx.ts';

/** Write the rulebook of an edition: as data, and as the MDX of each section. */
export function publishEdition(files: Map<string, string>, compiled: CompiledEdition, sources: Sources, discrepancies: readonly Discrepancy[], since: ReadonlyMap<string, string>): void {
  const { book, clarifications, run } = compiled;
  const { edition } = book;
  const addresses = addressesIn(book, clarifications);
  const interpreting = clarifications.sections.flatMap((section) => section.clauses);
  const clauses: Record<string, PublishedClause> = {};
  for (const section of book.sections) {
    files.set(`${edition}/${section.id}.mdx`, sectionMdx(section, edition, (id) => addresses.get(id) ?? id));
    for (const clause of section.clauses) {
      clauses[clause.id] = publishClause(clause, sources, {
        section: section.id,
        url: clauseAddress(edition, section.id, clause.id),
        since: since.get(clause.id) ?? edition,
        clarifications: interpreting.filter(({ interprets }) => interprets.includes(clause.id)).map(({ id }) => id),
        discrepancies: discrepancies.filter((each) => each.clauses.includes(clause.id)).map(({ name }) => name),
        runs: run.runs.get(clause.id) ?? [],
      });
    }
  }
  const sections = book.sections.map(({ id, title, page, clauses: all }) => ({ id, title, page, url: sectionAddress(edition, id), clauses: all.map((clause) => clause.id) }));
  const rulebook: PublishedRulebook = { edition, sections, clauses };
  setJson(files, `${edition}/rulebook.json`, rulebook);
}
