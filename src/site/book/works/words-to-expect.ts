import { contentStemsOf } from '../../search/engine/index.ts';

/** How many words speak for a passage: those that fewest others of its section have. */
const ENOUGH = 10;

/** What we say of print, and no rule does. */
const OF_PRINT =
  /^(?:\d+(?:st|nd|rd|th)|\d\.\d|para|paragraph|bullet|sentenc|sheet|page|line|clarif|amend|print|statement|other|rest|open)$/;

/**
 * The words by which a passage is told from the others of its section.
 *
 * @param texts What we say of each passage, by its id
 */
export function wordsToExpect(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const stems = new Map(
    [...texts].map(([id, text]) => [id, new Set(contentStemsOf(text).filter((word) => !OF_PRINT.test(word)))]),
  );
  const frequency = new Map<string, number>();
  for (const words of stems.values()) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const rank = (word: string): number => frequency.get(word) ?? 0;
  return new Map(
    [...stems].map(([id, words]) => [
      id,
      [...words]
        .sort((one, other) => rank(one) - rank(other))
        .slice(0, ENOUGH)
        .sort(),
    ]),
  );
}
