import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHeaders } from '../../scripts/preview/read-headers.ts';
import { startPreview, type Preview } from '../../scripts/preview.ts';

const root = mkdtempSync(join(tmpdir(), 'preview-'));
let preview: Preview;

beforeAll(async () => {
  mkdirSync(join(root, '3.4'));
  mkdirSync(join(root, '_astro'));
  writeFileSync(join(root, '_astro', 'there.js'), '2');
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'missing');
  writeFileSync(join(root, '3.4', 'index.html'), 'edition');
  writeFileSync(join(root, 'site.js'), '1');
  writeFileSync(
    join(root, '_headers'),
    '# All\n/*\n  X-All: yes\n  Referrer-Policy: no-referrer\n/3.4/*\n  X-All: of 3.4\n/_astro/*\n  Cache-Control: public, immutable\n',
  );
  preview = await startPreview(root, 0);
});

afterAll(async () => {
  await preview.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'home'],
  ['/3.4/', 200, 'text/html; charset=utf-8', 'edition'],
  ['/3.4/?utm_source=message', 200, 'text/html; charset=utf-8', 'edition'],
  ['/site.js', 200, 'text/javascript; charset=utf-8', '1'],
  ['/nowhere/', 404, 'text/html; charset=utf-8', 'missing'],
  ['/_astro/gone.js', 404, 'text/html; charset=utf-8', 'missing'],
  ['/404.html', 200, 'text/html; charset=utf-8', 'missing'],
])('%s answers %i', async (address, status, type, body) => {
  const response = await fetch(preview.origin + address);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([status, type, body]);
});

/** The answer to an address as it stands: a browser, or `fetch`, would put it in order first. */
async function raw(path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) {
  const { hostname, port } = new URL(preview.origin);
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      }, reject);
    });
    asked.on('error', reject).end();
  });
}

test.each([
  '//',
  '/\\',
  '//[',
  'http://',
  'http://evil.example/',
  '*',
  '/%',
  '/%00',
  '/3.4%5c',
  '/..%2f..%2fetc%2fpasswd',
  '//evil.example/3.4',
  '/.//evil.example/..%2fclause',
  '/.//3.4',
])('%s is no address, and answered as such', async (path) => {
  const { status, headers } = await raw(path);
  expect([status, headers['referrer-policy'], headers.location]).toEqual([400, 'no-referrer', undefined]);
});

test.each(['/../../../etc/passwd', '/3.4/../../../../etc/passwd', '/.%2e/.%2e/etc/passwd'])(
  '%s does not lead out of the site',
  async (path) => {
    expect(await raw(path)).toMatchObject({ status: 404, body: 'missing' });
  },
);

test('only reading is answered, with the headers of the site', async () => {
  const { status, headers } = await raw('/', 'POST');
  expect([status, headers.allow, headers['referrer-policy']]).toEqual([405, 'GET, HEAD', 'no-referrer']);
});

test('what is named for ever may be kept, and that it is missing may not', async () => {
  const there = await raw('/_astro/there.js');
  expect([there.status, there.headers['cache-control']]).toEqual([200, 'public, immutable']);
  const gone = await raw('/_astro/gone.js');
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-cache']);
  expect((await raw('/site.js')).headers['cache-control']).toBe('no-cache');
});

test('what did not change is not sent again, and a part of a file may be asked for', async () => {
  const { headers } = await raw('/site.js');
  expect(await raw('/site.js', 'GET', { 'if-none-match': headers.etag ?? '' })).toMatchObject({
    status: 304,
    body: '',
  });
  expect(await raw('/3.4/', 'GET', { range: 'bytes=0-2' })).toMatchObject({ status: 206, body: 'edi' });
  expect(await raw('/3.4/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('nobody else in the network is answered, unless asked for', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  const wide = await startPreview(root, 0, { network: true });
  const reach = (origin: string) =>
    fetch(`http://${outside?.address ?? '127.0.0.2'}:${new URL(origin).port}/`).then(
      ({ status }) => status,
      () => 'out of reach',
    );
  expect([await reach(preview.origin), await reach(wide.origin)]).toEqual(['out of reach', 200]);
  await wide.close();
});

test.each([
  ['/', 'yes'],
  ['/site.js', 'yes'],
  ['/nowhere/', 'yes'],
  ['/3.4/', 'of 3.4'],
])('%s has the headers that _headers gives it', async (address, all) => {
  const { headers } = await fetch(preview.origin + address);
  expect([headers.get('x-all'), headers.get('referrer-policy')]).toEqual([all, 'no-referrer']);
});

test('_headers itself is not served', async () => {
  expect((await fetch(`${preview.origin}/_headers`)).status).toBe(404);
});

test('a line of _headers that is no header is refused, with its number', () => {
  expect(() => readHeaders('/*\n  X-All yes')).toThrow(
    '_headers:2: expected a path or an indented "Name: value", found "  X-All yes"',
  );
  expect(() => readHeaders('  X-All: yes')).toThrow('_headers:1');
});

test('an address without its last slash is sent on, with its query', async () => {
  const response = await fetch(`${preview.origin}/3.4?q=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/3.4/?q=1']);
});

test('a port that is taken is said to be, and the next one is used', async () => {
  const taken = Number(new URL(preview.origin).port);
  const told: number[] = [];
  const second = await startPreview(root, taken, { onTaken: (port) => told.push(port) });
  expect(told[0]).toBe(taken);
  expect(Number(new URL(second.origin).port)).toBe(taken + told.length);
  await second.close();
});
