import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { placeHeaders } from '../../scripts/build-site/place-headers.ts';
import { siteBase } from '../../scripts/build/site-base.ts';
import { startPreview } from '../../scripts/preview.ts';
import { readHeaders } from '../../scripts/preview/read-headers.ts';

const HEADERS = readFileSync('public/_headers', 'utf8');
/** What of the configuration of Astro tells where the site stands. */
interface Config {
  readonly base: string;
  readonly vite: { readonly define: Readonly<Record<string, string>> };
}

const CONFIG = path.resolve(import.meta.dirname, '../../astro.config.mjs');

test.each([
  ['/dbm', '/dbm'],
  ['dbm', '/dbm'],
  ['/games/dbm/', '/games/dbm'],
  ['/our games', '/our%20games'],
  ['/our%20games/', '/our%20games'],
  ['Würfel', '/W%C3%BCrfel'],
  ['/w%c3%bcrfel', '/w%C3%BCrfel'],
  ['/a+b@c', '/a+b@c'],
  ['/100%', '/100%25'],
  ['/what?%23', '/what%3F%23'],
  ['//games//dbm', '/games/dbm'],
  ['/', ''],
  ['', ''],
])('SITE_BASE=%s is the sub-path "%s"', (base, found) => {
  expect(siteBase(base)).toBe(found);
  expect(siteBase(found)).toBe(found);
  // It is what a browser asks for.
  expect(new URL(`${found}/`, 'https://example.org').pathname).toBe(`${found}/`);
});

test('the pages are built for the same sub-path, and link as addresses have it', async () => {
  vi.stubEnv('SITE_BASE', 'our games/');
  try {
    const { default: config } = (await import(`${CONFIG}?base`)) as { default: Config };
    expect(config.base).toBe('/our games');
    expect(config.vite.define).toEqual({ 'import.meta.env.BASE_URL': '"/our%20games"' });
  } finally {
    vi.unstubAllEnvs();
  }
});

test('it is served there, whatever letters of it are encoded', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'legal-contact-sub-path-'));
  mkdirSync(path.join(root, 'a page'));
  writeFileSync(path.join(root, 'index.html'), 'home');
  writeFileSync(path.join(root, '_headers'), placeHeaders('/*\n  X-Of-The-Site: yes\n', '/our%20games'));
  const preview = await startPreview(root, 0, { base: '/our%20games' });
  const ask = async (address: string) => {
    const { status, headers } = await fetch(preview.origin + address, { redirect: 'manual' });
    return [status, headers.get('location') ?? headers.get('x-of-the-site')];
  };
  expect(await ask('/our%20games/')).toEqual([200, 'yes']);
  expect(await ask('/our%20games')).toEqual([301, '/our%20games/']);
  expect(await ask('/our%20games/a%20page')).toEqual([301, '/our%20games/a%20page/']);
  expect((await ask('/our%20games/_headers'))[0]).toBe(404);
  expect((await ask('/games/'))[0]).toBe(404);
  await preview.close();
  rmSync(root, { recursive: true });
});

test.each(['/', '/_astro/a.js', '/offline/parts/a.bin', '/book/works/a.json', '/api/index.json', '/changes.atom'])(
  'below a sub-path %s has the headers that it has at the root, which no page beside it has',
  (asked) => {
    const placed = readHeaders(placeHeaders(HEADERS, '/dbm'));
    expect(placed(`/dbm${asked}`)).toEqual(readHeaders(HEADERS)(asked));
    expect(placed(asked)).toEqual({});
  },
);

test('at the root the headers are as they were written', () => {
  expect(placeHeaders(HEADERS, '')).toBe(HEADERS);
});
