import { keyOfBook } from '../../event/link/index.ts';

/** Note whether this device has a book: a page asks that before it loads anything. */
export function noteBook(there: boolean): void {
  try {
    if (there) localStorage.setItem(keyOfBook(), 'there');
    else localStorage.removeItem(keyOfBook());
  } catch {
    // Where nothing can be noted, nothing can be kept either.
  }
}
