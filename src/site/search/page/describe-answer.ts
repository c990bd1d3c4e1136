import { counted } from '../../wording/counted.ts';
import type { Found } from '../engine/index.ts';
import type { Told } from './search-index.ts';

/** What the line above the results says. */
export interface Description {
  readonly text: string;
  /** Editions that have what the one searched has not, and `dba`. */
  readonly elsewhere: readonly string[];
  /** Where to search instead, if there is nothing at all: an edition, `all` or `dba`. */
  readonly instead: readonly string[];
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
      instead: [],
      incomplete: true,
    };
  const said = [...correctionsOf(found), countOf(found, query)].join(' ');
  if (whole !== false) return { text: said, elsewhere: found.elsewhere, instead: insteadOf(found), incomplete: false };
  const so = 'Search incomplete: a part of the index could not be read';
  const rest =
    found.hits.length === 0 ? 'so what you ask for may be there all the same' : 'so there may be more than this';
  return { text: `${so}, ${rest}.`, elsewhere: [], instead: [], incomplete: true };
}

/** An edition as a sentence names it: all of them, where it is `all` or null. */
export function placeOf(edition: string | null): string {
  return edition === null || edition === 'all' ? 'any edition' : edition === 'dba' ? 'DBA' : edition;
}

function correctionsOf({ corrected }: Found): readonly string[] {
  return corrected.map(({ typed, word }) => `Showing results for “${word}”; nothing for “${typed}”.`);
}

function insteadOf({ hits, edition }: Found): readonly string[] {
  if (hits.length > 0) return [];
  return ['all', 'dba'].filter((each) => each !== (edition ?? 'all'));
}

function countOf({ hits, whole, capped, edition, unknown }: Found, query: string): string {
  const place = placeOf(edition);
  if (hits.length === 0) return `Nothing for “${query}” in ${place}.`;
  // A count that is only what fits says nothing.
  if (whole === hits.length && !capped) return `${counted(whole, 'result')} in ${place}.`;
  if (whole === hits.length) return `Best matches in ${place}.`;
  if (whole > 0) return `${counted(whole, 'result')} in ${place}, then those that come near.`;
  const lacking = lackedByAll(hits.map(({ missing }) => missing));
  const nowhere = (unknown.length > 0 ? unknown : lacking).map((word) => `“${word}”`);
  const nothing = nowhere.length > 0 ? `Nothing for ${nowhere.join(', ')} in ${place}. ` : '';
  return `${nothing}Best matches${nothing === '' ? ` in ${place}` : ''}, each with what it does not mention.`;
}

/** What none of the near hits has. */
function lackedByAll(missing: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = missing;
  return first.filter((word) => others.every((words) => words.includes(word)));
}
