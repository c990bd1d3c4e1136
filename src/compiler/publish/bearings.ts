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
 * What bears on a clause in an edition. The rulings and theorems of which it is the chief clause come first; rulings that
 * answer otherwise in this edition are among them.
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
  const resting = <T extends { clauses: readonly string[] }>(all: readonly T[], holds: (each: T) => boolean): T[] =>
    all
      .filter((each) => each.clauses.includes(id) && holds(each))
      .toSorted((one, other) => one.clauses.indexOf(id) - other.clauses.indexOf(id));
  return {
    clarifications: interpreting.map((clarification) => clarification.id),
    discrepancies: discrepancies.filter(({ clauses }) => clauses.includes(id)).map(({ name }) => name),
    rulings: resting(rulings, (ruling) => answersIn(ruling, edition)).map(({ slug }) => slug),
    theorems: resting(theorems, ({ editions }) => editions.includes(edition)).map(({ slug }) => slug),
  };
}

/** A question that is asked of one edition only: `In 3.2, …`, `What do I pay in 3.4?` */
const OF_AN_EDITION = /\bin \d+\.\d/i;

/** Whether a ruling answers its question in an edition: as it does elsewhere, or otherwise. */
function answersIn({ question, editions, differs }: Content['rulings'][number], edition: string): boolean {
  if (editions.includes(edition)) return true;
  const other = differs.find((each) => each.editions.includes(edition));
  return other?.status === 'settled' && !OF_AN_EDITION.test(question);
}
