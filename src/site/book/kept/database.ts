import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { deviceKey } from '../../ground/device-key.ts';
import type { Leaf } from '../reading/index.ts';
import type { KeptBook, NewBook } from './model.ts';

/** Books have a database of their own: what keeps the site, updates it or removes it knows nothing of it. */
interface Books extends DBSchema {
  /** What each is, by its id. */
  books: { key: number; value: NewBook & Partial<Pick<KeptBook, 'id'>> };
  /** The file of a PDF, by the id of its book. */
  files: { key: number; value: StoredFile };
  /** What stands on each leaf, by the id of its book and its number. */
  leaves: { key: [book: number, leaf: number]; value: Leaf };
  /** The image of each leaf of a book of photos, likewise. */
  photos: { key: [book: number, leaf: number]; value: StoredFile };
}

/** A file, or its bytes: in private windows WebKit stores no other. */
export type StoredFile = Blob | ArrayBuffer;

/** The books of this device, open. */
export type BookDatabase = IDBPDatabase<Books>;

let open: Promise<BookDatabase> | undefined;

/**
 * Open the books of this device.
 *
 * @throws {Error} If the browser keeps nothing here
 */
export function bookDatabase(): Promise<BookDatabase> {
  const forget = (): void => {
    open = undefined;
  };
  open ??= openDB<Books>(deviceKey('books'), 1, {
    upgrade(database) {
      database.createObjectStore('books', { keyPath: 'id', autoIncrement: true });
      for (const store of ['files', 'leaves', 'photos'] as const) database.createObjectStore(store);
    },
    // Another tab has a later release of the site, or the browser clears what is kept.
    blocking: (_, __, { target }) => {
      (target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return open;
}
