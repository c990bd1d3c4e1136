import type { PageName } from '../../../compiler/words/index.ts';
import type { Correction, Leaf } from '../reading/index.ts';
import { forgetAside } from './keep-aside.ts';
import { bookDatabase, type StoredFile } from './database.ts';
import { noteBook } from './note-book.ts';
import type { KeptBook, NewBook } from './model.ts';
import { RoomError } from './room-error.ts';
import { wholeBook } from './whole-book.ts';

/** Every book on this device, oldest first. */
export async function keptBooks(): Promise<readonly KeptBook[]> {
  const kept = (await (await bookDatabase()).getAll('books')) as KeptBook[]; // each has the id it was kept under
  const books = kept.map(bookOf);
  noteBook(books.length > 0);
  return books;
}

/** A book as its record has it, or what is left of that. */
function bookOf(kept: KeptBook): KeptBook {
  return wholeBook({ ...kept });
}

/**
 * Keep a PDF: all of it, or nothing.
 *
 * @throws {RoomError} If the device does not; then all is as it was
 */
export function keepPdf(book: NewBook, file: Blob, leaves: readonly Leaf[]): Promise<KeptBook> {
  return asFileOrBytes(file, (stored) => storePdf(book, stored, leaves));
}

async function storePdf(book: NewBook, file: StoredFile, leaves: readonly Leaf[]): Promise<KeptBook> {
  const database = await bookDatabase();
  const keeping = database.transaction(['books', 'files', 'leaves'], 'readwrite');
  let id = 0;
  await allOrNothing(keeping, async () => {
    id = await keeping.objectStore('books').add(book);
    await Promise.all([
      keeping.objectStore('files').put(file, id),
      ...leaves.map((leaf) => keeping.objectStore('leaves').put(leaf, [id, leaf.number])),
    ]);
  });
  noteBook(true);
  return { ...book, id };
}

/**
 * Keep a photo of a page, in the book of photos of its work; the first makes that book. Which book that is, and what it
 * has, is read as the photo is kept: another tab may have changed it since.
 *
 * @param begun The book as it begins
 * @param page Which printed page it is
 * @throws {RoomError} If the device does not; then all is as it was
 */
export function keepPhoto(
  begun: NewBook,
  photo: Blob,
  size: Pick<Leaf, 'width' | 'height'>,
  page: PageName,
): Promise<KeptBook> {
  return asFileOrBytes(photo, (stored) => storePhoto(begun, stored, photo.size, size, page));
}

async function storePhoto(
  begun: NewBook,
  photo: StoredFile,
  bytes: number,
  size: Pick<Leaf, 'width' | 'height'>,
  page: PageName,
): Promise<KeptBook> {
  const database = await bookDatabase();
  const keeping = database.transaction(['books', 'photos', 'leaves'], 'readwrite');
  let kept: KeptBook | undefined;
  await allOrNothing(keeping, async () => {
    const books = keeping.objectStore('books');
    const photos = keeping.objectStore('photos');
    const all = (await books.getAll()) as KeptBook[]; // each has the id it was kept under
    const same = all
      .map(bookOf)
      .find(({ kind, correction }) => kind === 'photos' && correction.work === begun.correction.work);
    const book = same ?? { ...begun, id: await books.add(begun) };
    const { id } = book;
    const known = book.correction.pages ?? [];
    // A page that is photographed again takes the place of its earlier photo.
    const again = known.find((each) => each.page === page)?.leaf;
    const number = again ?? known.reduce((highest, each) => Math.max(highest, each.leaf), 0) + 1;
    const before = again === undefined ? 0 : (asFile(await photos.get([id, again]))?.size ?? 0);
    const leaf: Leaf = { number, ...size, turn: 0, runs: [] };
    const pages = again === undefined ? [...known, { leaf: number, page }] : known;
    const correction = { ...book.correction, pages };
    kept = { ...book, bytes: book.bytes + bytes - before, leaves: pages.length, correction };
    await Promise.all([
      books.put(kept),
      keeping.objectStore('leaves').put(leaf, [id, number]),
      photos.put(photo, [id, number]),
    ]);
  });
  noteBook(true);
  if (kept === undefined) throw new RoomError('nothing was kept');
  return kept;
}

/**
 * Note what a person says of his book.
 *
 * @param correction What he says now, or what that is by what he had said; what he said of other things stays
 */
export async function correctBook(
  id: number,
  correction: Correction | ((said: Correction) => Correction),
): Promise<void> {
  const database = await bookDatabase();
  const changing = database.transaction('books', 'readwrite');
  const kept = (await changing.store.get(id)) as KeptBook | undefined; // it has the id it was kept under
  if (kept) {
    const said = bookOf(kept).correction;
    const now = typeof correction === 'function' ? correction(said) : correction;
    await changing.store.put({ ...kept, correction: { ...said, ...now } });
  }
  await changing.done;
}

/** What stands on the leaves of a book, in order. */
export async function leavesOf(id: number): Promise<readonly Leaf[]> {
  return (await bookDatabase()).getAll('leaves', IDBKeyRange.bound([id, 0], [id, Infinity]));
}

/** Turn every leaf of a book by a quarter, clockwise: a scan may lie on its side, and has no letters to tell by. */
export async function turnBook(id: number): Promise<void> {
  const database = await bookDatabase();
  const turning = database.transaction('leaves', 'readwrite');
  const leaves = await turning.store.getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
  await Promise.all([
    ...leaves.map(({ turn, width, height, ...leaf }) =>
      turning.store.put({ ...leaf, width: height, height: width, turn: quarterMore(turn) }, [id, leaf.number]),
    ),
    turning.done,
  ]);
}

function quarterMore(turn: Leaf['turn']): Leaf['turn'] {
  return ({ 0: 90, 90: 180, 180: 270, 270: 0 } as const)[turn];
}

/** The file of a PDF. */
export async function fileOf(id: number): Promise<Blob | undefined> {
  return asFile(await (await bookDatabase()).get('files', id));
}

/** The image of a leaf of a book of photos. */
export async function photoOf(id: number, leaf: number): Promise<Blob | undefined> {
  return asFile(await (await bookDatabase()).get('photos', [id, leaf]));
}

/** Remove a book, and all that was kept of it. */
export async function removeBook(id: number): Promise<void> {
  const database = await bookDatabase();
  const removing = database.transaction(['books', 'files', 'leaves', 'photos'], 'readwrite');
  const ofIt = IDBKeyRange.bound([id, 0], [id, Infinity]);
  await Promise.all([
    removing.objectStore('books').delete(id),
    removing.objectStore('files').delete(id),
    removing.objectStore('leaves').delete(ofIt),
    removing.objectStore('photos').delete(ofIt),
    removing.done,
  ]);
  if ((await keptBooks()).length === 0) await forgetAside();
}

/**
 * Remove the photo of one page; with the last of them goes the book. Who leaves the page meanwhile finds it with the
 * photo or without, and no book without pages.
 *
 * @param leaf Its number
 */
export async function removePhoto(id: number, leaf: number): Promise<void> {
  const database = await bookDatabase();
  const removing = database.transaction(['books', 'leaves', 'photos'], 'readwrite');
  const books = removing.objectStore('books');
  const photos = removing.objectStore('photos');
  const kept = (await books.get(id)) as KeptBook | undefined; // it has the id it was kept under
  const book = kept && bookOf(kept);
  const bytes = asFile(await photos.get([id, leaf]))?.size ?? 0;
  const pages = book?.correction.pages?.filter((each) => each.leaf !== leaf) ?? [];
  if (book && pages.length > 0)
    await books.put({
      ...book,
      bytes: book.bytes - bytes,
      leaves: pages.length,
      correction: { ...book.correction, pages },
    });
  else await books.delete(id);
  await Promise.all([removing.objectStore('leaves').delete([id, leaf]), photos.delete([id, leaf]), removing.done]);
  if ((await keptBooks()).length === 0) await forgetAside();
}

/** Beyond so many bytes a file is stored as a file, or not at all: its bytes would fill the memory of a phone. */
const MOST_BYTES = 60e6;

/** Store a file as it is, and where that is refused, its bytes. */
async function asFileOrBytes<Result>(file: Blob, store: (stored: StoredFile) => Promise<Result>): Promise<Result> {
  try {
    return await store(file);
  } catch (error) {
    if (file.size > MOST_BYTES) throw error;
    return store(await file.arrayBuffer());
  }
}

function asFile(stored: StoredFile | undefined): Blob | undefined {
  return stored instanceof ArrayBuffer ? new Blob([stored]) : stored;
}

/** Do all of something, or nothing. */
async function allOrNothing(
  transaction: { readonly done: Promise<void>; abort(): void },
  work: () => Promise<void>,
): Promise<void> {
  // Told by what is awaited below; on its own it would be an error that nobody has heard of.
  const ended = transaction.done.then(
    () => null,
    (error: unknown) => error ?? new Error('it was given up'),
  );
  try {
    await work();
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw new RoomError(error);
  }
  const error = await ended;
  if (error !== null) throw new RoomError(error);
}
