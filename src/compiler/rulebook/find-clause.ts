import type { Clause, Rulebook, Section } from './model.ts';

/**
 * Find a clause by its id.
 *
 * @param book The rulebook
 * @param id Id of the clause
 * @returns The clause and the section that it stands in, or null if the rulebook does not have it
 */
export function findClause(book: Rulebook, id: string): { readonly section: Section; readonly clause: Clause } | null {
  for (const section of book.sections) {
    const clause = section.clauses.find((candidate) => candidate.id === id);
    if (clause !== undefined) return { section, clause };
  }
  return null;
}
