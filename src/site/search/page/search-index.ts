import { keptWhole } from '../../offline/keeping/index.ts';
import type { Found, Search } from '../engine/index.ts';
import { address } from '../../ground/address.ts';
import { spareTime } from '../../ground/spare-time.ts';

let opened: Promise<Search> | undefined;

/** Open the index, once: what fails is tried again by the next who asks. */
export async function openIndex(): Promise<Search> {
  opened ??= openEngine();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** The page can be typed into before what answers is there. */
async function openEngine(): Promise<Search> {
  const { openSearch } = await import('../engine/index.ts');
  return openSearch(address('/pagefind/'));
}

/** Open the index before it is asked, and get it ready in the time that the page has to spare. */
export async function prepareIndex(): Promise<void> {
  try {
    const search = await openIndex();
    await search.warmUp(spareTime);
  } catch {
    // Whoever asks is told.
  }
}

/** An answer, and whether it can be relied on. */
export interface Told {
  /** Null where the index could not be read at all. */
  readonly found: Found | null;
  /** Null for as long as this is looked into. */
  readonly whole: boolean | null;
}

/**
 * Ask the index. What is found is told at once, whether the index is whole when that is known; nothing found is told
 * only then.
 *
 * @param edition An edition, `dba`, or null for every edition of DBM
 * @param tell Told once or twice; awaited
 */
export async function ask(query: string, edition: string | null, tell: (told: Told) => unknown): Promise<void> {
  try {
    const search = await openIndex();
    // What the copy on this device has lost may be what is looked for: its mark turns before there is an answer.
    const [found, kept] = await Promise.all([search.answer(query, edition), keptWhole()]);
    const lost = kept === 'incomplete';
    if (found.hits.length > 0 && !lost) await tell({ found, whole: null });
    await tell({ found, whole: !lost && (await search.isWhole()) });
  } catch {
    await tell({ found: null, whole: false });
  }
}
