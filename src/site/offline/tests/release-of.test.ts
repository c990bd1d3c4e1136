import { expect, test } from 'vitest';
import { ITEMS, releaseOf } from '../keeping/copy/release-of.ts';
import type { Manifest } from '../keeping/model.ts';

const hash = 'a'.repeat(64);
const manifest: Manifest = {
  about: { date: '2026-05-03', edition: 'DBM 3.4', items: 3 },
  headers: {},
  types: {},
  pieces: [[hash, 10]],
  files: [
    ['index.html', 5, hash],
    [ITEMS, 2, 'b'.repeat(64)],
  ],
};

test('a release is what its manifest says, in whatever order its files stand', async () => {
  const release = await releaseOf(manifest, hash, 4);
  expect(release).toMatchObject({ format: 1, id: hash, date: '2026-05-03', edition: 'DBM 3.4', items: 3 });
  expect(release).toMatchObject({ files: 2, packed: 14, unpacked: 7, itemsHash: 'b'.repeat(64) });
  const other = await releaseOf({ ...manifest, files: manifest.files.toReversed() }, hash, 4);
  expect(other).toEqual(release);
  const [first] = manifest.files;
  const changed = await releaseOf({ ...manifest, files: [...manifest.files, ['other', 0, first![2]]] }, hash, 4);
  expect(changed?.filesHash).not.toBe(release?.filesHash);
});

test('a manifest without the list of what can be cited is that of no release', async () => {
  const files = manifest.files.filter(([path]) => path !== ITEMS);
  expect(await releaseOf({ ...manifest, files }, hash, 4)).toBe(undefined);
});

test('a manifest of old does not say what it is of', async () => {
  const { headers, types, pieces, files } = manifest;
  expect(await releaseOf({ headers, types, pieces, files }, hash, 4)).toBe(undefined);
});
