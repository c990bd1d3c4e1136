import type { Rulebook } from '../model.ts';
import type { Problem } from '../source/problems.ts';
import { unknownStatements } from './unknown-statements.ts';

/**
 * Find citations of statements that no document of ours makes.
 *
 * @param book The rulebook
 * @param knownIds Ids of the statements we hold
 * @returns One problem for every such citation, of a clause or of a note in it
 */
export function checkCites(book: Rulebook, knownIds: Iterable<string>): Problem[] {
  const known = new Set(knownIds);
  return book.sections.flatMap(({ title, clauses }) =>
    clauses.flatMap((clause) =>
      unknownStatements(
        `Clause "${clause.id}"`,
        [...clause.cites, ...clause.notes.flatMap(({ cites }) => cites)],
        known,
        () => ({ position: clause.position, label: `${title} › ${clause.title}` }),
      ),
    ),
  );
}
