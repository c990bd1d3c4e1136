import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { tokenOf, writeData, type LexiconSource, type SearchData } from '../engine/index.ts';
import type { Item } from './item.ts';
import { prepareRecords } from './prepare-records.ts';

/**
 * Of what Pagefind writes, what our search reads: not its user interfaces and its worker, nor the fragments, as the
 * records hold what a result shows.
 */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.unknown\.pagefind|[^/]+\.pf_meta|index\/.+)$/;

/** Pagefind gives a record's address and id in the fragment that it writes for it. */
const FRAGMENT = /^fragment\/(.+)\.pf_fragment$/;

/**
 * Build the index: Pagefind's, in which every term of ours is a made-up word, and the records beside it.
 *
 * @param items What can be found
 * @param source The vocabulary of the rules
 * @param editions The editions of DBM, oldest first
 * @returns The files of the index, by path
 * @throws {Error} If Pagefind refuses a record
 */
export async function buildIndex(
  items: readonly Item[],
  source: LexiconSource,
  editions: readonly string[],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { texts, ...prepared } = prepareRecords(items, source);
  const places = new Map(prepared.terms.map((term, place) => [term, place]));

  const { index, errors } = await createIndex({ forceLanguage: 'unknown' });
  if (!index) throw new Error(`Cannot start the search index: ${errors.join('; ')}`);
  const problems: string[] = [];
  for (const [number, text] of texts.entries()) {
    const content = text.terms.map((term) => tokenOf(places.get(term) ?? 0)).join(' ');
    const added = await index.addCustomRecord({
      url: addressOf(number),
      language: 'unknown',
      content,
      meta: { title: '' },
    });
    problems.push(...added.errors);
  }
  const written = await index.getFiles();
  await close();
  problems.push(...written.errors);
  if (problems.length > 0) throw new Error(`Cannot index the site for search:\n  ${problems.join('\n  ')}`);

  const pages = new Map(
    written.files.flatMap(({ path, content }) => {
      const page = FRAGMENT.exec(path)?.[1];
      return page === undefined ? [] : [[urlIn(content), page] as const];
    }),
  );
  const records = items.map((item, number) => {
    const page = pages.get(addressOf(number));
    if (page === undefined) throw new Error(`Cannot find the record of ${item.url} in the search index`);
    const { url, title, where, kind, editions, secondary, answer, text, addresses, instead } = item;
    const shown = {
      url,
      title,
      where,
      kind,
      editions,
      ...(secondary && { secondary }),
      answer,
      text,
      addresses,
      instead,
    };
    return { ...shown, page, shape: texts[number]?.shape ?? '' };
  });
  // Pagefind gives them in an order that differs from one time to the next.
  const needed = written.files
    .filter(({ path }) => NEEDED.test(path))
    .map(({ path, content }) => [path, content] as const);
  const files = new Map<string, string | Uint8Array>(needed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const data: SearchData = {
    editions,
    ...prepared,
    records,
    files: Object.fromEntries([...files].map(([path, content]) => [path, content.length])),
  };
  return files.set('records.json', writeData(data));
}

function addressOf(number: number): string {
  return `/${String(number)}`;
}

/** A fragment is JSON behind a word that marks it as Pagefind's, packed. */
function urlIn(content: Uint8Array): string {
  const text = gunzipSync(content).toString('utf8');
  return (JSON.parse(text.slice(text.indexOf('{'))) as { url: string }).url;
}
