import { addressesIn, clarificationAddress } from '../files/addresses.ts';
import { bearingsOf } from '../bearings.ts';
import type { CompiledEdition } from '../compile-code.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedClarification, PublishedClarifications } from '../model.ts';
import { publishClause } from '../edition/publish-clause.ts';
import { clauseMdx } from '../section-mdx.ts';
import { setJson } from '../files/set-json.ts';

/** Write the clarifications: as data, and the text of each, with its links into the newest edition that it holds in. */
export function publishClarifications(
  files: Map<string, string>,
  content: Content,
  editions: readonly CompiledEdition[],
): void {
  const published: Record<string, PublishedClarification> = {};
  for (const section of content.clarifications) {
    for (const clause of section.clauses) {
      const holding = editions.filter(({ inForce }) =>
        inForce.sections.some(({ clauses }) => clauses.some(({ id }) => id === clause.id)),
      );
      const newest = holding.at(-1);
      if (newest === undefined) continue;
      const edition = newest.edition.id;
      const addresses = addressesIn(newest.book, newest.inForce);
      files.set(
        `clarifications/${clause.id}.mdx`,
        clauseMdx(section, clause, edition, (id) => addresses.get(id) ?? id),
      );
      const [document = '', ...number] = clause.id.split('.');
      published[clause.id] = {
        ...publishClause(clause, content.sources, {
          section: section.id,
          url: clarificationAddress(clause.id),
          since: clause.from ?? holding[0]?.edition.id ?? edition,
          ...bearingsOf(clause, edition, newest.inForce, content),
          runs: newest.run.runs.get(clause.id) ?? [],
          steps: newest.run.steps.get(clause.id) ?? [],
          adds: null,
        }),
        number: number.join('.'),
        document,
        interprets: clause.interprets,
        editions: holding.map((each) => each.edition.id),
        army: clause.army,
      };
    }
  }
  const sections = content.clarifications.map(({ id, title, page, clauses }) => ({
    id,
    title,
    page,
    clarifications: clauses.map((clause) => clause.id),
  }));
  setJson(files, 'clarifications.json', { sections, clarifications: published } satisfies PublishedClarifications);
}
