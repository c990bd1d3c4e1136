import { createSearch, type Found } from './answer-query.ts';
import { readData } from './data-file.ts';
import type { SearchData } from './model.ts';
import { createPostingsAt } from './postings-at.ts';
import { createWordReader, type WordReader } from './query/read-words.ts';
import type { Postings } from './ranking/rank.ts';
import { tokenOf } from './words/token.ts';

/** The search of a site, opened in a browser. */
export interface Search {
  /** What reads a query word by word, as the search does. */
  readonly reader: WordReader;
  /**
   * Answer one query.
   *
   * @param query What was typed
   * @param edition The edition to search, `dba` for the other game, or null for every edition of DBM
   */
  readonly answer: (query: string, edition: string | null) => Promise<Found>;
  /**
   * Whether every file of the index can be read. Where one cannot, an answer may lack something, and nothing found
   * means nothing. It is looked into once, and again for as long as the answer is no.
   */
  readonly isWhole: () => Promise<boolean>;
  /**
   * Look up the most frequent terms in the time that the page has to spare, so that no keystroke waits for them. A
   * query that is asked meanwhile goes first.
   */
  readonly warmUp: (spare: () => Promise<void>) => Promise<void>;
}

interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  search(word: string): Promise<{ readonly results: readonly { readonly words: readonly number[] }[] }>;
}

const FREQUENT = 60;

/**
 * Open the search index. Pagefind keeps silent about a part that it cannot fetch, so every part is fetched once and
 * its size compared with the one that was built.
 *
 * @param folder Where the index stands: `/pagefind/`
 * @throws {Error} If there is no index at all
 */
export async function openSearch(folder: string): Promise<Search> {
  const [data, pagefind] = await Promise.all([fetchData(folder), openPagefind(folder)]);
  const places = new Map(data.terms.map((term, index) => [term, index]));
  const postingsAt = createPostingsAt(data);
  const known = new Map<string, Postings>();
  const lookingUp = new Map<string, Promise<void>>();
  const readPostings = async (term: string, place: number): Promise<void> => {
    const { results } = await pagefind.search(tokenOf(place));
    // The index is one text, which has every term; of a part of it that cannot be fetched nothing is found.
    const [text] = results;
    if (text !== undefined) known.set(term, postingsAt(text.words));
  };
  /** Once for all who ask for it: a query names some terms twice. */
  const lookUp = async (term: string): Promise<void> => {
    const place = places.get(term);
    if (place === undefined || known.has(term)) return;
    const reading = lookingUp.get(term) ?? readPostings(term, place).finally(() => lookingUp.delete(term));
    lookingUp.set(term, reading);
    await reading;
  };
  let asked = 0;
  const reader = createWordReader(data);
  const search = createSearch({
    data,
    reader,
    lookup: async (terms) => {
      await Promise.all(terms.map(lookUp));
      return known;
    },
  });
  let whole: Promise<boolean> | undefined;
  return {
    reader,
    answer: async (query, edition) => {
      asked += 1;
      try {
        return await search(query, edition);
      } finally {
        asked -= 1;
      }
    },
    isWhole: async () => {
      whole ??= areThere(folder, data.files);
      const found = await whole;
      if (!found) whole = undefined;
      return found;
    },
    warmUp: async (spare) => {
      const frequent = data.terms
        .map((term, index) => ({ term, frequency: data.frequencies[index] ?? 0 }))
        .toSorted((one, other) => other.frequency - one.frequency)
        .slice(0, FREQUENT);
      for (const { term } of frequent) {
        await spare();
        while (asked > 0) await spare();
        await lookUp(term);
      }
    },
  };
}

async function fetchData(folder: string): Promise<SearchData> {
  const response = await fetch(`${folder}records.json`);
  if (!response.ok) throw new Error(`Cannot read ${response.url}: the server answered ${response.status}`);
  return readData(await response.text());
}

/** On the page's own thread: what a worker fetches passes the service worker by in one browser. */
async function openPagefind(folder: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as Pagefind;
  await pagefind.options({ noWorker: true });
  await pagefind.init();
  return pagefind;
}

async function areThere(folder: string, files: SearchData['files']): Promise<boolean> {
  const parts = await Promise.all(
    Object.entries(files).map(async ([path, size]) => {
      try {
        const response = await fetch(`${folder}${path}`);
        return response.ok && (await response.arrayBuffer()).byteLength === size;
      } catch {
        return false;
      }
    }),
  );
  return parts.every(Boolean);
}
