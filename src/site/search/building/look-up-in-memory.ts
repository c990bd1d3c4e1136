import { createPostingsAt, type Postings, type SearchData, type SearchIndex } from '../engine/index.ts';

/**
 * Make what looks up terms without Pagefind: by their numbers, as its index has them.
 *
 * @param text The terms of the index, one after another
 * @param numbered The terms as the build numbers them
 * @param data What was loaded: it says which term has which number
 */
export function lookUpInMemory(
  text: readonly string[],
  numbered: readonly string[],
  data: Pick<SearchData, 'terms' | 'parts' | 'records'>,
): SearchIndex['lookup'] {
  const postingsAt = createPostingsAt(data);
  const places = Map.groupBy(text.keys(), (place) => text[place] ?? '');
  const postings = new Map<string, Postings>();
  for (const [number, term] of numbered.entries())
    postings.set(data.terms[number] ?? '', postingsAt(places.get(term) ?? []));
  return () => Promise.resolve(postings);
}
