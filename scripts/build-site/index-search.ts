import {
  buildIndex,
  collectRecords,
  editionsOf,
  lexiconOf,
  readerOf,
  FOUND_TOOLS,
  yearsOf,
} from '../../src/site/search/building/index.ts';

/** The folder of the built site in which the index stands. */
const FOLDER = 'pagefind';

/** Make the search index of what the compiler wrote: a clause, in one wording, is one record. */
export async function indexSearch(generated: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const read = readerOf(generated);
  const files = await buildIndex(collectRecords(read, FOUND_TOOLS), lexiconOf(read), editionsOf(read), yearsOf(read));
  return new Map([...files].map(([name, content]) => [`${FOLDER}/${name}`, content]));
}
