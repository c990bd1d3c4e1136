import { gradesIn, type Lexicon } from '../../src/site/search/engine/index.ts';
import type { EvalQuery } from './queries.ts';

/** A result as the page shows it. */
export interface SeenResult {
  /** From the site's root. */
  readonly url: string;
  readonly title: string;
  /** Everything that is read in it. */
  readonly text: string;
  /** What the page says that it lacks; empty for one that has everything. */
  readonly lacks: string;
}

/** How well a query was answered. */
export interface Scored {
  readonly query: EvalQuery;
  readonly results: readonly SeenResult[];
  /** Place of the first right result, from 1; null if there is none. */
  readonly place: number | null;
  /** The first result rests on what it must not, and is not right. */
  readonly violates: boolean;
  /** Results of another grade than the one that was asked for. */
  readonly wrongGrades: readonly SeenResult[];
}

/**
 * Judge the answer to a query.
 *
 * @param citesOf The statements that what stands at an address cites
 */
export function scoreAnswer(
  query: EvalQuery,
  results: readonly SeenResult[],
  citesOf: (url: string) => ReadonlySet<string>,
  lexicon: Lexicon,
): Scored {
  const isOne = ({ url }: SeenResult, ids: readonly string[]): boolean =>
    ids.some((id) => namesOf(url).includes(id) || citesOf(url).has(id));
  const isRight = (result: SeenResult): boolean => isOne(result, query.expect);
  const place = results.findIndex(isRight);
  const [first] = results;
  return {
    query,
    results,
    place: place < 0 ? null : place + 1,
    violates: first !== undefined && !isRight(first) && isOne(first, query.must_not),
    wrongGrades: results.filter((result) => isOfWrongGrade(query.query, result, lexicon)),
  };
}

/** What stands at an address: `/rulings/x/#x` is `rulings.x`, `/3.4/halts/#halts.printed` is `halts.printed`. */
function namesOf(url: string): readonly string[] {
  const [page = '', id = ''] = url.replace(/\?[^#]*/, '').split('#');
  const [folder = '', name = ''] = page.split('/').filter(Boolean);
  return [page, url, id, `${folder}.${name}`, `${folder}.${decodeURIComponent(id)}`];
}

/**
 * A result is of the wrong grade if what is read in it names a troop type that was asked for with another grade, and
 * never with that one; a near hit that says so itself, only if its title does.
 */
function isOfWrongGrade(query: string, { title, text, lacks }: SeenResult, lexicon: Lexicon): boolean {
  const asked = gradesIn(query, lexicon);
  const seen = gradesIn(text, lexicon);
  const named = lacks === '' ? seen : gradesIn(title, lexicon);
  const typeOf = (term: string): string => term.replace(/\(.\)$/, '');
  return asked.some(
    (grade) =>
      !seen.includes(grade) && named.some((other) => typeOf(other) === typeOf(grade) && !asked.includes(other)),
  );
}

/** The bar: what share of the queries must be answered first, and within three. */
export const BAR = { first: 0.85, three: 0.95 } as const;

/** The figures of some queries. */
export function summarise(scored: readonly Scored[]) {
  const share = (is: (each: Scored) => boolean): number => scored.filter(is).length / scored.length;
  return {
    queries: scored.length,
    first: share(({ place }) => place === 1),
    three: share(({ place }) => place !== null && place <= 3),
    meanReciprocalRank: scored.reduce((sum, { place }) => sum + (place === null ? 0 : 1 / place), 0) / scored.length,
    violations: scored.filter(({ violates }) => violates).length,
    wrongGrades: scored.reduce((sum, { wrongGrades }) => sum + wrongGrades.length, 0),
  };
}
