import { createSearch, readData, writeData, type Found } from '../engine/index.ts';
import { collectRecords } from './records/collect-records.ts';
import { lookUpInMemory } from './look-up-in-memory.ts';
import { lexiconOf } from './lexicon-source.ts';
import { prepareRecords } from './prepare-records.ts';
import { editionsOf, yearsOf, type PublishedReader } from './published-reader-fs.ts';

/**
 * Make the search of what the compiler wrote, without Pagefind and a browser: with its own understanding and ranking,
 * over postings in memory.
 *
 * @param read Reads what the compiler wrote
 */
export function searchInMemory(read: PublishedReader): (query: string, edition: string | null) => Promise<Found> {
  const { text, data } = prepareRecords(collectRecords(read), lexiconOf(read));
  // As the site loads it: what would be lost on the way is lost here too.
  const loaded = readData(writeData({ editions: editionsOf(read), years: yearsOf(read), ...data, files: {} }));
  return createSearch({ data: loaded, lookup: lookUpInMemory(text, data.terms, loaded) });
}
