import { clauseOf, rulebookOf } from '../../ground/published.ts';

/**
 * The clauses of a section that a clarification interprets, in order: it stands in full under the first of them.
 *
 * @param edition The edition that is read
 * @param clause A clause that it interprets; what is sought is of the same section
 * @param clarification Its id
 */
export function interpretedWith(edition: string, clause: string, clarification: string): readonly string[] {
  const section = clauseOf(edition, clause)?.section;
  const order = rulebookOf(edition).sections.find(({ id }) => id === section)?.clauses ?? [];
  return order.filter((id) => clauseOf(edition, id)?.clarifications.includes(clarification));
}
