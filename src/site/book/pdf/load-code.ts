import type * as PdfCode from 'pdfjs-dist/legacy/build/pdf.mjs';
import { keepAside } from '../kept/keep-aside.ts';
import { ALL_CODE, CODE, PARTS } from './code.ts';

/** What reads PDFs, started. */
export interface LoadedCode {
  readonly code: typeof PdfCode;
  readonly worker: PdfCode.PDFWorker;
}

interface Loading {
  readonly started: Promise<LoadedCode>;
  /** All files of it, by their addresses. */
  readonly files: Promise<ReadonlyMap<string, Blob>>;
}

let loading: Loading | undefined;

/**
 * Load what reads PDFs, once. Begun when a person reaches for a book, it needs the network no more once the book is
 * chosen.
 *
 * @throws {Error} If it cannot be had
 */
export function loadCode(): Promise<LoadedCode> {
  return begun().started;
}

/**
 * Keep it on the device, for there is a book now; with a copy of the site, it is read without a signal.
 *
 * @throws {Error} If the device has no room for it
 */
export async function keepCode(): Promise<void> {
  await keepAside(await begun().files);
}

function begun(): Loading {
  if (loading) return loading;
  const files = fetchAll();
  const mine = { files, started: files.then(start) };
  mine.started.catch(() => {
    if (loading === mine) loading = undefined;
  });
  loading = mine;
  return mine;
}

async function start(): Promise<LoadedCode> {
  const code = (await import(/* @vite-ignore */ CODE.reader)) as typeof PdfCode;
  code.GlobalWorkerOptions.workerSrc = CODE.worker;
  const worker = code.PDFWorker.create({ verbosity: code.VerbosityLevel.ERRORS });
  await worker.promise;
  return { code, worker };
}

async function fetchAll(): Promise<ReadonlyMap<string, Blob>> {
  const files = ALL_CODE.map(async (url) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`Expected ${url}, found status ${answer.status}`);
    return [url, await answer.blob()] as const;
  });
  return new Map(await Promise.all(files));
}

/** Gives pdf.js its parts: it asks for them by name. */
export class Parts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const file = (await begun().files).get(PARTS[filename] ?? '');
    if (!file) throw new Error(`Not on this site: ${filename}`);
    return new Uint8Array(await file.arrayBuffer());
  }
}
