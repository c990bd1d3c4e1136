import {
  createLexicon,
  indexText,
  layOut,
  readLexicon,
  wordsOf,
  type LexiconSource,
  type SearchData,
} from '../engine/index.ts';
import type { Item } from './records/item.ts';

/** What the index and the data beside it are made of. */
export interface Prepared {
  /** The terms of the index, one after another. */
  readonly text: readonly string[];
  readonly data: Pick<SearchData, 'lexicon' | 'terms' | 'frequencies' | 'words' | 'records' | 'parts'>;
}

/** Read what the items say, as the index holds it. */
export function prepareRecords(items: readonly Item[], source: LexiconSource): Prepared {
  const lexicon = readLexicon(source);
  const reading = createLexicon(lexicon);
  const texts = items.map(({ passages }) => indexText(passages, reading));
  const frequencies = new Map<string, number>();
  for (const parts of texts)
    for (const term of new Set(parts.flatMap((part) => part.terms)))
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const terms = [...frequencies.keys()].toSorted();
  const { text, parts, used } = layOut(texts);
  const numbers = Map.groupBy(items.keys(), (number) => items[number]?.addresses[0]);
  return {
    text,
    data: {
      lexicon,
      terms,
      frequencies: terms.map((term) => frequencies.get(term) ?? 0),
      words: wordsOf(
        items.flatMap(({ passages }) => passages.map((passage) => passage.text)),
        source,
      ),
      records: items.map(({ passages: _, interprets = [], ...shown }, number) => ({
        ...shown,
        parts: used[number] ?? [],
        interprets: interprets.flatMap((id) => numbers.get(id) ?? []),
      })),
      parts,
    },
  };
}
