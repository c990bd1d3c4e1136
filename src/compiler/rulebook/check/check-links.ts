import { nearest } from '../../schemas/index.ts';
import type { Clause, Rulebook, Section } from '../model.ts';
import { placeAt } from '../read/elements.ts';
import type { Place, Problem } from '../source/problems.ts';

/**
 * Find links to clauses that a reader of this edition could not follow.
 *
 * @param book The rulebook of the edition, or its clarifications
 * @param otherIds Clauses that may be linked to although they are not in `book`
 * @returns One problem for every such link
 */
export function checkLinks(book: Rulebook, otherIds: Iterable<string>): Problem[] {
  return checkTargets(book, otherIds, 'a link to', (clause, section) =>
    clause.links.map(({ target, start }) => [target, placeAt(section.source, start, headingOf(section, clause))]),
  );
}

/**
 * Find clarifications that interpret a clause which an edition does not have.
 *
 * @param book The clarifications in force in the edition
 * @param clauseIds The clauses of the edition
 * @returns One problem for every such clause
 */
export function checkInterprets(book: Rulebook, clauseIds: Iterable<string>): Problem[] {
  return checkTargets(book, clauseIds, 'it interprets', (clause, section) =>
    clause.interprets.map((target) => [target, { position: clause.position, label: headingOf(section, clause) }]),
  );
}

function checkTargets(
  book: Rulebook,
  otherIds: Iterable<string>,
  relation: string,
  targetsOf: (clause: Clause, section: Section) => [target: string, place: Place][],
): Problem[] {
  const ids = new Set(otherIds);
  for (const { clauses } of book.sections) for (const { id } of clauses) ids.add(id);
  return book.sections.flatMap((section) =>
    section.clauses.flatMap((clause) =>
      targetsOf(clause, section)
        .filter(([target]) => !ids.has(target))
        .map(([target, place]) => {
          const meant = nearest(target, ids);
          return {
            headline: `Clause "${clause.id}" of edition ${book.edition}: ${relation} "${target}", which this edition does not have`,
            places: [place],
            hint: meant === null ? undefined : `did you mean "${meant}"?`,
          };
        }),
    ),
  );
}

function headingOf({ title }: Section, clause: Clause): string {
  return `${title} › ${clause.title}`;
}
