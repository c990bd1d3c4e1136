import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { deviceKey } from '../../ground/device-key.ts';
import { seen } from '../../../../tests/site/seen.ts';
import { blankPhoto } from './blank-photo.ts';
import { choose, offer, openBookPage, photograph } from './choose.ts';
import { writePdf } from './written-pdf.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const MEGABYTE = 1e6;

const site = servedSite();
const folder = mkdtempSync(join(tmpdir(), 'legal-contact-bad-'));
const large = join(folder, 'large.pdf');
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const lines = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `Line ${index + 1}`);
const good = pdf('good.pdf', writePdf({ lines: lines(3) }));

beforeAll(() => writeFileSync(large, writePdf({ lines: lines(4), padding: 200 * MEGABYTE })));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Use a device that has a book. */
async function device<Result>(
  use: (page: Page, context: BrowserContext) => Promise<Result>,
  before?: (page: Page) => Promise<unknown>,
): Promise<Result> {
  const context = await site.browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await before?.(page);
    await openBookPage(page, site.origin);
    await choose(page, good);
    return await use(page, context);
  } finally {
    await context.close();
  }
}

/** Put something else in the place of how large a book of photos is, and before its pages. */
async function damagePhotos(database: string): Promise<void> {
  const opening = indexedDB.open(database);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const books = opening.result.transaction('books', 'readwrite').objectStore('books');
  const all = books.getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  const book = (all.result as { kind: string; correction: { pages: unknown[] } }[]).find(
    ({ kind }) => kind === 'photos',
  );
  const put = books.put({ ...book, bytes: null, correction: { pages: [null, ...(book?.correction.pages ?? [])] } });
  await new Promise((resolve) => (put.onsuccess = resolve));
  opening.result.close();
}

/** The book beside the one that the device has. */
const second = (page: Page) => page.locator('.book-kept').nth(1);

/** What is kept, after the page was opened again. */
async function keptOn(page: Page): Promise<readonly string[]> {
  await page.goto(`${site.origin}/book/`);
  await page.locator('.book-kept').first().waitFor();
  return page.locator('.book-kept h3').allInnerTexts();
}

describe('what is no book', () => {
  test.each([
    ['a text', pdf('letter.pdf', Buffer.from('Dear Sir')), /“letter\.pdf” is not a PDF/],
    ['an empty file', pdf('none.pdf', Buffer.alloc(0)), /“none\.pdf” is not a PDF/],
    ['a file that ends before it has begun', pdf('cut.pdf', good.buffer.subarray(0, 80)), /“cut\.pdf” is damaged/],
    [
      'a file of which nothing can be read',
      pdf('noise.pdf', Buffer.from(`%PDF-1.4\n${'?'.repeat(5000)}`)),
      /is damaged/,
    ],
    ['a book of 601 pages', pdf('long.pdf', writePdf({ lines: lines(601) })), /has more than 600 pages/],
  ])('is said: %s', (_, file, sentence) =>
    device(async (page) => {
      await offer(page, file);
      await seen(page, sentence);
      await seen(page, 'Nothing was changed: what was here before still is.');
      expect(await keptOn(page)).toEqual(['good.pdf']);
    }),
  );

  test('leaves the other files that were chosen with it', () =>
    device(async (page) => {
      await offer(page, [pdf('letter.pdf', Buffer.from('Dear Sir')), pdf('second.pdf', good.buffer)]);
      await seen(page, /“letter\.pdf” is not a PDF/);
      expect(await keptOn(page)).toEqual(['good.pdf', 'second.pdf']);
    }));
});

describe('what is hard to read', () => {
  test('a locked file asks for its password, here, and again if it is wrong', () =>
    device(async (page) => {
      await offer(page, pdf('locked.pdf', writePdf({ lines: lines(2), password: 'hoplite' })));
      await seen(page, /is locked/);
      await page.getByLabel('Password').fill('psiloi');
      await page.getByRole('button', { name: 'Open it' }).click();
      await seen(page, /That does not open/);
      await page.getByLabel('Password').fill('hoplite');
      await page.getByRole('button', { name: 'Open it' }).click();
      await second(page).waitFor();
      expect(await keptOn(page)).toEqual(['good.pdf', 'locked.pdf']);
      // It is not asked for again.
      await page.getByRole('button', { name: 'Look at it' }).last().click();
      await page.locator('.book-pane[data-drawn="1"]').waitFor();
    }));

  test('a locked file that nobody can open is left', () =>
    device(async (page) => {
      await offer(page, pdf('locked.pdf', writePdf({ lines: lines(2), password: 'hoplite' })));
      await page.getByRole('button', { name: 'Leave it' }).click();
      await page.locator('.book-choose').first().waitFor();
      expect(await keptOn(page)).toEqual(['good.pdf']);
    }));

  test('five hundred pages, said one by one, and stopped half way', () =>
    device(async (page) => {
      const long = pdf('long.pdf', writePdf({ lines: lines(500) }));
      // From within the page, as soon as it is said: all five hundred may be read before word of it comes back here.
      const stopped = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const look = new MutationObserver(() => {
              const [said] = /Page \d+ of 500/.exec(document.body.innerText) ?? [];
              const stop = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Stop');
              if (said === undefined || stop === undefined) return;
              look.disconnect();
              stop.click();
              resolve(said);
            });
            look.observe(document.body, { subtree: true, childList: true, characterData: true });
          }),
      );
      await offer(page, long);
      expect(await stopped).toMatch(/^Page \d+ of 500$/);
      await page.locator('.book-choose').first().waitFor();
      expect(await keptOn(page)).toEqual(['good.pdf']);
      await openBookPage(page, site.origin);
      await offer(page, long);
      await seen(page, /500 pages/);
    }));

  test('two hundred megabytes', () =>
    device(async (page) => {
      await offer(page, large);
      await second(page).waitFor();
      await seen(page, /^20\d(\.\d)? MB on this device, 4 pages$/);
      await page.getByRole('button', { name: 'Look at it' }).last().click();
      await page.locator('.book-pane[data-drawn="1"]').waitFor();
    }));

  test('pages that lie on their side stand upright', () =>
    device(async (page) => {
      await offer(page, pdf('turned.pdf', writePdf({ lines: lines(2), rotate: 90 })));
      await second(page).waitFor();
      await page.getByRole('button', { name: 'Look at it' }).last().click();
      await page.locator('.book-pane[data-drawn="1"]').waitFor();
      const { width = 0, height = 0 } = (await page.locator('.book-sheet').boundingBox()) ?? {};
      expect(height).toBeGreaterThan(width);
    }));

  test('a scan without letters, of which that is said', () =>
    device(async (page) => {
      await offer(page, pdf('scan.pdf', writePdf({ lines: ['', '', ''] })));
      await seen(page, /It is a scan without letters/);
      // How it lies, nothing on it says: a person does.
      await page.getByRole('button', { name: 'Turn its pages by a quarter' }).click();
      await expect
        .poll(async () => {
          await page.getByRole('button', { name: 'Look at it' }).last().click();
          await page.locator('.book-pane[data-drawn="1"]').waitFor();
          const { width = 0, height = 0 } = (await page.locator('.book-sheet').boundingBox()) ?? {};
          await page.getByRole('button', { name: 'Close' }).click();
          return width > height;
        })
        .toBe(true);
    }));
});

describe('a device', () => {
  test('that is full keeps what it had, though its browser promised room', () =>
    device(
      async (page) => {
        await offer(page, pdf('fat.pdf', writePdf({ lines: lines(2), padding: 12 * MEGABYTE })));
        await seen(page, /This device did not keep “fat\.pdf”: it has no room/);
        expect(await keptOn(page)).toEqual(['good.pdf']);
      },
      async (page) => {
        const session = await page.context().newCDPSession(page);
        // From the beginning: for a while a browser reckons with the room that it had before.
        await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 6 * MEGABYTE });
        await page.addInitScript(() => {
          navigator.storage.estimate = () => Promise.resolve({ quota: 1e12, usage: 0 });
        });
      },
    ));

  test('whose tab is closed half way has what it had', () =>
    device(async (page, context) => {
      await offer(page, pdf('long.pdf', writePdf({ lines: lines(500) })));
      await seen(page, /Page \d+ of 500/);
      await page.close();
      const again = await context.newPage();
      expect(await keptOn(again)).toEqual(['good.pdf']);
    }));
});

describe('a photo', () => {
  test('of fifty megapixels is made small enough to keep, and takes the place of an earlier one', () =>
    device(async (page) => {
      const photo = { name: 'p23.png', mimeType: 'image/png', buffer: blankPhoto(8192, 6144) };
      for (const time of [1, 2]) {
        await photograph(page, '23', photo);
        expect(await page.getByRole('textbox', { name: 'Printed page' }).inputValue(), String(time)).toBe('24');
      }
      await seen(page, /on this device, 1 photo$/);
      await page.getByRole('button', { name: 'Look at it' }).last().click();
      await page.locator('.book-pane[data-drawn="1"]').waitFor();
      await seen(page, 'Your copy, p. 23');
      const longest = await page
        .locator('.book-sheet canvas')
        .evaluate((canvas: HTMLCanvasElement) => Math.max(canvas.width, canvas.height));
      expect(longest).toBeLessThanOrEqual(2600);
    }));

  test('of a page that was put in goes by its name, behind the page whose number it has', () =>
    device(async (page) => {
      for (const name of ['40', '39A', '39']) {
        await photograph(page, name);
        expect(await page.getByRole('textbox', { name: 'Printed page' }).inputValue()).toMatch(/^4[01]$/);
      }
      await page.getByText('Its pages', { exact: true }).click();
      expect(await page.locator('.book-photos li span').allTextContents()).toEqual(['p. 39', 'p. 39a', 'p. 40']);
      await page.getByRole('button', { name: 'Look at it' }).last().click();
      await seen(page, 'Your copy, p. 39');
      await page.getByRole('button', { name: 'Next page' }).click();
      await seen(page, 'Your copy, p. 39a');
    }));

  test('is removed alone; with the last of them goes their book', () =>
    device(async (page) => {
      for (const number of ['23', '7', '31']) await photograph(page, number);
      await page.getByText('Its pages', { exact: true }).click();
      const pages = page.locator('.book-photos li span');
      expect(await pages.allTextContents()).toEqual(['p. 7', 'p. 23', 'p. 31']);
      const remove = async (number: string): Promise<void> => {
        page.once('dialog', (dialog) => void dialog.accept());
        await page.getByRole('button', { name: `Remove the photo of p. ${number}` }).click();
      };
      await remove('23');
      await seen(page, /on this device, 2 photos$/);
      expect(await pages.allTextContents()).toEqual(['p. 7', 'p. 31']);
      await page.getByRole('button', { name: 'Look at it' }).last().click();
      await seen(page, 'Your copy, p. 7');
      await page.getByRole('button', { name: 'Next page' }).click();
      await seen(page, 'Your copy, p. 31');
      await page.locator('.book-pane[data-drawn="3"]').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.book-viewer').count()).toBe(0);

      // A photo that is not removed after all stays.
      page.once('dialog', (dialog) => void dialog.dismiss());
      await page.getByRole('button', { name: 'Remove the photo of p. 31' }).click();
      expect(await pages.allTextContents()).toEqual(['p. 7', 'p. 31']);
      await remove('7');
      await seen(page, /on this device, 1 photo$/);
      await remove('31');
      await expect.poll(() => page.locator('.book-kept').count()).toBe(1);
      expect(await keptOn(page)).toEqual(['good.pdf']);
    }));

  test('is removed from a book whose record is damaged', () =>
    device(async (page) => {
      for (const number of ['23', '7']) await photograph(page, number);
      await page.evaluate(damagePhotos, deviceKey('books'));
      expect(await keptOn(page)).toHaveLength(2);
      await page.getByText('Its pages', { exact: true }).click();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('button', { name: 'Remove the photo of p. 23' }).click();
      await seen(page, /on this device, 1 photo$/);
      expect(await page.locator('.book-photos li span').allTextContents()).toEqual(['p. 7']);
    }));

  test('of another tab is in the same book, and stays when the first says which work it is', () =>
    device(async (page, context) => {
      const other = await context.newPage();
      await openBookPage(other, site.origin);
      await photograph(page, '23');
      await photograph(other, '7');
      const pages = (of: Page) => of.locator('.book-photos li span').allTextContents();
      expect(await keptOn(other)).toHaveLength(2);
      expect(await pages(other)).toEqual(['p. 7', 'p. 23']);
      expect(await pages(page)).toEqual(['p. 23']);
      await second(page).getByLabel('It is').selectOption({ index: 1 });
      await expect.poll(() => pages(page)).toEqual(['p. 7', 'p. 23']);
    }));

  test('is taken once it is known which books there are', () =>
    device(async (page) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/book/works.json', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      const way = page.getByLabel('Choose a photo');
      await page.getByRole('textbox', { name: 'Printed page' }).fill('23');
      await expect.poll(() => page.locator('.book-kept').count()).toBe(1);
      expect(await way.isDisabled()).toBe(true);
      release();
      await photograph(page, '23');
      expect(await keptOn(page)).toHaveLength(2);
    }));

  test('that is none is said to be none', () =>
    device(async (page) => {
      await page.getByRole('textbox', { name: 'Printed page' }).fill('23');
      await page
        .getByLabel('Choose a photo')
        .setInputFiles({ name: 'p23.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir') });
      await seen(page, /“p23\.jpg” is no photo that this browser can show\. Nothing was changed/);
      expect(await keptOn(page)).toEqual(['good.pdf']);
    }));
});
