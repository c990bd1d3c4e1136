import type { Rulebook, Section } from './model.ts';
import { RulebookError, type Place, type Problem } from './source/problems.ts';

/**
 * Put sections together to the rulebook of an edition, in their order.
 *
 * @param edition The edition
 * @param sections Its sections, in any order
 * @returns The rulebook
 * @throws {RulebookError} If an id is given to two sections, or to clauses of two sections
 */
export function assembleRulebook(edition: string, sections: readonly Section[]): Rulebook {
  const inOrder = sections.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  const problems = [
    ...twins('sections', inOrder.map(placeOfSection)),
    ...twins('clauses', inOrder.flatMap(placesOfClauses)),
  ];
  if (problems.length > 0) throw new RulebookError(problems);
  return { edition, sections: inOrder };
}

type Named = readonly [id: string, place: Place];

function placeOfSection({ id, title, source }: Section): Named {
  return [id, { position: source.positionAt(0), label: title }];
}

function placesOfClauses({ title, clauses }: Section): Named[] {
  return clauses.map((clause) => [clause.id, { position: clause.position, label: `${title} › ${clause.title}` }]);
}

function twins(what: string, named: readonly Named[]): Problem[] {
  const places = Map.groupBy(named, ([id]) => id);
  return [...places]
    .filter(([, all]) => all.length > 1)
    .map(([id, all]) => ({ headline: `Two ${what} have the id "${id}"`, places: all.map(([, place]) => place) }));
}
