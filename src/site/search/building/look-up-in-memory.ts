import { createPostingsAt, type Postings, type SearchData, type SearchIndex } from '../engine/index.ts';

/**
 * Make what looks up terms without Pagefind.
 *
 * @param text The terms of the index, one after another
 */
export function lookUpInMemory(
  text: readonly string[],
  data: Pick<SearchData, 'parts' | 'records'>,
): SearchIndex['lookup'] {
  const postingsAt = createPostingsAt(data);
  const places = Map.groupBy(text.keys(), (place) => text[place] ?? '');
  const postings = new Map<string, Postings>([...places].map(([term, at]) => [term, postingsAt(at)]));
  return () => Promise.resolve(postings);
}
