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

interface Kept {
  readonly bytes: number;
  readonly copy: Promise<OpenCopy>;
  readonly close: () => Promise<void>;
}

/** What is open, by the id of the book; what was asked for last comes last. */
const open = new Map<number, Kept>();
/** Open files may take so much memory, in bytes; then those go that were asked for longest ago. */
const MEMORY = 120e6;

/**
 * Open a book of this device.
 *
 * @throws {Error} If it is not there any more, or cannot be opened
 */
export async function openCopy(book: KeptBook): Promise<OpenCopy> {
  const known = open.get(book.id);
  open.delete(book.id);
  const mine = known ?? begin(book);
  open.set(book.id, mine);
  mine.copy.catch(() => {
    if (open.get(book.id) === mine) open.delete(book.id);
  });
  for (const [id] of open) if (id !== book.id && memoryInUse() > MEMORY) await closeCopy(id);
  return { ...(await mine.copy), book };
}

/** Let go of a book, if it is open. */
export async function closeCopy(id: number): Promise<void> {
  const before = open.get(id);
  open.delete(id);
  await before?.close().catch(() => undefined);
}

function begin(book: KeptBook): Kept {
  const opening = book.kind === 'pdf' ? openedPdf(book) : openedPhotos(book);
  return {
    bytes: book.kind === 'pdf' ? book.bytes : 0,
    copy: opening.then(({ copy }) => copy),
    close: async () => (await opening).close(),
  };
}

function memoryInUse(): number {
  return [...open.values()].reduce((sum, { bytes }) => sum + bytes, 0);
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
