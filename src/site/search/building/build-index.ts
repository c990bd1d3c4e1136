import { gunzipSync, gzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { tokenOf, writeData, type LexiconSource, type SearchData } from '../engine/index.ts';
import type { Item } from './records/item.ts';
import { prepareRecords } from './prepare-records.ts';

/**
 * Of what Pagefind writes, what our search reads: not its user interfaces and its worker, nor the fragments, as the
 * records hold what a result shows.
 */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.unknown\.pagefind|[^/]+\.pf_meta|index\/.+)$/;

/**
 * Build the index: Pagefind's of one text, in which every term of ours is a made-up word, and beside it the records, which
 * say what of the text is theirs. With a page for each record it would weigh half as much again.
 *
 * @param items What can be found
 * @param source The vocabulary of the rules
 * @param editions The editions of DBM, oldest first
 * @param years The year of each
 * @returns The files of the index, by path
 * @throws {Error} If Pagefind refuses the text
 */
export async function buildIndex(
  items: readonly Item[],
  source: LexiconSource,
  editions: readonly string[],
  years: readonly number[] = [],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { text, data } = prepareRecords(items, source);
  const tokens = new Map(data.terms.map((term, place) => [term, tokenOf(place)]));

  const { index, errors } = await createIndex({ forceLanguage: 'unknown' });
  if (!index) throw new Error(`Cannot start the search index: ${errors.join('; ')}`);
  const added = await index.addCustomRecord({
    url: '/',
    language: 'unknown',
    content: text.map((term) => tokens.get(term)).join(' '),
    meta: { title: '' },
  });
  const written = await index.getFiles();
  await close();
  const problems = [...added.errors, ...written.errors];
  if (problems.length > 0) throw new Error(`Cannot index the site for search:\n  ${problems.join('\n  ')}`);

  // Pagefind gives them in an order that differs from one time to the next.
  const needed = written.files
    .filter(({ path }) => NEEDED.test(path))
    .map(({ path, content }) => [path, path.startsWith('index/') ? repacked(content) : content] as const);
  const files = new Map<string, string | Uint8Array>(needed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const whole: SearchData = {
    editions,
    years,
    ...data,
    files: Object.fromEntries([...files].map(([path, content]) => [path, content.length])),
  };
  return files.set('records.json', writeData(whole));
}

/** The same packed as small as it goes: Pagefind packs in haste. */
function repacked(content: Uint8Array): Uint8Array {
  return gzipSync(gunzipSync(content), { level: 9 });
}
