import { isAnotherWord, slipsBetween } from './slips.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** The terms of the index, and the words that they are the stems of. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** Whether a word stands in the index as it is. */
  readonly isWord: (word: string) => boolean;
  /** In how many records a term stands. */
  readonly frequency: (term: string) => number;
  /** Words that begin so, the most frequent first. */
  readonly startingWith: (start: string) => readonly string[];
  /** Words that are spelt nearly so, the nearest and most frequent first. */
  readonly closeTo: (word: string) => readonly string[];
}

const MOST_BEGUN = 8;
const MOST_CLOSE = 2;
const SHORTEST = 3;
/** Much lies near a short word: what is meant by one with a slip is a word that stands in so many records. */
const SHORT = 4;
const COMMON = 8;
/** Up to so many letters, a word in which a finger cannot have slipped is another word. */
const MEDIUM = 5;
const LONGEST = 24;
/** The words of every question are typed more often than any other. */
const OFTEN_TYPED = 0.1;

/**
 * Make the vocabulary of an index.
 *
 * @param frequencies The terms, each with the number of records that hold it
 * @param words What may be meant by a word that is no term
 */
export function createVocabulary(frequencies: ReadonlyMap<string, number>, words: readonly string[]): Vocabulary {
  // A slip in a word that says nothing is none in another: `waht` is `what`, and not `wait`.
  const byLength = Map.groupBy(new Set([...words, ...STOP_WORDS]), ({ length }) => length);
  const frequency = (term: string): number => frequencies.get(term) ?? 0;
  const inAllForms = remembered((word) => frequency(stem(word)));
  const frequent = (one: string, other: string): number => inAllForms(other) - inAllForms(one);
  return {
    has: (term) => frequencies.has(term),
    isWord: (word) => byLength.get(word.length)?.includes(word) ?? false,
    frequency,
    startingWith: remembered((start) =>
      start.length < 2
        ? []
        : words
            .filter((word) => word.startsWith(start))
            .toSorted(frequent)
            .slice(0, MOST_BEGUN),
    ),
    closeTo: remembered((word) => {
      const { length } = word;
      if (length < SHORTEST || length > LONGEST) return [];
      const allowed = length > 7 ? 2 : length > 5 ? 1.8 : length > SHORT ? 1.4 : 1;
      const near = [-2, -1, 0, 1, 2]
        .flatMap((by) => byLength.get(length + by) ?? [])
        .map((each) => ({ each, off: slipsBetween(word, each) - (STOP_WORDS.has(each) ? OFTEN_TYPED : 0) }))
        .filter(({ each }) => length > MEDIUM || !isAnotherWord(word, each))
        .filter(({ each, off }) => off <= allowed && (length > SHORT || off < 0.9 || inAllForms(each) >= COMMON))
        .toSorted((one, other) => one.off - other.off || frequent(one.each, other.each));
      const [nearest] = near;
      const stems = new Map(
        near.filter(({ off }) => off - (nearest?.off ?? 0) < 0.25).map(({ each }) => [stem(each), each]),
      );
      return [...stems.values()].slice(0, MOST_CLOSE);
    }),
  };
}

/** Each word of a query is looked up again with every key that is typed behind it. */
function remembered<Told>(tell: (word: string) => Told): (word: string) => Told {
  const known = new Map<string, { readonly told: Told }>();
  return (word) => {
    const { told } = known.get(word) ?? { told: tell(word) };
    known.set(word, { told });
    return told;
  };
}
