import { fileOf, leavesOf, photoOf } from '../kept/kept-books.ts';
import type { KeptBook } from '../kept/model.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import type { Box, Leaf } from '../reading/index.ts';
import { drawPhoto } from './draw-photo.ts';

/** A book of this device whose leaves can be drawn. */
export interface OpenCopy {
  readonly book: KeptBook;
  /** In order. */
  readonly leaves: readonly Leaf[];
  /**
   * Draw a part of a leaf.
   *
   * @param scale How many pixels of the canvas a point of the leaf has
   * @throws {Error} If it cannot be drawn
   */
  draw(leaf: Leaf, box: Box, scale: number, canvas: HTMLCanvasElement, givenUp: AbortSignal): Promise<void>;
}

/** The book that was asked for last: to open a large one takes a while, and two take the memory of two. */
let last: { readonly id: number; readonly copy: Promise<OpenCopy>; readonly close: () => Promise<void> } | undefined;

/**
 * Open a book of this device.
 *
 * @throws {Error} If it is not there any more, or cannot be opened
 */
export async function openCopy(book: KeptBook): Promise<OpenCopy> {
  if (last?.id === book.id) return { ...(await last.copy), book };
  await closeCopy();
  const opening = book.kind === 'pdf' ? openedPdf(book) : openedPhotos(book);
  const mine = { id: book.id, copy: opening.then(({ copy }) => copy), close: async () => (await opening).close() };
  last = mine;
  mine.copy.catch(() => {
    if (last === mine) last = undefined;
  });
  return mine.copy;
}

/** Let go of the book that is open. */
export async function closeCopy(): Promise<void> {
  const before = last;
  last = undefined;
  await before?.close().catch(() => undefined);
}

interface Opened {
  readonly copy: OpenCopy;
  readonly close: () => Promise<void>;
}

async function openedPdf(book: KeptBook): Promise<Opened> {
  const [file, leaves] = await Promise.all([fileOf(book.id), leavesOf(book.id)]);
  if (file === undefined) throw new Error('The file of the book is not on this device any more');
  const pdf = await openPdf(file, book.password);
  return { copy: { book, leaves, draw: (...asked) => pdf.draw(...asked) }, close: () => pdf.close() };
}

async function openedPhotos(book: KeptBook): Promise<Opened> {
  const leaves = await leavesOf(book.id);
  return {
    copy: {
      book,
      leaves,
      async draw(leaf, box, scale, canvas, givenUp) {
        const photo = await photoOf(book.id, leaf.number);
        if (photo === undefined) throw new Error('The photo is not on this device any more');
        givenUp.throwIfAborted();
        await drawPhoto(photo, leaf, box, scale, canvas);
      },
    },
    close: () => Promise.resolve(),
  };
}
