import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventSheet } from '../../event/link/index.ts';
import { citables } from '../../../../tests/site/built-site.ts';
import { seen } from '../../../../tests/site/seen.ts';
import { answersOf, entriesOf, forget, untilMarked, type Device } from './device.ts';
import type { Fate, Host } from './host.ts';
import { announceAgain, renewSite, type RenewedSite } from './renewed-site.ts';
import { acceptUpdate, findUpdate, renewedWhileKept } from './renewed-while-kept.ts';
import { smallSite } from './small-site.ts';

/** The site is renewed while a copy is kept: a person decides, and nothing old and new is ever mixed. */

const site = await smallSite();
const kept = renewedWhileKept(site);
const { mark: MARK, date: DATE } = kept;

let renewed: RenewedSite;
let host: Host;
let device: Device;
let page: Page;

beforeEach(async () => {
  ({ renewed, host, device, page } = kept);
  await page.goto(`${host.origin}/offline/`);
  await untilMarked(page, 'whole');
  await host.renew(renewed.root);
});

const look = (): Promise<void> => findUpdate(page, host.origin);
const update = (): Promise<void> => acceptUpdate(page);

/** Which release a tab is answered from, by a page and by a file of the same name in every release. */
async function releaseIn(tab: Page): Promise<'old' | 'new' | 'mixed'> {
  const [ofPage, ofFile] = await tab.evaluate(
    async ([address, file, mark]) => [
      (await (await fetch(address)).text()).includes(mark),
      (await (await fetch(file)).text()).includes(mark),
    ],
    [renewed.page, renewed.file, MARK] as const,
  );
  return ofPage !== ofFile ? 'mixed' : ofPage ? 'new' : 'old';
}

test('what changed since is said, and nothing is fetched before a person says so', async () => {
  host.asked();
  await look();
  const said = await page.locator('[data-update]').innerText();
  expect(said).toMatch(/Your copy is of \d+ \w+ \d{4}; since then: 2 clarifications, 1 ruling\./);
  expect(said).toContain(`The update is of 5 May ${DATE.slice(0, 4)}.`);
  expect(await page.locator('[data-change-list] li').count()).toBe(3);
  expect(host.asked().filter((path) => path.startsWith('/offline/parts/'))).toEqual([]);
  await page.goto(host.origin + renewed.page);
  expect(await page.locator('h1').innerText()).not.toContain(MARK);
  expect(await page.locator('.kept-mark').innerText()).toContain('Update');
});

test('a page that opens says that there is an update, without being asked', async () => {
  await page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((each) => each.endsWith('record'));
    const cache = await caches.open(name!);
    const [record] = await cache.keys();
    const kept = (await (await cache.match(record!))!.json()) as object;
    await cache.put(record!, new Response(JSON.stringify({ ...kept, lookedAt: 0 })));
  });
  await device.switchOff();
  page = await device.switchOn();
  await page.goto(`${host.origin}/3.4/`);
  await untilMarked(page, 'update');
});

test('an update replaces all at once; open pages stay as they were, and one can go back', async () => {
  const reader = await device.tab();
  await reader.goto(host.origin + renewed.page);
  await look();
  await update();
  await expect.poll(() => reader.locator('.kept-mark').textContent()).toContain('Other copy');
  // The page that is read is not reloaded, and gets from the old copy whatever it still asks for.
  expect(await reader.locator('h1').innerText()).not.toContain(MARK);
  expect(await releaseIn(reader)).toBe('old');
  const opened = await device.tab();
  await opened.goto(host.origin + renewed.page);
  expect(await opened.locator('h1').innerText()).toContain(MARK);
  expect(await releaseIn(opened)).toBe('new');
  expect(await releaseIn(reader)).toBe('old');
  await untilMarked(opened, 'whole');

  // The same after the worker has forgotten everything, and without a server.
  await host.stop();
  await opened.close();
  await page.close();
  await stopWorkers(reader);
  expect(await releaseIn(reader)).toBe('old');
  await reader.reload();
  expect(await reader.locator('h1').innerText()).toContain(MARK);
  expect(await releaseIn(reader)).toBe('new');

  await reader.goto(`${host.origin}/offline/`);
  await reader.getByRole('button', { name: 'Go back to it' }).click();
  await seen(reader, /Pages open from the copy of/);
  await reader.goto(host.origin + renewed.page);
  expect(await reader.locator('h1').innerText()).not.toContain(MARK);
  expect(await releaseIn(reader)).toBe('old');
  await untilMarked(reader, 'update');
  await host.start();
});

/** What a browser does with a worker that nobody needs for a while. */
async function stopWorkers(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

describe('an update that breaks off', () => {
  test.each([
    ['at its beginning', 0],
    ['in the middle', 0.5],
    ['near its end', 0.99],
  ])('%s leaves everything as it was, and goes on later', async (_, share) => {
    const count = Math.floor(readdirSync(join(renewed.root, 'offline/parts')).length * share);
    await look();
    const passed = new Set<string>();
    host.fate((path): Fate => {
      if (!path.startsWith('/offline/parts/')) return 'site';
      if (passed.size < count) passed.add(path);
      return passed.has(path) ? 'site' : 'broken';
    });
    await update();
    await seen(page.locator('[data-advice]'), 'No answer from the network');
    expect(await page.locator('.kept-mark').getAttribute('data-tone')).toBe('whole');
    await host.stop();
    await device.switchOff();

    page = await device.switchOn();
    await page.goto(host.origin + renewed.page);
    expect(await page.locator('h1').innerText()).not.toContain(MARK);
    expect(await releaseIn(page)).toBe('old');
    await untilMarked(page, 'whole');
    await page.goto(`${host.origin}/search/?q=pikes`);
    await page.locator('[data-result]').first().waitFor();
    expect(await page.locator('#search-status').innerText()).not.toContain('incomplete');
    const sample = ['/', '/3.4/', '/bhgs/', '/rulings/', '/tools/combat/', '/changes/3.1-3.2/'];
    expect((await answersOf(page, sample)).filter((answer) => !answer.startsWith('200 '))).toEqual([]);

    host.fate(() => 'site');
    await host.start();
    await page.goto(`${host.origin}/offline/`);
    await page.locator('[data-before]').waitFor();
    await page.goto(host.origin + renewed.page);
    expect(await page.locator('h1').innerText()).toContain(MARK);
    expect(await releaseIn(page)).toBe('new');
  });
});

test('an update for which there is no room leaves everything as it was', async () => {
  await look();
  await device.room(page, site.release.packed + Math.floor(site.release.unpacked * 1.5));
  await update();
  await seen(page.locator('[data-advice]'), 'no room');
  await page.goto(host.origin + renewed.page);
  expect(await page.locator('h1').innerText()).not.toContain(MARK);
  await untilMarked(page, 'whole');
});

test('a copy that has lost what the site no longer has is replaced, if a person says so', async () => {
  for (const entry of await entriesOf(page)) if (/\/(shelf|parts)\//.test(entry[1])) await forget(page, entry);
  await page.goto(`${host.origin}/offline/`);
  await page.getByRole('button', { name: 'Mend it' }).click();
  await seen(page.locator('[data-advice]'), 'the site has a newer one');
  await untilMarked(page, 'incomplete');
  await update();
  await page.getByRole('button', { name: 'Open this page from the copy in use' }).click();
  await untilMarked(page, 'whole');
  expect(await releaseIn(page)).toBe('new');
});

test('an update that is itself renewed on the way becomes the newer one', async () => {
  const later = await renewSite(site.root, 'as of June', DATE.replace('-05-05', '-06-06'));
  try {
    await look();
    let parts = 0;
    host.fate((path): Fate => (path.startsWith('/offline/parts/') && (parts += 1) > 5 ? 'silence' : 'site'));
    await update();
    await page.waitForFunction(() => Number(document.querySelector('progress')?.value) > 20);
    await host.stop();
    await host.renew(later.root);
    host.fate(() => 'site');
    await host.start();
    await page.locator('[data-before]').waitFor();
    expect(await page.locator('[data-fact=date]').innerText()).toBe(`6 June ${DATE.slice(0, 4)}`);
    await page.goto(host.origin + later.page);
    expect(await page.locator('h1').innerText()).toContain('as of June');
  } finally {
    later.remove();
  }
});

test.each([
  ['that is older than the copy', () => announceAgain(renewed.root, { date: '2001-01-01' })],
  // As a site is built and packed again: another release, by its id.
  ['in which every file is the same', () => announceAgain(site.root, { id: renewed.release.id, date: DATE })],
])('an update %s is none', async (_, announce) => {
  const earlier = announce();
  try {
    await host.renew(earlier.root);
    host.asked();
    await page.goto(`${host.origin}/offline/`);
    await page.getByRole('button', { name: 'Look for an update' }).click();
    await seen(page, 'Nothing newer was found.');
    expect(host.asked()).toContain('/offline/release.json');
  } finally {
    earlier.remove();
  }
});

test('while the device plays at an event, the copy stays as it is', async () => {
  await look();
  const event: EventSheet = {
    name: 'the Worthing open',
    edition: citables().find(({ edition }) => edition !== undefined)!.edition!,
    bhgs: true,
    fairPlay: true,
    errata: true,
    lists: '',
    points: null,
    until: null,
    content: '2026-11-20',
    rulings: [],
  };
  await playBy(event);
  await page.goto(`${host.origin}/offline/`);
  await seen(page, /It stays as it is for .the Worthing open.\./);
  expect(await page.locator('[data-update]').isVisible()).toBe(false);
  await page.goto(host.origin + renewed.page);
  expect(await releaseIn(page)).toBe('old');
  await untilMarked(page, 'whole');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${host.origin}/offline/`);
  await untilMarked(page, 'update');

  // One that is over holds nothing, be it that its last day has passed, or that it has none and was chosen long ago.
  for (const [sheet, since] of [
    [{ ...event, until: '2020-01-01' }, Date.now()],
    [event, Date.now() - 15 * DAY],
    [event, Date.now() + 15 * DAY],
  ] as const) {
    await playBy(event);
    await page.goto(`${host.origin}/offline/`);
    await seen(page, /It stays as it is/);
    await playBy(sheet, since);
    await page.goto(`${host.origin}/offline/`);
    await untilMarked(page, 'update');
    await page.locator('[data-update]').waitFor();
  }
});

const DAY = 24 * 60 * 60_000;

/** Let the device play at an event, as if that had been chosen at some time. */
async function playBy(sheet: EventSheet, since = Date.now()): Promise<void> {
  await page.evaluate(
    (pinned) => localStorage.setItem('legal-contact / event', pinned),
    JSON.stringify({ sheet, since }),
  );
}

test('the renewed site is as it says', () => {
  expect(readFileSync(join(site.root, renewed.page, 'index.html'), 'utf8')).not.toContain(MARK);
  expect(renewed.release.id).not.toBe(site.release.id);
});
