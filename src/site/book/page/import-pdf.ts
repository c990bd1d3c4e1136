import { keepPdf } from '../kept/kept-books.ts';
import { RoomError } from '../kept/room-error.ts';
import type { KeptBook } from '../kept/model.ts';
import { keepWorks, loadWorks } from '../kept/works.ts';
import { keepCode } from '../pdf/load-code.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { PdfError } from '../pdf/pdf-problem.ts';
import { recogniseWork, type Leaf } from '../reading/index.ts';

/** Who wants a file read. */
export interface Wanting {
  /** Told before each page. */
  readonly tell: (page: number, pages: number) => void;
  readonly givenUp: AbortSignal;
  /** Null where nobody was asked for one. */
  readonly password: string | null;
}

/** A rulebook is shorter by far: such a file was taken by mistake. */
export const MOST_PAGES = 600;

/**
 * Read a PDF and keep it. Until all of it is read, nothing of it is kept.
 *
 * @returns As it is kept, and whether it opens without a signal
 * @throws {PdfError} If it is none, or cannot be read
 * @throws {RoomError} If the device does not keep it
 * @throws {DOMException} If it is given up
 */
export async function importPdf(
  file: File,
  { tell, givenUp, password }: Wanting,
): Promise<{ readonly book: KeptBook; readonly offline: boolean }> {
  await checkRoom(file.size);
  const pdf = await openPdf(file, password);
  const leaves: Leaf[] = [];
  try {
    if (pdf.pages === 0) throw new PdfError('empty', 'It has no pages');
    if (pdf.pages > MOST_PAGES) throw new PdfError('too-long', `It has ${pdf.pages} pages`);
    for (let number = 1; number <= pdf.pages; number += 1) {
      tell(number, pdf.pages);
      leaves.push(await pdf.leaf(number));
      givenUp.throwIfAborted();
    }
  } finally {
    await pdf.close();
  }
  const recognised = recogniseWork(leaves, await loadWorks().catch(() => []));
  const found = recognised && {
    work: recognised.work.id,
    also: recognised.also.map(({ id }) => id),
    sure: recognised.sure,
    why: recognised.why,
  };
  givenUp.throwIfAborted();
  const book = await keepPdf(
    {
      title: file.name,
      kind: 'pdf',
      since: Date.now(),
      bytes: file.size,
      leaves: leaves.length,
      password,
      found,
      correction: {},
    },
    file,
    leaves,
  );
  const offline = await Promise.all([keepCode(), keepWorks()]).then(
    () => true,
    () => false,
  );
  return { book, offline };
}

/** What the browser says of the room it has is a guess: what is far beyond it need not be tried. */
async function checkRoom(bytes: number): Promise<void> {
  if (!('storage' in navigator)) return;
  const estimate: StorageEstimate = await navigator.storage.estimate().catch(() => ({}));
  const { quota = Infinity, usage = 0 } = estimate;
  if (bytes > quota - usage) throw new RoomError(`it has room for ${quota - usage} bytes, and not for ${bytes}`);
}
