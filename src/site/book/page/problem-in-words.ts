import { RoomError } from '../kept/room-error.ts';
import { PdfError, type PdfProblem } from '../pdf/pdf-problem.ts';
import { MOST_PAGES } from './import-pdf.ts';
import { PhotoError } from './scale-photo.ts';

/** What came in the way, for each problem but that of a password: that is asked for. */
const OF_PDF: Readonly<Record<Exclude<PdfProblem, 'password' | 'wrong-password'>, string>> = {
  'not-pdf': 'is not a PDF. Choose the file of the book, whose name ends in .pdf; for pages on paper take photos.',
  damaged: 'is damaged: it could not be read to its end. Get it once more from where you have it.',
  empty: 'has no pages.',
  'too-long': `has more than ${MOST_PAGES} pages, and so is hardly the rulebook. Choose another file.`,
  'no-code': 'was not opened: what reads it could not be loaded. Try again once there is a signal.',
};

/** Why a file was not kept, in a sentence or two; null where it was given up. */
export function problemInWords(name: string, error: unknown): string | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  return `${reasonOf(name, error)} Nothing was changed: what was here before still is.`;
}

function reasonOf(name: string, error: unknown): string {
  if (error instanceof PdfError && error.problem !== 'password' && error.problem !== 'wrong-password')
    return `“${name}” ${OF_PDF[error.problem]}`;
  if (error instanceof RoomError)
    return `This device did not keep “${name}”: it has no room for it, or the browser keeps nothing here, as in a private window.`;
  if (error instanceof PhotoError) return `“${name}” is no photo that this browser can show.`;
  return `“${name}” was not kept: ${String(error)}.`;
}
