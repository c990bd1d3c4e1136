import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { seen } from '../../../../tests/site/seen.ts';
import { entriesOf, untilMarked, type Device } from '../../offline/tests/device.ts';
import type { Manifest } from '../../offline/keeping/index.ts';
import type { Host } from '../../offline/tests/host.ts';
import { renewSite } from '../../offline/tests/renewed-site.ts';
import { acceptUpdate, findUpdate, renewedWhileKept } from '../../offline/tests/renewed-while-kept.ts';
import { smallSite } from '../../offline/tests/small-site.ts';
import { LIST, works } from './built-works.ts';
import { choose, openBookPage, photograph } from './choose.ts';
import { writePdf } from './written-pdf.ts';

/** A book, and a copy of the site, on one device: neither touches the other, and both need no signal. */

const PAGES = 30;
const CLAUSES = '/3.4/rear-support/';

const site = await smallSite('book');
const book = {
  name: 'rules.pdf',
  mimeType: 'application/pdf',
  buffer: writePdf({ lines: Array.from({ length: PAGES }, (_, index) => (index === 0 ? 'DBM 3.4' : `Page ${index}`)) }),
};
const rulebook = works.find(({ id }) => id === 'rulebook-3.4')!;
/** As the renewed site has the list of works. */
const RENEWED_LIST = 'book/works/renewed.json';

const kept = renewedWhileKept(site, {
  change(root) {
    renameSync(join(root, LIST), join(root, RENEWED_LIST));
    writeFileSync(join(root, RENEWED_LIST), `${readFileSync(join(root, RENEWED_LIST), 'utf8')} `);
    writeFileSync(join(root, 'book/works.json'), JSON.stringify({ list: 'renewed.json' }));
  },
  async prepare(tab, origin) {
    await openBookPage(tab, origin);
    await choose(tab, book);
  },
});
let host: Host;
let device: Device;
let page: Page;

beforeEach(() => {
  ({ host, device, page } = kept);
});

/** Do something without a server. */
async function withoutSignal(work: () => Promise<void>): Promise<void> {
  await host.stop();
  try {
    await work();
  } finally {
    await host.start();
  }
}

/** Which lists of works are on the device, beside the copies of the site. */
async function listsAside(): Promise<readonly string[]> {
  const entries = (await entriesOf(page)).filter(([cache, url]) => cache.endsWith(' aside') && url.includes('/works/'));
  return entries.map(([, url]) => url.slice(host.origin.length + 1)).sort();
}

/** Open the book from a clause, and see its page. */
async function openFromClause(): Promise<void> {
  await page.goto(host.origin + CLAUSES);
  await page.locator('.book-here').first().click();
  await page.locator('.book-pane[data-drawn]').waitFor();
}

test('the book opens from a clause without a signal, and another one can be added', () =>
  withoutSignal(async () => {
    await openFromClause();
    await openBookPage(page, host.origin);
    await page.locator('.book-kept').waitFor();
    await page.setInputFiles('.book-open input[type=file]', { ...book, name: 'other.pdf' });
    await page.locator('.book-kept').nth(1).waitFor();
    expect(await page.locator('.warning').count()).toBe(0);
  }));

test('an update of the site leaves it; each copy has the list of works that it knows', async () => {
  await page.goto(`${host.origin}/offline/`);
  expect(await listsAside()).toEqual([LIST]);
  const reader = await device.tab();
  await reader.goto(host.origin + CLAUSES);
  await host.renew(kept.renewed.root);
  await findUpdate(page, host.origin);
  await withoutSignal(openFromClause);

  await page.goto(`${host.origin}/offline/`);
  await acceptUpdate(page);
  await page.locator('[data-open]:not([hidden])').waitFor();
  await withoutSignal(async () => {
    await openFromClause();
    expect(await listsAside()).toEqual([LIST, RENEWED_LIST].sort());
    // A page that is open goes on with the older copy, whatever the browser has kept of its own accord.
    const fetched = (path: string) =>
      reader.evaluate(async (url) => (await fetch(url, { cache: 'reload' })).text(), `/${path}`);
    expect(await fetched('book/works.json')).toContain(LIST.replace('book/works/', ''));
    expect(JSON.parse(await fetched(LIST))).toEqual(works);
    await expect(fetched(RENEWED_LIST)).rejects.toThrow();
    await page.goto(`${host.origin}/offline/`);
    await page.getByRole('button', { name: 'Go back to it' }).click();
    await seen(page, /Pages open from the copy of/);
    await openFromClause();
  });
});

test('what only an older copy had aside goes with that copy', async () => {
  await host.renew(kept.renewed.root);
  await findUpdate(page, host.origin);
  await acceptUpdate(page);
  await page.locator('[data-open]:not([hidden])').waitFor();
  const later = await renewSite(kept.renewed.root, 'as of June', kept.date.replace('-05-05', '-06-06'));
  try {
    await host.renew(later.root);
    await findUpdate(page, host.origin);
    await acceptUpdate(page);
    await page.locator('[data-open]:not([hidden])').waitFor();
    await expect.poll(listsAside).toEqual([RENEWED_LIST]);
    await withoutSignal(openFromClause);
  } finally {
    later.remove();
  }
});

test('removing the copy of the site leaves it', async () => {
  await page.goto(`${host.origin}/offline/`);
  await untilMarked(page, 'whole');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove the copy' }).click();
  await seen(page, 'The copy was removed.');
  await openFromClause();
});

test('removing it leaves the copy of the site, and nothing of itself', async () => {
  await page.goto(`${host.origin}/book/`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.locator('.book-kept').count()).toBe(0);
  await expect.poll(async () => (await entriesOf(page)).filter(([cache]) => cache.endsWith(' aside'))).toEqual([]);
  await withoutSignal(async () => {
    await page.goto(host.origin + CLAUSES);
    await untilMarked(page, 'whole');
    expect(await page.locator('.book-here').count()).toBe(0);
  });
});

test('what reads it is proven by its hash: what was changed is not run', async () => {
  await page.goto(`${host.origin}/book/`);
  const [cache, address] = (await entriesOf(page)).find(
    ([name, url]) => name.endsWith(' aside') && url.includes('pdf.min'),
  )!;
  await page.evaluate(async ([name, url]) => (await caches.open(name)).put(url, new Response('changed()')), [
    cache,
    address,
  ] as const);
  const [status, text] = await page.evaluate(async (url) => {
    const answer = await fetch(url, { cache: 'reload' });
    return [answer.status, await answer.text()] as const;
  }, address);
  expect(status).toBe(200);
  expect(text.startsWith('changed()')).toBe(false);
  expect(text.length).toBeGreaterThan(100_000);
});

test('no copy of the site has what reads it', async () => {
  const packed = readFileSync(join(site.root, `offline/parts/${site.release.id}.bin`));
  const { files, aside = [] } = JSON.parse(gunzipSync(packed).toString()) as Manifest;
  const isReader = (path: string): boolean => path === LIST || /\/pdf[.-]/.test(path);
  expect(files.map(([path]) => path).filter(isReader)).toEqual([]);
  expect(aside.map(([path]) => path).filter(isReader).length).toBeGreaterThanOrEqual(3);
  await page.goto(`${host.origin}/offline/`);
  const there = (await entriesOf(page)).filter(([cache]) => cache.endsWith(' aside')).map(([, url]) => url);
  expect(there.sort()).toEqual(aside.map(([path]) => `${host.origin}/${path}`).sort());
});

test('photos stand beside the clauses without a signal, with no PDF there', async () => {
  const [first] = Object.entries(rulebook.places).flatMap(([id, place]) =>
    id.startsWith('rear-support.') && place.page !== null ? [place.page] : [],
  );
  await page.goto(`${host.origin}/book/`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(listsAside).toEqual([]);
  await page.getByLabel('Book', { exact: true }).selectOption(rulebook.id);
  await photograph(page, String(first));
  expect(await listsAside()).toEqual([LIST]);
  await withoutSignal(openFromClause);
});
