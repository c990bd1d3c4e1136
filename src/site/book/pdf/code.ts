import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import reader from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/**
 * The files that read a PDF, as they come: no page loads them, and no copy of the site holds them, before a book is
 * opened. Of letters that a PDF may leave to who shows it, only signs are among them, such as bullets: the device has
 * all others. What reads Chinese or Japanese is left out.
 */
export const CODE = { reader, worker };

/** By the names that pdf.js asks for. */
export const PARTS: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
};

/** The addresses of all of them. */
export const ALL_CODE: readonly string[] = [...Object.values(CODE), ...Object.values(PARTS)];
