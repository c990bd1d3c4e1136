import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seen } from '../../../../tests/site/seen.ts';
import { createDevice, entriesOf, keep, untilMarked, type Device } from '../../offline/tests/device.ts';
import { startHost, type Host } from '../../offline/tests/host.ts';
import { renewSite, type RenewedSite } from '../../offline/tests/renewed-site.ts';
import { smallSite } from '../../offline/tests/small-site.ts';
import { choose, openBookPage } from './choose.ts';
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

let renewed: RenewedSite;
let host: Host;
let kept: Device;
let device: Device;
let page: Page;

beforeAll(async () => {
  renewed = await renewSite(site.root, 'as of May', `${String(Number(site.release.date.slice(0, 4)) + 1)}-05-05`);
  host = await startHost(site.root);
  kept = createDevice();
  const tab = await kept.switchOn();
  await keep(tab, host.origin);
  await openBookPage(tab, host.origin);
  await choose(tab, book);
  await kept.switchOff();
});

afterAll(async () => {
  await kept.remove();
  await host.stop();
  renewed.remove();
  site.remove();
});

beforeEach(async () => {
  device = kept.twin();
  page = await device.switchOn();
});

afterEach(async () => {
  await device.remove();
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

test('an update of the site leaves it', async () => {
  await host.renew(renewed.root);
  await page.goto(`${host.origin}/offline/`);
  await page.getByRole('button', { name: 'Look for an update' }).click();
  await untilMarked(page, 'update');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.locator('[data-open]:not([hidden])').waitFor();
  await withoutSignal(openFromClause);
  await host.renew(site.root);
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
  await page.goto(`${host.origin}/offline/`);
  const inCopy = (await entriesOf(page)).filter(([cache, url]) => cache.includes(' copy ') && url.includes('pdf.'));
  expect(inCopy).toEqual([]);
  const aside = (await entriesOf(page)).filter(([cache]) => cache.endsWith(' aside'));
  expect(aside.length).toBeGreaterThanOrEqual(6);
});
