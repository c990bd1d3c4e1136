import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../../tests/site/browser.ts';
import { contentStemsOf } from '../../search/engine/index.ts';
import type { Leaf } from '../reading/index.ts';
import { works } from './built-works.ts';
import { inventBook, type Book } from './invent-book.ts';
import { judgePlaces, type Judgement } from './judge-places.ts';
import { printBook, readLeaves, type Layout } from './print-book.ts';
import { randomOf } from './random.ts';
import { ofAnotherEdition, titledTwice, withLess, withMore, type Spoilt } from './spoil-book.ts';

/** The books that are spoilt: more of them, where somebody asks for it. */
const SEEDS = Array.from({ length: Number(process.env.BOOKS ?? 1) }, (_, index) => 21 + index);

const root = new URL('../../../../', import.meta.url);
const [work] = works;
const surfaces = new Map(
  [...new Set(readFileSync(new URL('generated/histories.json', root), 'utf8').match(/[A-Za-z]{3,}/gu))].flatMap(
    (word) => contentStemsOf(word.toLowerCase()).map((stem) => [stem, word.toLowerCase()] as const),
  ),
);
const invented = (seed: number): Book => inventBook(work, randomOf(seed), (stem) => surfaces.get(stem));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The figures, for who wants to read them. */
function tell(name: string, { places, right, sure, passages, wrong, pages, missed }: Judgement): void {
  const share = (some: number, of: number): string =>
    `${String(some)} of ${String(of)} (${((100 * some) / of).toFixed(1)} %)`;
  console.log(
    `${name}: found ${share(right, places)}, marked ${share(sure, places)}; of passages found ${share(passages.right, passages.places)}, marked ${share(passages.sure, passages.places)}; wrongly marked ${String(wrong.length)}; right page ${share(pages, places)}`,
  );
  if (process.env.TELL) console.log('missed', missed.join(' '), 'WRONG', wrong.join(' '));
}

const leavesOf = async (book: Book, layout: Layout): Promise<readonly Leaf[]> =>
  readLeaves(await printBook(browser, book, layout));

/** The same text as another program writes it: a run for each word. */
function inWords(leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.map((leaf) => ({
    ...leaf,
    runs: leaf.runs.flatMap((run) =>
      [...run.text.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
        ...run,
        text,
        x: run.x + (run.width * index) / run.text.length,
        width: (run.width * text.length) / run.text.length,
      })),
    ),
  }));
}

const plain: Layout = { columns: 1, headings: 'capitals' };
const layouts: readonly (readonly [string, Layout])[] = [
  ['one column', plain],
  ['two columns', { columns: 2, headings: 'bold', balanced: true, indented: true, bullet: '–' }],
  ['two pages to a sheet', { columns: 1, headings: 'large', twoToALeaf: true, bullet: '*', size: 8 }],
  ['two columns, the last not full, and covers', { columns: 2, headings: 'large', covers: 2 }],
  ['pages on their side', { columns: 1, headings: 'bold', turn: 90, indented: true }],
  ['no page numbers', { columns: 2, headings: 'capitals', covers: 1, balanced: true, numberOf: () => '' }],
];

describe('an invented book with the structure of the real one', () => {
  test.each(layouts)('%s: nothing is marked wrongly, and nearly everything is found', async (name, layout) => {
    const book = invented(1);
    const judged = judgePlaces({ leaves: await leavesOf(book, layout), layout }, work, book);
    tell(name, judged);
    expect(judged.wrong).toEqual([]);
    expect(judged.right / judged.places, judged.missed.join(' ')).toBeGreaterThanOrEqual(0.95);
    expect(judged.pages).toBe(judged.places);
  });

  test('a run for each word changes nothing', async () => {
    const book = invented(2);
    const leaves = await leavesOf(book, plain);
    const judged = judgePlaces({ leaves: inWords(leaves), layout: plain }, work, book);
    tell('a run for each word', judged);
    expect(judged.wrong).toEqual([]);
    expect(judged.right / judged.places, judged.missed.join(' ')).toBeGreaterThanOrEqual(0.95);
  });

  test('pictures of pages: every place is shown on its page, once a person has said where page 1 is', async () => {
    const book = invented(1);
    for (const layout of [
      { ...plain, pictures: true, covers: 2 },
      { ...plain, pictures: true, twoToALeaf: true },
    ]) {
      const leaves = await leavesOf(book, layout);
      expect(leaves.every(({ runs }) => runs.length === 0)).toBe(true);
      const first = layout.twoToALeaf === true ? { leaf: 2, page: 2 } : { leaf: 3, page: 1 };
      const correction = { pages: [first], twoToALeaf: layout.twoToALeaf ?? false };
      const judged = judgePlaces({ leaves, layout, correction }, work, book);
      tell(layout.twoToALeaf === true ? 'pictures, two to a sheet' : 'pictures', judged);
      expect(judged.pages).toBe(judged.places);
      expect(judged.sure).toBe(0);
    }
  });
});

const strange: readonly (readonly [string, (book: Book) => Book | Spoilt, Partial<Layout>])[] = [
  ['titles stand in it twice', (book) => titledTwice(book, randomOf(11)), {}],
  ['paragraphs and points are missing', (book) => withLess(book, randomOf(12)), {}],
  ['there are paragraphs and points more', (book) => withMore(book, randomOf(13)), {}],
  ['it is another edition', (book) => ofAnotherEdition(book, randomOf(14)), {}],
  ['its page numbers are three too high', (book) => book, { numberOf: (page) => String(page + 3) }],
  ['its page numbers are nonsense', (book) => book, { numberOf: (page) => String(((page * 7) % 40) + 1) }],
];

describe('a book that is not what we know', () => {
  test.each(
    strange.flatMap(([name, spoil, otherwise]) =>
      layouts
        .slice(0, 2)
        .map(([named, layout]) => [name, named, spoil, { ...layout, size: 7.2, ...otherwise }] as const),
    ),
  )('%s, in %s: nothing is marked wrongly', async (name, named, spoil, layout) => {
    for (const seed of SEEDS) {
      const book = spoil(invented(seed));
      const judged = judgePlaces({ leaves: await leavesOf(book, layout), layout }, work, book);
      tell(`${name}, ${named}`, judged);
      expect(judged.wrong).toEqual([]);
    }
  });

  test('a book in which none of our words stand: nothing is marked but sections', async () => {
    const book = inventBook(work, randomOf(5), () => undefined);
    const judged = judgePlaces({ leaves: await leavesOf(book, plain), layout: plain }, work, book);
    tell('none of our words', judged);
    expect(judged.wrong).toEqual([]);
    expect(judged.passages.sure).toBeLessThanOrEqual(1);
  });
});
