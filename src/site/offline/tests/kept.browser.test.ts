import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, citables, fileOf, pageOfEveryKind, ROOT } from '../../../../tests/site/built-site.ts';
import { readCode } from '../../../../tests/site/read-code.ts';
import { seen } from '../../../../tests/site/seen.ts';
import { answersOf, createDevice, keep, untilMarked } from './device.ts';
import { startHost, type Host } from './host.ts';

/** A copy is kept, the server stopped, and the browser started again: everything below happens without a server. */

const device = createDevice();
let host: Host;
let page: Page;
let requests: readonly string[];
let installability: readonly string[];
let askedToPersist: boolean;

beforeAll(async () => {
  host = await startHost(ROOT);
  page = await device.switchOn();
  await page.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      document.documentElement.dataset.askedToPersist = '';
      return persist();
    };
  });
  await page.goto(`${host.origin}/offline/`);
  installability = await installabilityErrors(page);
  host.asked();
  await keep(page, host.origin);
  requests = host.asked();
  askedToPersist = (await page.locator('html[data-asked-to-persist]').count()) > 0;
  await device.switchOff();
  await host.stop();
  page = await device.switchOn();
});

afterAll(async () => {
  await device.remove();
});

const clause = citables().find(({ id, edition }) => id === 'rear-support.spears' && edition === '3.1')!;
const [section] = clause.url.split('#') as [string];

async function open(address: string): Promise<string> {
  await page.goto(host.origin + address);
  return page.locator('h1').first().innerText();
}

test('the whole of it came in at most 30 requests, of which none came twice', () => {
  const parts = requests.filter((path) => path.startsWith('/offline/parts/'));
  expect(parts.length).toBeGreaterThan(2);
  expect(new Set(parts).size).toBe(parts.length);
  expect(requests.length).toBeLessThanOrEqual(30);
});

test('it can be installed, and the browser was asked not to clear it', () => {
  expect(installability).toEqual([]);
  expect(askedToPersist).toBe(true);
});

/** What the browser misses before it would install the site: icons, a name, a place to start. */
async function installabilityErrors(tab: Page): Promise<readonly string[]> {
  const session = await tab.context().newCDPSession(tab);
  const { errors, url } = await session.send('Page.getAppManifest');
  const { installabilityErrors: missed } = await session.send('Page.getInstallabilityErrors');
  await session.detach();
  expect(url).toBe(`${host.origin}/site.webmanifest`);
  return [...errors.map(({ message }) => message), ...missed.map(({ errorId }) => errorId)];
}

test('every page has the mark, and the sentence that goes with it', () => {
  const without = addresses().filter((address) => {
    const html = readFileSync(fileOf(address), 'utf8');
    return !html.includes('data-kept-label') || !html.includes('data-kept-sentence');
  });
  expect(without).toEqual([]);
});

test('a clause is read, and the mark says what is kept', async () => {
  await open(clause.url);
  expect(await page.locator(`[id="${clause.id}"] .rule-text`).innerText()).toMatch(/spears/i);
  await untilMarked(page, 'whole');
  expect(await page.locator('.kept-mark').innerText()).toContain('Offline ready');
  expect(await page.locator('.site-foot [data-kept-sentence]').innerText()).toMatch(
    new RegExp(
      `^Offline ready, and proven on this device: content of \\d+ \\w+ \\d{4}, all editions up to DBM \\S+, ${citables().length.toLocaleString('en-GB')} items\\.$`,
    ),
  );
});

test('the search answers', async () => {
  await page.goto(`${host.origin}/search/?q=rear+support+spears`);
  const first = page.locator('[data-result] a').first();
  await first.waitFor();
  expect(await page.locator('#search-status').innerText()).not.toContain('incomplete');
  await first.click();
  await page.waitForURL('**/3.4/**');
  expect(page.url()).toContain('spears');
});

test('a calculator answers, by clauses that are here too', async () => {
  await page.goto(`${host.origin}/tools/combat/?a=Bd+(O)&a.die=4&b=Kn+(F)&b.die=2`);
  const clauses = page.locator('.details a[href^="/3.4/"]');
  await clauses.first().waitFor({ state: 'attached' });
  const cited = await clauses.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect((await answersOf(page, cited)).filter((answer) => !answer.startsWith('200 '))).toEqual([]);
});

test('a table that is shown as a code opens from it, and is judged', async () => {
  const lines =
    'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 100,240 facing E;by~B;to~front on A left flank';
  await page.goto(`${host.origin}/tools/table/?t=${encodeURIComponent(lines)}`);
  const verdict = page.locator('.result .figure');
  await expect.poll(() => verdict.innerText()).toBe('Yes');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const link = await readCode(page.locator('.qr-code'));
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => verdict.innerText()).toBe('Yes');
  expect(await page.locator('.board [role="button"]').count()).toBe(2);
});

test('two editions are compared', async () => {
  await open('/changes/3.1-3.2/');
  expect(await page.locator('ins, del').count()).toBeGreaterThan(0);
});

describe('every address', () => {
  const all = addresses();

  test(`that was ever given out opens at its own page, all ${String(all.length)} of them`, async () => {
    await page.goto(`${host.origin}/`);
    const expected = all.map(
      (address) =>
        `200 ${createHash('sha256')
          .update(readFileSync(fileOf(address)))
          .digest('hex')}`,
    );
    const answers = await answersOf(page, all);
    expect(all.filter((_, index) => answers[index] !== expected[index])).toEqual([]);
  });

  test.each([...pageOfEveryKind()].filter(([kind]) => kind !== 'not found'))(
    'of a %s shows its page',
    async (_kind, address) => {
      const plain = readFileSync(fileOf(address), 'utf8');
      const [, title] = /<title>\s*([^<]*?)\s*<\/title>/.exec(plain)!;
      await page.goto(host.origin + address);
      expect((await page.title()).replaceAll('&', '&amp;')).toBe(title);
      expect(new URL(page.url()).pathname).toBe(address);
    },
  );

  test.each([
    ['without its last slash', section.slice(0, -1), section],
    [
      'with what a messenger adds',
      `${section}?utm_source=messenger&fbclid=1`,
      `${section}?utm_source=messenger&fbclid=1`,
    ],
    ['with both', `${section.slice(0, -1)}?x=1`, `${section}?x=1`],
    ['with its anchor', clause.url, clause.url],
    ['with an escaped dot', section.replace('3.1', '3%2E1'), section.replace('3.1', '3%2E1')],
  ])('may come %s', async (_, address, arrived) => {
    await open('/');
    const [, title] = /<title>\s*([^<]*?)\s*<\/title>/.exec(readFileSync(fileOf(section), 'utf8'))!;
    await page.goto(host.origin + address);
    expect(await page.title()).toBe(title);
    expect(page.url()).toBe(host.origin + arrived);
  });
});

test('what is for programs alone is in no copy: the network has it, and without a signal the copy says that it lacks it', async () => {
  const address = '/api/clauses.json';
  expect((await page.goto(host.origin + address))?.status()).toBe(404);
  expect(await page.locator('h1').innerText()).toBe('The copy on this device has no page at this address.');
  await host.start();
  try {
    const response = await page.goto(host.origin + address);
    expect(await response?.text()).toBe(readFileSync(`${ROOT}${address}`, 'utf8'));
  } finally {
    await host.stop();
  }
});

test.each(['/9.9/nowhere/', '/3.4/rear-support/x/', '/%', '/offline/shelf/0'])(
  'at %s, which the copy lacks, it says so, and offers the search',
  async (address) => {
    const response = await page.goto(host.origin + address);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('The copy on this device has no page at this address.');
    expect(new URL(page.url()).pathname).toBe(address);
    await page.locator('main input[name=q]').fill('pikes');
    await page.keyboard.press('Enter');
    await page.locator('[data-result]').first().waitFor();
  },
);

test('pages come with the headers of the site, and with nothing of another', async () => {
  await open('/');
  const headers = await page.evaluate(async () => Object.fromEntries((await fetch('/3.4/')).headers));
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('without a signal the site is not said to have nothing newer, and the copy stays as it is', async () => {
  await page.goto(`${host.origin}/offline/`);
  await page.getByRole('button', { name: 'Look for an update' }).click();
  await seen(page, 'The site could not be asked: no answer came, or none that is of use. The copy stays as it is.');
  expect(await page.locator('#kept').innerText()).not.toContain('Nothing newer');
  await page.getByRole('button', { name: 'Check every file again' }).click();
  await seen(page, 'Every file was read, and every one is right.');
});
