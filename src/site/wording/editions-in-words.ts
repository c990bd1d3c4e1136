import { chainInWords } from './chain-in-words.ts';
import { editions } from '../ground/published.ts';

/**
 * Editions as they are said: `3.1`, `3.1 and 3.3`, `3.1 to 3.4`, `every edition`.
 *
 * @param ids In any order
 */
export function editionsInWords(ids: readonly string[]): string {
  return chainInWords(
    ids,
    editions.map(({ id }) => id),
  );
}
