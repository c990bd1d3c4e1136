import { beforeAll, expect, test } from 'vitest';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { works } from './built-works.ts';
import { choose, openBookPage } from './choose.ts';
import { likeWork, print } from './printed-book.ts';

const site = servedSite();
const [rulebook] = works;
const PAGE = 18;
let buffer: Buffer;

beforeAll(async () => {
  const book = likeWork(rulebook, 'DBM 3.0');
  const pages = book.pages.map((html, index) =>
    index === PAGE - 1 ? `${html}<p>Elephants recoil through the lanterns of a garden. The gate stays.</p>` : html,
  );
  buffer = await print(site.browser, { ...book, pages });
});

test('what is searched is found in the copy of this device too, under our own, and opened where it stands', async () => {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${site.origin}/search/?q=${encodeURIComponent('El recoil')}`);
  await page.locator('#search-results li').first().waitFor();
  expect(await page.locator('#search-copy').isHidden()).toBe(true);
  expect(loaded.filter((url) => /works\.json|show-in-copies/.test(url))).toEqual([]);

  await openBookPage(page, site.origin);
  await choose(page, { name: 'rules.pdf', mimeType: 'application/pdf', buffer });
  loaded.length = 0;
  await page.goto(`${site.origin}/search/?q=${encodeURIComponent('El lantern')}`);
  const item = page.locator('#search-copy li').first();
  await item.waitFor();
  expect(await item.locator('button').innerText()).toBe(`Your copy, p. ${PAGE}`);
  expect(await item.locator('mark').allInnerTexts()).toEqual(['Elephants', 'lanterns']);
  expect(loaded.every((url) => url.startsWith(site.origin))).toBe(true);
  expect(loaded.some((url) => url.includes('lantern') && !url.includes('/search/?q='))).toBe(false);

  await item.locator('button').click();
  await page.locator('.book-pane[data-drawn]').waitFor();
  await page.goBack();
  await page.locator('#search-words').fill('zebra');
  await page.locator('#search-copy').waitFor({ state: 'hidden' });
  await page.locator('#search-words').fill('');
  expect(await page.locator('#search-copy').isHidden()).toBe(true);
  await context.close();
});
