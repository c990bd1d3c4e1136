import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeHeaders } from '../../scripts/build-site/place-headers.ts';
import { siteBase } from '../../scripts/build/site-base.ts';
import { readHeaders } from '../../scripts/preview/read-headers.ts';

const HEADERS = readFileSync('public/_headers', 'utf8');

test.each([
  ['/dbm', '/dbm'],
  ['dbm', '/dbm'],
  ['/games/dbm/', '/games/dbm'],
  ['/', ''],
  ['', ''],
])('SITE_BASE=%s is the sub-path "%s"', (base, path) => {
  expect(siteBase(base)).toBe(path);
});

test.each(['/', '/_astro/a.js', '/offline/parts/a.bin', '/book/works/a.json', '/api/index.json', '/changes.atom'])(
  'below a sub-path %s has the headers that it has at the root, which no page beside it has',
  (path) => {
    const placed = readHeaders(placeHeaders(HEADERS, '/dbm'));
    expect(placed(`/dbm${path}`)).toEqual(readHeaders(HEADERS)(path));
    expect(placed(path)).toEqual({});
  },
);

test('at the root the headers are as they were written', () => {
  expect(placeHeaders(HEADERS, '')).toBe(HEADERS);
});
