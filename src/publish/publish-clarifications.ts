import type { Section } from '../rulebook/index.ts';
import { addressesIn, clarificationAddress } from './addresses.ts';
import { setJson, type CompiledEdition } from './compile-content.ts';
import type { Discrepancy } from './load-discrepancies.ts';
import type { Sources } from './load-sources.ts';
import type { PublishedClarification, PublishedClarifications } from './model.ts';
import { publishClause } from './publish-clause.ts';
import { clauseMdx } from './section-mdx.ts';

/** Write the clarifications: as data, and the text of each, with its links into the newest edition that it holds in. */
export function publishClarifications(files: Map<string, string>, sections: readonly Section[], editions: readonly CompiledEdition[], sources: Sources, discrepancies: readonly Discrepancy[]): void {
  const published: Record<string, PublishedClarification> = {};
  for (const section of sections) {
    for (const clause of section.clauses) {
      const holding = editions.filter(({ clarifications }) => clarifications.sections.some(({ clauses }) => clauses.some(({ id }) => id === clause.id)));
      const newest = holding.at(-1);
      if (newest === undefined) continue;
      const edition = newest.edition.id;
      const addresses = addressesIn(newest.book, newest.clarifications);
      files.set(`clarifications/${clause.id}.mdx`, clauseMdx(section, clause, edition, (id) => addresses.get(id) ?? id));
      const [document = '', ...number] = clause.id.split('.');
      const bearings = {
        section: section.id,
        url: clarificationAddress(clause.id),
        since: clause.from ?? holding[0]?.edition.id ?? edition,
        clarifications: [],
        discrepancies: discrepancies.filter((each) => each.cites.includes(`${document}:${number.join('.')}`)).map(({ name }) => name),
        runs: newest.run.runs.get(clause.id) ?? [],
      };
      published[clause.id] = {
        ...publishClause(clause, sources, bearings),
        number: number.join('.'),
        document,
        interprets: clause.interprets,
        editions: holding.map((each) => each.edition.id),
      };
    }
  }
  const listed = sections.map(({ id, title, page, clauses }) => ({ id, title, page, clarifications: clauses.map((clause) => clause.id) }));
  setJson(files, 'clarifications.json', { sections: listed, clarifications: published } satisfies PublishedClarifications);
}
