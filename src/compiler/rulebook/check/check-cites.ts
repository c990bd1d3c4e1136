import { nearest } from '../../schemas/index.ts';
import type { Rulebook } from '../model.ts';
import type { Problem } from '../source/problems.ts';

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
    clauses.flatMap((clause) => {
      const cited = new Set([...clause.cites, ...clause.notes.flatMap(({ cites }) => cites)]);
      return [...cited]
        .filter((id) => !known.has(id))
        .map((id) => {
          const meant = nearest(id, known);
          return {
            headline: `Clause "${clause.id}" cites "${id}", which is no statement of our sources`,
            places: [{ position: clause.position, label: `${title} › ${clause.title}` }],
            hint: meant === null ? undefined : `did you mean "${meant}"?`,
          };
        });
    }),
  );
}
