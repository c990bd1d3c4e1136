import { nearestId, type Clause, type Rulebook, type Section } from '../rulebook/index.ts';

/** A clause and the section that it stands in. */
export interface Found {
  readonly section: Section;
  readonly clause: Clause;
}

/** The rulebook between two rounds of patches, indexed by clause. */
export interface Draft {
  readonly book: Rulebook;
  readonly clauses: ReadonlyMap<string, Found>;
  /** What earlier rounds put at one anchor: the last clause, or the section, of each insert. */
  readonly inserted: ReadonlyMap<string, readonly string[]>;
}

/**
 * Index a rulebook for a round of patches.
 *
 * @param book The rulebook
 * @param inserted What earlier rounds put at one anchor
 * @returns The draft
 */
export function draftOf(book: Rulebook, inserted: Draft['inserted']): Draft {
  const clauses = new Map<string, Found>();
  for (const section of book.sections)
    for (const clause of section.clauses) clauses.set(clause.id, { section, clause });
  return { book, clauses, inserted };
}

/** "did you mean", for a clause that is not there. */
export function meantClause({ book }: Draft, id: string): string | undefined {
  const meant = nearestId(book, id);
  return meant === null ? undefined : `did you mean "${meant}"?`;
}
