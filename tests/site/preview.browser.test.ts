import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHeaders } from '../../scripts/preview/read-headers.ts';
import { startPreview, type Preview } from '../../scripts/preview.ts';

const root = mkdtempSync(join(tmpdir(), 'preview-'));
let preview: Preview;

beforeAll(async () => {
  mkdirSync(join(root, '3.4'));
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'missing');
  writeFileSync(join(root, '3.4', 'index.html'), 'edition');
  writeFileSync(join(root, 'site.js'), '1');
  writeFileSync(
    join(root, '_headers'),
    '# All\n/*\n  X-All: yes\n  Referrer-Policy: no-referrer\n/3.4/*\n  X-All: of 3.4\n',
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
  ['/%', 404, 'text/html; charset=utf-8', 'missing'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'text/html; charset=utf-8', 'missing'],
])('%s answers %i', async (address, status, type, body) => {
  const response = await fetch(preview.origin + address);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([status, type, body]);
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
  const second = await startPreview(root, taken, (port) => told.push(port));
  expect(told[0]).toBe(taken);
  expect(Number(new URL(second.origin).port)).toBe(taken + told.length);
  await second.close();
});
