import type { Browser } from 'playwright-core';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { leafOfPage, type Leaf } from '../reading/index.ts';
import type { Book, Item, Section } from './invent-book.ts';

/** How a book is set. */
export interface Layout {
  readonly columns: 1 | 2;
  readonly twoToALeaf?: boolean;
  /** How many leaves stand before page 1. */
  readonly covers?: number;
  /** By how many degrees clockwise everything is turned. */
  readonly turn?: 0 | 90;
  /** Paragraphs are parted by an indent, not by a gap. */
  readonly indented?: boolean;
  /** Of the letters, in points. */
  readonly size?: number;
  /** Columns of a page are of one length. */
  readonly balanced?: boolean;
  readonly headings: 'capitals' | 'large' | 'bold';
  readonly bullet?: string;
  /** Pages are pictures. */
  readonly pictures?: boolean;
  /** What the foot of a page says; nothing: no numbers. */
  readonly numberOf?: (page: number) => string;
}

const LAST_PAGE = 40;

/** Which leaf holds a printed page, and whether it is its right half. */
export function leafOf(
  page: number,
  { covers = 0, twoToALeaf = false }: Layout,
): { readonly leaf: number; readonly onTheRight: boolean } {
  const at = page - 1 + covers + (twoToALeaf ? 1 : 0);
  return twoToALeaf ? { leaf: Math.floor(at / 2) + 1, onTheRight: at % 2 === 1 } : { leaf: at + 1, onTheRight: false };
}

/** Print a book to a PDF, as its layout says. */
export async function printBook(browser: Browser, book: Book, layout: Layout): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(htmlOf(book, layout));
    const tooFull = await page.evaluate(() => {
      const full = [...document.querySelectorAll('.page')].filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      );
      return full.map((each) => each.id);
    });
    if (tooFull.length > 0) throw new Error(`Too much for a page: ${tooFull.join(', ')}`);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    return layout.turn === 90 ? turned(pdf) : pdf;
  } finally {
    await page.close();
  }
}

/** The same with each page lying on its side: what Chromium says of its structure makes room for it, so that no byte moves. */
function turned(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  return Buffer.from(
    text.replaceAll(/\/StructParents \d+/g, (said) => '/Rotate 90'.padEnd(said.length)),
    'latin1',
  );
}

/** Read a PDF as the site does. */
export async function readLeaves(pdf: Uint8Array): Promise<readonly Leaf[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: true });
  const file = await task.promise;
  const leaves: Leaf[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    leaves.push(leafOfPage(number, page.getViewport({ scale: 1 }), await page.getTextContent()));
  }
  await task.destroy();
  return leaves;
}

function htmlOf({ sections }: Book, layout: Layout): string {
  const {
    columns,
    twoToALeaf = false,
    covers = 0,
    indented = false,
    balanced = false,
    size = 8.2,
    headings,
    numberOf = String,
  } = layout;
  const pages = Array.from({ length: LAST_PAGE }, (_, index) => {
    const number = index + 1;
    const text = sections
      .filter(({ page }) => page === number)
      .map((section) => htmlOfSection(section, layout))
      .join('');
    const other =
      text === ''
        ? '<h2>Of teapots and gardens</h2><p>The kettle sings in the parlour. A pigeon looks in at the window.</p>'
        : '';
    const head = '<header>A game of teapots</header>';
    return layout.pictures === true
      ? `<div class="page" id="p${String(number)}"><div class="picture"></div></div>`
      : `<div class="page" id="p${String(number)}">${head}<div class="text">${text}${other}</div><footer>${numberOf(number)}</footer></div>`;
  });
  const cover = `<div class="page">${layout.pictures === true ? '<div class="picture"></div>' : '<h1>Teapots</h1>'}</div>`;
  const all = [...Array.from({ length: covers }, () => cover), ...pages];
  // Two to a sheet a book opens with its 2nd page on the left: its first stands on the right of a sheet of its own.
  const parts = twoToALeaf ? ['<div class="page"></div>', ...all] : all;
  const sheets = twoToALeaf
    ? Array.from({ length: Math.ceil(parts.length / 2) }, (_, index) => parts.slice(2 * index, 2 * index + 2).join(''))
    : parts;
  const [width, height] = twoToALeaf ? [420, 297] : [210, 297];
  const heading = {
    capitals: 'h2 { text-transform: uppercase; font-size: 1em }',
    large: 'h2 { font-size: 1.35em; font-weight: normal }',
    bold: 'h2 { font-size: 1em }',
  }[headings];
  return `<!doctype html><html lang="en"><style>
    @page { size: ${String(width)}mm ${String(height)}mm; margin: 0 }
    body { margin: 0; font: ${String(size)}pt/1.22 serif }
    .sheet { width: ${String(width)}mm; height: ${String(height)}mm; break-after: page; overflow: hidden; display: flex }
    .page { box-sizing: border-box; inline-size: 210mm; block-size: 297mm; padding-block: 16mm; padding-inline: 14mm; position: relative; overflow: hidden }
    header { position: absolute; inset-block-start: 7mm; inset-inline-start: 14mm }
    footer { position: absolute; inset-block-end: 7mm; inset-inline: 0; text-align: center }
    .text { column-count: ${String(columns)}; column-gap: 8mm; ${balanced ? 'column-fill: balance' : 'column-fill: auto; block-size: 265mm'}; text-align: justify }
    .picture { inline-size: 100%; block-size: 100%; background: linear-gradient(#ddd, #bbb) }
    ${heading} h2, h3 { margin-block: .9em .35em; break-after: avoid; text-align: left } h3 { font-size: 1em; font-style: italic; font-weight: normal }
    p { margin-block: ${indented ? '0' : '.55em'}; ${indented ? 'text-indent: 1.4em' : ''} } h2 + p, h3 + p { text-indent: 0 }
    .point { margin-block: .15em; margin-inline-start: 1.2em; text-indent: -1.2em }
    .factor { margin-inline-start: 2em; text-indent: -2em }
  </style>${sheets.map((sheet) => `<div class="sheet">${sheet}</div>`).join('')}`;
}

function htmlOfSection({ title, parts }: Section, layout: Layout): string {
  const shown = parts.map(
    ({ title: own, paragraphs }) =>
      `${own === '' ? '' : `<h3>${own}</h3>`}${paragraphs.map((each) => htmlOfItem(each, layout)).join('')}`,
  );
  return `<h2>${title.replaceAll('&', '&amp;')}</h2>${shown.join('')}`;
}

/** A paragraph, with its points. */
export function htmlOfItem({ marker, name, sentences, bullets }: Item, layout: Layout): string {
  const text = sentences.map(({ mark, words }) => {
    const all = [...words.slice(0, 3), mark, ...words.slice(3)].join(' ');
    return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
  });
  const shown = marker === '•' ? (layout.bullet ?? '•') : marker;
  const words = `${name === '' ? '' : `${name}: `}${text.join(' ')}`;
  const own =
    marker === ''
      ? `<p>${words}</p>`
      : `<div class="point${/\d/u.test(marker) ? ' factor' : ''}">${shown} ${words}</div>`;
  return `${own}${bullets.map((bullet) => htmlOfItem(bullet, layout)).join('')}`;
}
