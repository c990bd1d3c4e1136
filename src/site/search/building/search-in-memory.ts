import { createSearch, type Found, type Postings } from '../engine/index.ts';
import { collectRecords } from './collect-records.ts';
import { lexiconOf } from './lexicon-source.ts';
import { prepareRecords } from './prepare-records.ts';
import { editionsOf, type PublishedReader } from './published-reader-fs.ts';

/**
 * Make the search of what the compiler wrote, without Pagefind and a browser: with its own understanding and ranking,
 * over postings in memory.
 *
 * @param read Reads what the compiler wrote
 */
export function searchInMemory(read: PublishedReader): (query: string, edition: string | null) => Promise<Found> {
  const items = collectRecords(read);
  const { texts, ...prepared } = prepareRecords(items, lexiconOf(read));
  const postings = new Map<string, Map<number, number[]>>();
  texts.forEach(({ terms }, record) => {
    terms.forEach((term, place) => {
      const records = postings.get(term) ?? new Map<number, number[]>();
      records.set(record, [...(records.get(record) ?? []), place]);
      postings.set(term, records);
    });
  });
  const records = items.map((item, number) => ({ ...item, page: String(number), shape: texts[number]?.shape ?? '' }));
  const found: ReadonlyMap<string, Postings> = postings;
  return createSearch({
    data: { editions: editionsOf(read), ...prepared, records, files: {} },
    lookup: () => Promise.resolve(found),
  });
}
