import type { PublishedRuling } from '../../compiler/publish/index.ts';
import { clarifications, clauseOf, newestOf, rulebookOf, rulings, editions } from '../ground/published.ts';

/** The rulings on one subject: a section of the rulebook. */
export interface RulingSubject {
  /** Of the section. */
  readonly id: string;
  readonly title: string;
  readonly rulings: readonly PublishedRuling[];
}

/**
 * All rulings by the section of the first clause that each rests on, in printed order.
 *
 * @returns Subjects that have a ruling
 */
export function rulingsBySubject(): readonly RulingSubject[] {
  const sections = editions.toReversed().flatMap(({ id }) => rulebookOf(id).sections);
  const order = [...new Set(sections.map(({ id }) => id))];
  const bySection = Map.groupBy(Object.values(rulings), sectionOf);
  return [...bySection]
    .toSorted(([one], [other]) => place(order, one) - place(order, other))
    .map(([section, all]) => ({
      id: section,
      title: sections.find(({ id }) => id === section)?.title ?? 'Other',
      rulings: all,
    }));
}

function place(order: readonly string[], section: string): number {
  const found = order.indexOf(section);
  return found === -1 ? order.length : found;
}

/** A clarification belongs to the section of what it interprets. */
function sectionOf({ clauses, editions: holds }: PublishedRuling): string {
  const edition = holds.at(-1) ?? '';
  const all = clauses.flatMap((id) => [id, ...(clarifications.clarifications[id]?.interprets ?? [])]);
  for (const id of all) {
    const clause = clauseOf(edition, id) ?? newestOf(id)?.clause;
    if (clause) return clause.section;
  }
  return '';
}
