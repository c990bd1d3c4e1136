import { checkCites, checkInterprets, checkLinks, placeAt, type Problem, type Rulebook } from '../rulebook/index.ts';
import { nearest } from '../schemas/index.ts';
import { addressesIn } from './addresses.ts';
import type { Discrepancy } from './load-discrepancies.ts';

/** Find what does not hold together in an edition: citations of nothing, links and interpretations that lead nowhere. */
export function checkEdition(book: Rulebook, clarifications: Rulebook, statementIds: ReadonlySet<string>): Problem[] {
  const ids = [...addressesIn(book, clarifications).keys()];
  return [
    ...checkCites(book, statementIds),
    ...checkCites(clarifications, statementIds),
    ...checkLinks(book, ids),
    ...checkLinks(clarifications, ids),
    ...checkInterprets(clarifications, ids),
  ];
}

/** Find discrepancies that bear on, or link to, a clause that no edition has. */
export function checkDiscrepancies(discrepancies: readonly Discrepancy[], books: readonly Rulebook[], clarifications: readonly Rulebook[]): Problem[] {
  const known = [...books, ...clarifications].flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  const ids = new Set(known);
  return discrepancies.flatMap(({ id, clauses, source }) => {
    const linked = [...source.text.matchAll(/\]\(clause:([^)\s]+)\)/g)].map((match) => ({ target: match[1] ?? '', offset: match.index }));
    const named = clauses.map((target) => ({ target, offset: 0 }));
    return [...named, ...linked]
      .filter(({ target }) => !ids.has(target))
      .map(({ target, offset }) => {
        const meant = nearest(target, known);
        return {
          headline: `Discrepancy "${id}" names the clause "${target}", which no edition has`,
          places: [placeAt(source, offset, offset === 0 ? 'the front matter' : 'the link')],
          hint: meant === null ? undefined : `did you mean "${meant}"?`,
        };
      });
  });
}

/** What is wrong in one place of the base is found again in every edition: it is told once. */
export function unrepeated(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify([problem.headline, problem.places]), problem])).values()];
}
