import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestFiles, filesBelow } from '../../scripts/build/digest-files.ts';
import { indexSearch } from '../../scripts/build-site/index-search.ts';
import { bundleSite } from '../../scripts/bundle-site.ts';
import type { Release } from '../../src/site/offline/keeping/index.ts';
import { ROOT } from './built-site.ts';

/** What is made of the pages that Astro built is made again, elsewhere: it must come out the same, byte for byte. */

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'legal-contact-same-'));
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('the search index', async () => {
  const index = await indexSearch('generated');
  const digests = (read: (name: string) => string | Uint8Array) =>
    Object.fromEntries([...index.keys()].map((name) => [name, Buffer.from(read(name)).toString('base64')]));
  expect(filesBelow(path.join(ROOT, 'pagefind')).length).toBe(index.size);
  expect(digests((name) => index.get(name) ?? '') as unknown).toEqual(
    digests((name) => readFileSync(path.join(ROOT, name))),
  );
});

test('the bundle, of files that were written in another order', async () => {
  for (const file of filesBelow(ROOT).toReversed()) {
    const target = path.join(copy, path.relative(ROOT, file));
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(file, target);
  }
  rmSync(path.join(copy, 'offline/parts'), { recursive: true });
  const { date, edition } = JSON.parse(readFileSync(path.join(ROOT, 'offline/release.json'), 'utf8')) as Release;
  await bundleSite(copy, { date, edition });
  expect(digestFiles(copy, filesBelow(copy))).toBe(digestFiles(ROOT, filesBelow(ROOT)));
});
