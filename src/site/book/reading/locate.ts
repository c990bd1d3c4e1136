import type { Found, PlaceInPrint } from './model.ts';
import type { BookReading } from './read-book.ts';

/**
 * Where a statement stands in a person's copy.
 *
 * @returns Null where its page is not in the copy, or not known
 */
export function locate({ numbering }: BookReading, place: PlaceInPrint): Found | null {
  const page = numbering.pages.find(({ number }) => number === place.page);
  if (!page) return null;
  return { page, boxes: null, sure: false, section: null, why: 'Only its page is known.' };
}
