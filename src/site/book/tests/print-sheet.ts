import type { Browser } from 'playwright-core';
import { htmlOfItem } from './print-book.ts';
import type { InventedInstruction, InventedSection, InventedSheet } from './invent-sheet.ts';

/** How sheets are set. */
export interface SheetLayout {
  readonly columns: 1 | 2;
  /** Headings are set like the text. */
  readonly plainHeadings?: boolean;
  /** Behind a heading, on its line, stands a page of the rulebook. */
  readonly pagesBehind?: boolean;
  readonly boldHeads?: boolean;
  readonly quotes?: readonly [string, string];
}

/** Print sheets to one PDF, one after the other. */
export async function printSheets(
  browser: Browser,
  sheets: readonly InventedSheet[],
  layout: SheetLayout,
): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(`<!doctype html><style>
      @page { size: A4; margin: 16mm }
      body { margin: 0; font: 10pt/1.25 serif; column-count: ${String(layout.columns)}; column-gap: 8mm }
      h1 { font-size: 16pt } h2 { font-size: ${layout.plainHeadings === true ? '10pt; font-weight: normal' : '12pt'}; break-after: avoid }
      .head { ${layout.boldHeads === true ? 'font-weight: bold' : ''} }
      .point { margin-inline-start: 1.2em; text-indent: -1.2em }
    </style>${sheets.map((sheet) => htmlOf(sheet, layout)).join('')}`);
    return await page.pdf({ preferCSSPageSize: true });
  } finally {
    await page.close();
  }
}

function htmlOf({ title, subtitle, sections }: InventedSheet, layout: SheetLayout): string {
  const shown = sections.map((section, index) => htmlOfSection(section, index, layout));
  return `<h1>${title}</h1><p>${subtitle}</p>${shown.join('')}`;
}

function htmlOfSection({ title, instructions }: InventedSection, index: number, layout: SheetLayout): string {
  // What an instruction adds in front of another section has its heading in the text.
  if (instructions.some((each) => each.title !== ''))
    return instructions.map((each) => htmlOfInstruction(each, layout)).join('');
  const heading = title.replace(/^[^:]+: /u, '').replaceAll('&', '&amp;');
  const behind = layout.pagesBehind === true && index % 2 === 0 ? ` Page ${String(5 + index)}` : '';
  return `<h2>${heading}${behind}</h2>${instructions.map((each) => htmlOfInstruction(each, layout)).join('')}`;
}

function htmlOfInstruction(
  { head, title, name, text, page, quoted }: InventedInstruction,
  { quotes: [open, close] = ['"', '"'] }: SheetLayout,
): string {
  const [first, ...rest] = text;
  if (!first) throw new Error('An instruction brings no text');
  const html = [
    htmlOfItem({ ...first, name, marker: name === '' ? first.marker : '•' }, { columns: 1, headings: 'large' }),
    ...rest.map((each) => htmlOfItem(each, { columns: 1, headings: 'large' })),
  ].join('');
  const inQuotes = quoted
    ? html.replace(/>(?=[^<\s])/u, title === '' ? `>${open}` : '>').replace(/(<\/\w+>)$/u, `${close}$1`)
    : html;
  return [
    page === '' ? '' : `<p>Page ${page}</p>`,
    head === '' ? '' : `<p class="head">${head}</p>`,
    title === '' ? '' : `<p>${open}${title}</p>`,
    inQuotes,
  ].join('');
}
