import type { Browser } from 'playwright-core';
import { numberOfPage } from '../../../compiler/words/index.ts';
import type { Work } from '../reading/index.ts';

/** A book of invented text, as Chromium prints it. */
export interface Printed {
  /** What stands on each page, as HTML. */
  readonly pages: readonly string[];
  /** Of a page, as CSS has it. */
  readonly size?: string;
}

/** A heading, and paragraphs under it. */
function section(title: string, ...paragraphs: readonly string[]): string {
  return `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
}

/** So many words that mean nothing, the same each time. */
function invented(words: number, seed = 1): string {
  const syllables = ['ba', 'lo', 'mi', 'ter', 'san', 'du', 'ke', 'ro', 'vin', 'pa'];
  let state = seed;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647);
  const word = (): string =>
    Array.from({ length: 1 + (next() % 3) }, () => syllables[next() % syllables.length]).join('');
  return `${Array.from({ length: words }, word).join(' ')}.`;
}

/** Print a book as a PDF. */
export async function print(browser: Browser, { pages, size = '148mm 210mm' }: Printed): Promise<Buffer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(`<style>
    @page { size: ${size}; margin: 0 }
    body { margin: 0; font: 10pt/1.35 serif }
    section { box-sizing: border-box; position: relative; height: 209mm; padding: 14mm; break-after: page }
    h2 { margin: 0 0 2mm; font-size: 13pt }
    footer { position: absolute; bottom: 6mm; left: 0; right: 0; text-align: center }
  </style>${pages.map((html) => `<section>${html}</section>`).join('')}`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await context.close();
  return pdf;
}

/** A book of so many pages, each with its number. */
export function numbered(pages: number, first = 1): Printed {
  return {
    pages: Array.from(
      { length: pages },
      (_, index) =>
        `${section(`Heading ${index + first}`, invented(60, index + 1), invented(70, index + 900))}<footer>${index + first}</footer>`,
    ),
  };
}

/** A book with the sections of a work, each on its page, of invented text. */
export function likeWork({ sections }: Pick<Work, 'sections'>, sign: string): Printed {
  const last = Math.max(...sections.map(({ page }) => numberOfPage(page ?? 0)));
  return {
    pages: Array.from({ length: last }, (_, index) => {
      const here = sections.filter(({ page }) => page === index + 1);
      const text = here.map(({ title }, at) =>
        section(
          title.toUpperCase(),
          ...[50, 40, 30].map((words, each) => invented(words, index * 50 + at * 5 + each + 1)),
        ),
      );
      const filled = text.length === 0 ? `<p>${invented(150, index + 1)}</p>` : text.join('');
      return `${index === 0 ? `<h1>${sign}</h1>` : ''}${filled}<footer>${index + 1}</footer>`;
    }),
  };
}
