import {
  createLexicon,
  indexText,
  readLexicon,
  wordsOf,
  type IndexText,
  type LexiconData,
  type LexiconSource,
} from '../engine/index.ts';
import type { Item } from './item.ts';

/** What the index and the data beside it are made of. */
export interface Prepared {
  readonly lexicon: LexiconData;
  /** Of each item, in order. */
  readonly texts: readonly IndexText[];
  /** All terms, in order, and how many items hold each. */
  readonly terms: readonly string[];
  readonly frequencies: readonly number[];
  readonly words: readonly string[];
}

/** Read what the items say, as the index holds it. */
export function prepareRecords(items: readonly Item[], source: LexiconSource): Prepared {
  const data = readLexicon(source);
  const lexicon = createLexicon(data);
  const texts = items.map(({ passages }) => indexText(passages, lexicon));
  const frequencies = new Map<string, number>();
  for (const { terms } of texts)
    for (const term of new Set(terms)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const terms = [...frequencies.keys()].toSorted();
  return {
    lexicon: data,
    texts,
    terms,
    frequencies: terms.map((term) => frequencies.get(term) ?? 0),
    words: wordsOf(
      items.flatMap(({ passages }) => passages.map(({ text }) => text)),
      source,
    ),
  };
}
