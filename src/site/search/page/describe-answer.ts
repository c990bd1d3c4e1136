import type { Found } from '../engine/index.ts';
import type { Told } from './search-index.ts';

/** What the line above the results says. */
export interface Description {
  readonly text: string;
  /** Editions that have what the one searched has not, and `dba`. */
  readonly elsewhere: readonly string[];
  readonly incomplete: boolean;
}

/**
 * Say in words what an answer comes to. It never says that there is nothing where a part of the index is missing.
 *
 * @param query What was typed
 */
export function describeAnswer({ found, whole }: Told, query: string): Description {
  if (found === null)
    return {
      text: 'Search incomplete: the index could not be read. Use the contents of an edition instead.',
      elsewhere: [],
      incomplete: true,
    };
  const said = [...correctionsOf(found), countOf(found, query)].join(' ');
  if (whole !== false) return { text: said, elsewhere: found.elsewhere, incomplete: false };
  const so = 'Search incomplete: a part of the index could not be read';
  const rest =
    found.hits.length === 0 ? 'so what you ask for may be there all the same' : 'so there may be more than this';
  return { text: `${so}, ${rest}.`, elsewhere: [], incomplete: true };
}

/** An edition as a sentence names it. */
export function placeOf(edition: string | null): string {
  return edition === null ? 'any edition' : edition === 'dba' ? 'DBA' : edition;
}

function correctionsOf({ corrected }: Found): readonly string[] {
  return corrected.map(({ typed, word }) => `Showing results for “${word}”; nothing for “${typed}”.`);
}

function countOf({ hits, whole, edition, unknown }: Found, query: string): string {
  const place = placeOf(edition);
  const near = hits.length - whole;
  if (hits.length === 0) return `Nothing for “${query}” in ${place}.`;
  if (whole > 0) return `${counted(whole, 'result')} in ${place}${near > 0 ? `, and ${near} near` : ''}.`;
  const nowhere = unknown.map((word) => `“${word}”`);
  const lacking = lackedByAll(hits.map(({ missing }) => missing)).map((word) => `“${word}”`);
  const [what] = [nowhere, lacking].filter((words) => words.length > 0);
  const said =
    what === undefined ? `Nothing in ${place} has all of this.` : `Nothing for ${what.join(', ')} in ${place}.`;
  return `${said} ${counted(near, 'near result')}, each with what it lacks.`;
}

/** What none of the near hits has. */
function lackedByAll(missing: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = missing;
  return first.filter((word) => others.every((words) => words.includes(word)));
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
