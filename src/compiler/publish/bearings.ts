import type { Clause, Rulebook } from '../rulebook/index.ts';
import type { Content } from './load/load-content.ts';

/** What bears on a clause from outside the rulebook. */
export interface Bearings {
  readonly clarifications: readonly string[];
  readonly discrepancies: readonly string[];
  readonly rulings: readonly string[];
  readonly theorems: readonly string[];
}

/**
 * What bears on a clause in an edition. The rulings and theorems of which it is the chief clause come first.
 *
 * @param inForce The clarifications that hold in the edition
 */
export function bearingsOf(
  { id }: Clause,
  edition: string,
  inForce: Rulebook,
  { discrepancies, rulings, theorems }: Content,
): Bearings {
  const interpreting = inForce.sections
    .flatMap(({ clauses }) => clauses)
    .filter(({ interprets }) => interprets.includes(id));
  const resting = <T extends { clauses: readonly string[]; editions: readonly string[] }>(all: readonly T[]): T[] =>
    all
      .filter(({ clauses, editions }) => clauses.includes(id) && editions.includes(edition))
      .toSorted((one, other) => one.clauses.indexOf(id) - other.clauses.indexOf(id));
  return {
    clarifications: interpreting.map((clarification) => clarification.id),
    discrepancies: discrepancies.filter(({ clauses }) => clauses.includes(id)).map(({ name }) => name),
    rulings: resting(rulings).map(({ slug }) => slug),
    theorems: resting(theorems).map(({ slug }) => slug),
  };
}
