import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { addresses, citables, tagsOf } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { seen } from '../../../../tests/site/seen.ts';
import { works } from './built-works.ts';
import { choose, openBookPage } from './choose.ts';
import { likeWork, print } from './printed-book.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1280, height: 800 } };

const site = servedSite();
const [rulebook] = works;
const edition = rulebook.id.replace('rulebook-', '');
/** A clause whose wording we do not hold, and the page that it stands on. */
const stub = stubOf(edition);
const newest = citables().findLast(({ kind }) => kind === 'clause')!.edition!;
const held = citables().find(
  ({ kind, id, edition: of }) => kind === 'clause' && of === newest && typeof rulebook.places[id]?.page === 'number',
)!;
let buffer: Buffer;

beforeAll(async () => {
  buffer = await print(site.browser, likeWork(rulebook, `DBM ${edition}`));
});

function stubOf(of: string): { readonly id: string; readonly address: string; readonly page: number } {
  for (const address of addresses().filter((each) => each.startsWith(`/${of}/`)))
    for (const { attributes } of tagsOf(address)) {
      const id = attributes.get('id') ?? '';
      const page = rulebook.places[id]?.page;
      if (/\bstub\b/.test(attributes.get('class') ?? '') && typeof page === 'number') return { id, address, page };
    }
  throw new Error(`${of} has no stub whose page is known`);
}

/** Use a device that has a rulebook. */
async function device<Result>(
  use: (page: Page) => Promise<Result>,
  look: BrowserContextOptions = PHONE,
): Promise<Result> {
  const context = await site.browser.newContext(look);
  try {
    const page = await context.newPage();
    await openBookPage(page, site.origin);
    await choose(page, { name: 'rules.pdf', mimeType: 'application/pdf', buffer });
    return await use(page);
  } finally {
    await context.close();
  }
}

const entry = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const here = (page: Page, id: string) => entry(page, id).getByRole('button', { name: /^p\. \d+ of your copy$/ });

describe('a device with a rulebook', () => {
  test('shows it in the box of a stub, and opens it at its page from there, one step back', () =>
    device(async (page) => {
      await seen(page, new RegExp(`is written on it`));
      await page.goto(site.origin + stub.address);
      const box = entry(page, stub.id);
      await box.scrollIntoViewIfNeeded();
      await box.locator('.book-cut canvas[data-drawn]').first().waitFor();
      expect(await box.locator('figcaption').innerText()).toContain(`From your copy, p. ${stub.page}`);
      await box.locator('.book-cut button').click();
      await page.locator('.book-pane[data-drawn]').waitFor();
      await seen(page, `Your copy, p. ${stub.page}`);
      await page.goBack();
      await expect.poll(() => page.locator('.book-viewer').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe(stub.address);
    }));

  test('says of a clause of another edition too on which page it stands', () =>
    device(async (page) => {
      await page.goto(site.origin + held.url);
      const button = here(page, held.id);
      await button.waitFor();
      expect(await button.textContent()).toBe(`p. ${String(rulebook.places[held.id]?.page)} of your copy`);
      await button.click();
      await page.locator('.book-pane[data-drawn]').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => button.evaluate((one) => document.activeElement === one)).toBe(true);
    }));

  test('has the page beside the clause where there is room', () =>
    device(async (page) => {
      await page.goto(site.origin + held.url);
      await here(page, held.id).click();
      await page.locator('.book-viewer.beside .book-pane[data-drawn]').waitFor();
      const clause = (await entry(page, held.id).boundingBox())!;
      const viewer = (await page.locator('.book-viewer').boundingBox())!;
      expect(clause.x + clause.width).toBeLessThanOrEqual(viewer.x + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.book-viewer').count()).toBe(0);
    }, DESK));

  test('says so of clarifications and discrepancies', () =>
    device(async (page) => {
      for (const [kind, prefix] of [
        ['clarification', ''],
        ['discrepancy', 'discrepancies.'],
      ] as const) {
        const placeOf = (id: string) => rulebook.places[prefix + id]?.page;
        const one = citables().find((each) => each.kind === kind && typeof placeOf(each.id) === 'number')!;
        await page.goto(site.origin + one.url);
        const button = page.getByRole('button', { name: /of your copy$/ }).first();
        await button.waitFor();
        expect(await button.textContent()).toBe(`p. ${String(placeOf(one.id))} of your copy`);
      }
    }));

  test('that is not said to be any work stands beside nothing', () =>
    device(async (page) => {
      await page.getByLabel('It is').selectOption('dbm-3.4');
      await seen(page, 'As you said.');
      const shown = page.waitForResponse(/book\/works\/\w+\.json$/);
      await page.goto(site.origin + stub.address);
      await shown;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
      expect(await entry(page, stub.id).locator('.book-cut').count()).toBe(0);
    }));
});

test('a device without a rulebook loads nothing of all that', async () => {
  const context = await site.browser.newContext(PHONE);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.origin + stub.address, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /beside|works|pdf|viewer|on-demand/.test(url))).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
  await context.close();
});
