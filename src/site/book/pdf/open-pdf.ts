import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { leafOfPage, type Box, type Leaf } from '../reading/index.ts';
import { loadCode, Parts, type LoadedCode } from './load-code.ts';
import { PdfError } from './pdf-problem.ts';

/** A PDF that is open: its pages are read one by one, and drawn when they are shown. */
export interface OpenPdf {
  readonly pages: number;
  /**
   * What stands on a page.
   *
   * @param number From 1
   * @throws {PdfError} If that cannot be read
   */
  leaf(number: number): Promise<Leaf>;
  /**
   * Draw a part of a leaf.
   *
   * @param scale How many pixels of the canvas a point of the leaf has
   * @param givenUp Aborted when it is wanted no more
   */
  draw(leaf: Leaf, box: Box, scale: number, canvas: HTMLCanvasElement, givenUp: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** How much of a file is read at once, in bytes. */
const CHUNK = 256 * 1024;
/** An image of a scan beyond this is made smaller as it is unpacked: 16 million pixels, as much as a phone can draw. */
const LARGEST_IMAGE = 64 * 1024 * 1024;
/** In the first bytes of every PDF. */
const SIGN = '%PDF-';
const HEAD = 1024;

/**
 * Open a PDF of the device; of a large one no more is read than what is asked for.
 *
 * @param password Null where nobody was asked for one
 * @throws {PdfError} If it cannot be opened, saying why
 */
export async function openPdf(file: Blob, password: string | null): Promise<OpenPdf> {
  const head = await file.slice(0, HEAD).text();
  if (!head.includes(SIGN)) throw new PdfError('not-pdf', `The file does not begin with ${SIGN}`);
  const loaded = await loadCode().catch((error: unknown) => {
    throw new PdfError('no-code', String(error));
  });
  const pdf = await opened(loaded, file, password);
  return {
    pages: pdf.numPages,
    async leaf(number) {
      try {
        const page = await pdf.getPage(number);
        const leaf = leafOfPage(number, page.getViewport({ scale: 1 }), await page.getTextContent());
        page.cleanup();
        return leaf;
      } catch (error) {
        throw new PdfError('damaged', `Page ${number} cannot be read: ${String(error)}`);
      }
    },
    async draw(leaf, box, scale, canvas, givenUp) {
      await draw(await pdf.getPage(leaf.number), leaf, box, scale, canvas, givenUp);
    },
    close: () => pdf.destroy(),
  };
}

async function opened({ code, worker }: LoadedCode, file: Blob, password: string | null): Promise<PDFDocumentProxy> {
  /** Reads the file as pdf.js asks for it. */
  class Ranges extends code.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      void file
        .slice(begin, end)
        .arrayBuffer()
        // What the device can no longer read ends the reading, as what is damaged does.
        .catch(() => new ArrayBuffer(end - begin))
        .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)));
    }
  }
  const first = new Uint8Array(await file.slice(0, CHUNK).arrayBuffer());
  try {
    return await code.getDocument({
      range: new Ranges(file.size, first),
      worker,
      ...(password !== null && { password }),
      rangeChunkSize: CHUNK,
      disableAutoFetch: true,
      disableStream: true,
      isEvalSupported: false,
      enableXfa: false,
      useWorkerFetch: false,
      useSystemFonts: true,
      canvasMaxAreaInBytes: LARGEST_IMAGE,
      StandardFontDataFactory: Parts,
      WasmFactory: Parts,
      verbosity: code.VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw problemOf(error);
  }
}

/** How pdf.js says that it was given a password, and the wrong one. */
const INCORRECT = 2;

function problemOf(error: unknown): PdfError {
  const { name, code } = error as { readonly name?: string; readonly code?: number };
  if (name === 'PasswordException')
    return new PdfError(code === INCORRECT ? 'wrong-password' : 'password', String(error));
  return new PdfError('damaged', String(error));
}

async function draw(
  page: PDFPageProxy,
  leaf: Leaf,
  box: Box,
  scale: number,
  canvas: HTMLCanvasElement,
  givenUp: AbortSignal,
): Promise<void> {
  const viewport = page.getViewport({
    scale,
    rotation: (page.rotate + leaf.turn) % 360,
    offsetX: -box.x * scale,
    offsetY: -box.y * scale,
  });
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const task = page.render({ canvas, viewport, annotationMode: 0 });
  const stop = (): void => task.cancel();
  givenUp.addEventListener('abort', stop, { once: true });
  try {
    await task.promise;
  } finally {
    givenUp.removeEventListener('abort', stop);
    // What was unpacked of it is let go: of a scan that is megabytes.
    page.cleanup();
  }
}
