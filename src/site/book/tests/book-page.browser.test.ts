import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { gone, seen } from '../../../../tests/site/seen.ts';
import { choose, openBookPage } from './choose.ts';
import { numbered, print } from './printed-book.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

const site = servedSite();
const folder = mkdtempSync(join(tmpdir(), 'legal-contact-book-'));
const file = join(folder, 'my book.pdf');

beforeAll(async () => {
  writeFileSync(file, await print(site.browser, numbered(6)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Use a device that has never been on the site. */
async function device<Result>(
  use: (page: Page) => Promise<Result>,
  look: BrowserContextOptions = PHONE,
): Promise<Result> {
  const context = await site.browser.newContext(look);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Your copy/ });
const pane = (page: Page) => page.locator('.book-pane');
/** Wait until a leaf is drawn. */
const drawn = (page: Page, leaf: number) => page.locator(`.book-pane[data-drawn="${leaf}"]`).waitFor();

/** How many of the pixels of what is drawn are dark: a page that is blank has none. */
function inkOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.book-sheet canvas')!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
    return dark;
  });
}

describe('a PDF', () => {
  test('is opened, looked at and removed, and nothing is asked of the network meanwhile', () =>
    device(async (page) => {
      await openBookPage(page, site.origin);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await choose(page, file);
      await seen(page, 'my book.pdf');
      await seen(page, /6 pages/);
      await page.getByRole('button', { name: 'Look at it' }).click();
      await drawn(page, 1);
      expect(await inkOn(page)).toBeGreaterThan(1000);
      await page.getByRole('button', { name: 'Next page' }).click();
      await drawn(page, 2);
      expect(await page.locator('.book-sheet canvas').count()).toBe(1);
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => viewer(page).count()).toBe(0);
      // The way back is on its way when the viewer is gone: a page that is loaded meanwhile is not loaded.
      await expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over)).toBeUndefined();

      await page.reload();
      await seen(page, 'my book.pdf');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('button', { name: 'Remove' }).click();
      await gone(page, 'my book.pdf');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.reload();
      await page.locator('.book-choose').first().waitFor();
      expect(await page.locator('.book-kept').count()).toBe(0);
    }));

  test('is drawn with a pixel for each of the screen, larger too', () =>
    device(async (page) => {
      await openBookPage(page, site.origin);
      await choose(page, file);
      await page.getByRole('button', { name: 'Look at it' }).click();
      await drawn(page, 1);
      const sharpness = () =>
        page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll<HTMLCanvasElement>('.book-sheet canvas')].map(
              (canvas) => canvas.width / canvas.getBoundingClientRect().width,
            ),
          ),
        );
      await expect.poll(sharpness).toBeCloseTo(2, 1);
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expect.poll(sharpness).toBeCloseTo(2, 1);
      expect(Number(await pane(page).getAttribute('data-larger'))).toBeGreaterThan(3);
      await page.keyboard.press('0');
      await expect.poll(() => pane(page).getAttribute('data-larger')).toBe('1.00');
      // Twice, where one looks.
      const { x = 0, y = 0 } = (await pane(page).boundingBox()) ?? {};
      await page.mouse.dblclick(x + 100, y + 100);
      await expect.poll(() => pane(page).getAttribute('data-larger')).toBe('2.20');
    }));

  test('is made larger between two fingers, around what is between them, and by two taps', () =>
    device(async (page) => {
      await openBookPage(page, site.origin);
      await choose(page, file);
      await page.getByRole('button', { name: 'Look at it' }).click();
      await drawn(page, 1);
      const session = await page.context().newCDPSession(page);
      const { x = 0, y = 0, width = 0 } = (await pane(page).boundingBox()) ?? {};
      const middle = { x: x + width / 2, y: y + 150 };
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: readonly number[]) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: apart.map((by, id) => ({ x: middle.x + by, y: middle.y, id })),
        });
      const larger = async (): Promise<number> => Number(await pane(page).getAttribute('data-larger'));
      /** Which part of the page stands between the fingers, from its left and from its top. */
      const between = () =>
        page.locator('.book-sheet').evaluate((sheet, at) => {
          const { left, top, width: wide, height } = sheet.getBoundingClientRect();
          return [(at.x - left) / wide, (at.y - top) / height] as const;
        }, middle);
      const [fromLeft, fromTop] = await between();

      const drawnAs = () => page.locator('.book-sheet canvas').first().getAttribute('data-drawn');
      const asItWas = await drawnAs();
      await touch('touchStart', -40, 40);
      for (const apart of [50, 60, 80, 100]) await touch('touchMove', -apart, apart);
      await touch('touchEnd');
      await expect.poll(larger).toBeCloseTo(2.5, 1);
      const [left, top] = await between();
      expect(left).toBeCloseTo(fromLeft, 2);
      expect(top).toBeCloseTo(fromTop, 2);
      // The page under the viewer is as large as it was.
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

      // It is drawn anew between two fingers, and they go on.
      await touch('touchStart', -100, 100);
      await expect.poll(drawnAs).not.toBe(asItWas);
      for (const apart of [80, 50, 20, 10]) await touch('touchMove', -apart, apart);
      await touch('touchEnd');
      await expect.poll(larger).toBe(1);

      // All at once, as fingers wait for nothing that is drawn.
      await Promise.all([touch('touchStart', 0), touch('touchEnd'), touch('touchStart', 0), touch('touchEnd')]);
      await expect.poll(larger).toBe(2.2);
      await session.detach();
    }));

  test('is turned over by keys, and left by Escape or Back, to where one was', () =>
    device(async (page) => {
      await openBookPage(page, site.origin);
      await choose(page, file);
      const look = page.getByRole('button', { name: 'Look at it' });
      await look.click();
      await drawn(page, 1);
      await page.keyboard.press('PageDown');
      await drawn(page, 2);
      await seen(page, 'Your copy, p. 2');
      await page.keyboard.press('PageUp');
      await drawn(page, 1);
      await page.keyboard.press('Escape');
      await expect.poll(() => viewer(page).count()).toBe(0);
      await expect.poll(() => look.evaluate((button) => document.activeElement === button)).toBe(true);
      await look.click();
      await drawn(page, 1);
      await page.goBack();
      await expect.poll(() => viewer(page).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/book/');
    }));
});

describe('what a person says', () => {
  test('of its pages is kept', () =>
    device(async (page) => {
      await openBookPage(page, site.origin);
      await choose(page, file);
      await seen(page, /The first page is p\. 1/);
      await page.getByRole('button', { name: 'Count one page more' }).click();
      await seen(page, /The first page is p\. 2, the last p\. 7: as you said/);
      await page.reload();
      await seen(page, /The first page is p\. 2, the last p\. 7: as you said/);
    }));

  test('of its pages counts as often as it is tapped, however quickly', () =>
    device(async (page) => {
      await openBookPage(page, site.origin);
      await choose(page, file);
      await seen(page, /The first page is p\. 1/);
      const tap = (name: string, times: number): Promise<void> =>
        page.getByRole('button', { name }).evaluate((button: HTMLElement, most) => {
          for (let count = 0; count < most; count += 1) button.click();
        }, times);
      await tap('Count one page more', 3);
      await seen(page, /The first page is p\. 4, the last p\. 9: as you said/);
      await tap('Count one page less', 2);
      await seen(page, /The first page is p\. 2, the last p\. 7: as you said/);
    }));

  test('of which book it is too', () =>
    device(async (page) => {
      await openBookPage(page, site.origin);
      await choose(page, file);
      await seen(page, /Nothing on it says which book it is/);
      await page.getByLabel('It is').selectOption('rulebook-3.0');
      await seen(page, 'As you said.');
      await page.reload();
      await expect.poll(() => page.getByLabel('It is').inputValue()).toBe('rulebook-3.0');
    }));
});
