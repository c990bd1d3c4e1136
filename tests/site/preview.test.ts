import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPreview, type Preview } from '../../scripts/preview.ts';

const root = mkdtempSync(join(tmpdir(), 'preview-'));
let preview: Preview;

beforeAll(async () => {
  mkdirSync(join(root, '3.4'));
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'missing');
  writeFileSync(join(root, '3.4', 'index.html'), 'edition');
  writeFileSync(join(root, 'site.js'), '1');
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
