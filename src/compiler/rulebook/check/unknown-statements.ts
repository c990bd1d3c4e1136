import { nearest } from '../../schemas/index.ts';
import type { Place, Problem } from '../source/problems.ts';

/**
 * Find what cites a statement that no document of ours makes.
 *
 * @param subject What cites: `The ruling "a-slug"`
 * @param cites The ids that it cites
 * @param known Ids of the statements we hold
 * @param placeOf Where it cites one
 * @returns One problem for every id, with the nearest that we hold
 */
export function unknownStatements(
  subject: string,
  cites: Iterable<string>,
  known: ReadonlySet<string>,
  placeOf: (id: string) => Place,
): Problem[] {
  return [...new Set(cites)]
    .filter((id) => !known.has(id))
    .map((id) => {
      const meant = nearest(id, known);
      return {
        headline: `${subject} cites "${id}", which is no statement of our sources`,
        places: [placeOf(id)],
        hint: meant === null ? undefined : `did you mean "${meant}"?`,
      };
    });
}
