import { nearest } from '../schemas/index.ts';
import type { Rulebook } from './model.ts';

/**
 * The clause that was most likely meant by an id that the rulebook does not have.
 *
 * @param book The rulebook
 * @param id What was written
 * @returns The nearest clause id, or null if none is at all alike
 */
export function nearestId(book: Rulebook, id: string): string | null {
  return nearest(
    id,
    book.sections.flatMap(({ clauses }) => clauses.map((clause) => clause.id)),
  );
}
