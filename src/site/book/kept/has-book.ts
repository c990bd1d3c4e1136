import { deviceKey } from '../../ground/device-key.ts';

/** Under this name it is noted that there is a book: a page asks it before it loads anything. */
const keyOfBook = (): string => deviceKey('book');

/** Note whether there is one. */
export function noteBook(there: boolean): void {
  try {
    if (there) localStorage.setItem(keyOfBook(), 'there');
    else localStorage.removeItem(keyOfBook());
  } catch {
    // Where nothing can be noted, nothing can be kept either.
  }
}
