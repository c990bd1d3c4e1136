import { readBook, type BookReading, type Leaf, type Work } from '../reading/index.ts';
import { leavesOf } from './kept-books.ts';
import type { KeptBook } from './model.ts';
import { loadWorks } from './works.ts';

/** What is said of a copy of which nobody knows what it is. */
const UNKNOWN: Work = { id: '', title: '', signs: [], sections: [], places: {} };

/** The id of the work that a book is a copy of, as the person says or as it was found; null where neither. */
export function workOf({ correction, found }: Pick<KeptBook, 'correction' | 'found'>): string | null {
  return correction.work ?? found?.work ?? null;
}

/** All works that a book is a copy of: a file may hold several sheets, unless the person says that it is something else. */
export function worksOf(book: Pick<KeptBook, 'correction' | 'found'>): readonly string[] {
  const id = workOf(book);
  const found = book.found === null ? [] : [book.found.work, ...(book.found.also ?? [])];
  return id === null || found.includes(id) ? found : [id];
}

/**
 * What stands where in a book of this device.
 *
 * @param id Which of its works is asked for
 * @param leaves Its leaves, if they are at hand
 */
export async function readKept(
  book: KeptBook,
  id: string | null = workOf(book),
  leaves?: readonly Leaf[],
): Promise<BookReading> {
  const work = (await loadWorks().catch(() => [])).find((each) => each.id === id) ?? UNKNOWN;
  return readBook(leaves ?? (await leavesOf(book.id)), work, book.correction);
}
