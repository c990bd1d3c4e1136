/** A piece of an excerpt; `marked` where it is a word that was asked for. */
export interface ExcerptRun {
  readonly text: string;
  readonly marked: boolean;
}

/** One thing that was found: a clause, a clarification, a ruling, a term, … */
export interface Hit {
  /** From the site's root, in the edition that was asked for where it has one. */
  readonly url: string;
  readonly title: string;
  readonly where: string;
  readonly editions: readonly string[];
  readonly kind: string;
  /** Of a ruling: its short answer. Empty for all else. */
  readonly answer: string;
  readonly excerpt: readonly ExcerptRun[];
}

export interface Answer {
  /** Best first. */
  readonly hits: readonly Hit[];
  readonly total: number;
  /** False where a part of the index could not be read: then nothing found means nothing. */
  readonly complete: boolean;
}

export interface Search {
  /**
   * Run one query.
   *
   * @param words What was typed
   * @param edition Only this edition, or `dba`, the second game; every edition of DBM if left out
   */
  run(words: string, edition?: string): Promise<Answer>;
}

interface Fragment {
  readonly raw_url?: string;
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  search(
    words: string,
    options: { readonly filters: Readonly<Record<string, string>> },
  ): Promise<{ readonly results: readonly { readonly score: number; data(): Promise<Fragment> }[] }>;
}

const SHOWN = 30;

/** Where a rule and a remark on it match alike, the rule comes first. */
const WEIGHTS: Readonly<Record<string, number>> = {
  clause: 1,
  clarification: 0.9,
  guideline: 0.9,
  ruling: 0.85,
  glossary: 0.8,
  erratum: 0.7,
  discrepancy: 0.6,
};

const ELLIPSIS: ExcerptRun = { text: ' … ', marked: false };

/**
 * Open the search index. Pagefind keeps silent about a part of the index that it cannot fetch, so the fetching is watched.
 *
 * @param folder Where the index stands: `/pagefind/`
 * @throws {Error} If there is no index at all
 */
export async function openSearch(folder: string): Promise<Search> {
  const watch = watchFetches(folder);
  const pagefind = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as Pagefind;
  await pagefind.options({ noWorker: true, excerptLength: 28 });
  await pagefind.init();
  return {
    async run(words, edition) {
      const found = await pagefind.search(words, { filters: edition === undefined ? { game: 'dbm' } : { edition } });
      const shown = found.results.slice(0, SHOWN);
      const fragments = await Promise.allSettled(shown.map((result) => result.data()));
      const hits = fragments
        .flatMap((fragment, index) =>
          fragment.status === 'fulfilled'
            ? { hit: hitOf(fragment.value, edition), score: shown[index]?.score ?? 0 }
            : [],
        )
        .toSorted((one, other) => weigh(other) - weigh(one))
        .map(({ hit }) => hit);
      return {
        hits,
        total: found.results.length,
        complete: watch.failed === 0 && fragments.every(({ status }) => status === 'fulfilled'),
      };
    },
  };
}

/** Counts requests for the index that fail; one that has failed once may be missing from every later answer. */
function watchFetches(folder: string): { readonly failed: number } {
  const watch = { failed: 0 };
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const asked = request[0] instanceof Request ? request[0].url : String(request[0]);
    const ours = asked.includes(folder);
    try {
      const response = await plainFetch(...request);
      if (ours && !response.ok) watch.failed += 1;
      return response;
    } catch (error) {
      if (ours) watch.failed += 1;
      throw error;
    }
  };
  return watch;
}

function weigh({ hit, score }: { readonly hit: Hit; readonly score: number }): number {
  return score * (WEIGHTS[hit.kind] ?? 1);
}

function hitOf(fragment: Fragment, edition: string | undefined): Hit {
  const { title = '', where = '', lead = title, editions = '', kind = '', answer = '' } = fragment.meta;
  const holds = editions.split(' ');
  // A page that answers otherwise for some editions has a record for these too, told apart by a query.
  const url = (fragment.raw_url ?? fragment.url).replace(/\?.*$/, '');
  return {
    url:
      kind === 'clause' && edition !== undefined && holds.includes(edition)
        ? url.replace(/^\/[^/]+\//, `/${edition}/`)
        : url,
    title,
    where,
    editions: holds,
    kind,
    answer,
    excerpt: excerptRuns(fragment.excerpt, `${lead}. `),
  };
}

/** Pagefind marks words with `<mark>` in text that is otherwise as we wrote it; the title, which the content begins with, is left out. */
function excerptRuns(excerpt: string, lead: string): readonly ExcerptRun[] {
  const runs = excerpt.split(/<mark>(.*?)<\/mark>/su).map((text, index) => ({ text, marked: index % 2 === 1 }));
  const plain = runs.map(({ text }) => text).join('');
  const rests = Array.from(lead, (_, cut) => lead.slice(cut)).filter((rest) => rest.includes('. '));
  let skip = rests.find((rest) => plain.startsWith(rest))?.length ?? 0;
  const cut = skip === 0 && !plain.startsWith(lead);
  const kept = runs.flatMap(({ text, marked }) => {
    const rest = text.slice(skip);
    skip = Math.max(0, skip - text.length);
    return rest === '' ? [] : [{ text: rest, marked }];
  });
  const whole = /[.!?]$/.test(plain);
  return [...(cut ? [ELLIPSIS] : []), ...kept, ...(whole ? [] : [ELLIPSIS])];
}
