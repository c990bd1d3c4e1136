import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishedTheorems } from '../../../../src/compiler/publish/index.ts';
import { digestsOf } from '../../../../scripts/prove/digests.ts';
import { loadSpaces, type Loaded } from '../../../../scripts/prove/load-spaces.ts';
import { readGenerated } from '../../ask.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const { rules } = readGenerated('theorems.json') as PublishedTheorems; // as the compiler wrote it
const digests = digestsOf(root, rules);
let loaded: Loaded;
/** A copy of what digests are made of, to be changed. */
let copy = '';

beforeAll(async () => {
  loaded = await loadSpaces(root);
  copy = mkdtempSync(path.join(tmpdir(), 'legal-contact-digests-'));
  const programs = 'node_modules/.cache/legal-contact/programs.json';
  for (const each of ['src/rules', 'src/theorems', 'scripts/prove/kept', programs])
    cpSync(path.join(root, each), path.join(copy, each), { recursive: true });
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('a digest is another where the rules, the space or the theorem are', () => {
  const [space, other] = loaded.spaces;
  if (space === undefined || other === undefined) throw new Error('expected two spaces');
  const ofNewest = rules['3.4'];
  if (ofNewest === undefined) throw new Error('expected an edition');
  const changed = digestsOf(root, { ...rules, '3.4': { ...ofNewest, combat: 'other' } });
  expect(changed.ofCount(space, '3.4')).not.toBe(digests.ofCount(space, '3.4'));
  expect(changed.ofProof(space, '3.4', 'a.ts')).not.toBe(digests.ofProof(space, '3.4', 'a.ts'));
  expect(changed.ofDifference(space, '3.3', '3.4')).not.toBe(digests.ofDifference(space, '3.3', '3.4'));
  expect(changed.ofCount(space, '3.3')).toBe(digests.ofCount(space, '3.3'));
  expect(digests.ofCount(other, '3.4')).not.toBe(digests.ofCount(space, '3.4'));
  expect(digests.ofProof(space, '3.4', 'b.ts')).not.toBe(digests.ofProof(space, '3.4', 'a.ts'));
});

test.each([
  ['the spaces', 'all-spaces.ts'],
  ['what varies in several of them', 'dimensions.ts'],
  ['what varies in questions of troops', 'lines.ts'],
  ['combats', 'combat-spaces.ts'],
  ['further combats', 'further-combat-spaces.ts'],
  ['PIPs', 'pip-spaces.ts'],
  ['moves', 'movement-spaces.ts'],
  ['prices', 'price-spaces.ts'],
  ['losses', 'loss-spaces.ts'],
])('so it is where the code of %s is another, whatever that tells of itself', (_, name) => {
  const file = path.join(copy, 'src/theorems/spaces', name);
  const text = readFileSync(file, 'utf8');
  const before = digestsOf(copy, rules);
  writeFileSync(file, `${text}\nexport const OTHER = (): number => 1;\n`);
  const after = digestsOf(copy, rules);
  writeFileSync(file, text);
  for (const space of loaded.spaces) {
    expect(before.ofCount(space, '3.4')).toBe(digests.ofCount(space, '3.4'));
    expect(after.ofCount(space, '3.4')).not.toBe(before.ofCount(space, '3.4'));
    expect(after.ofProof(space, '3.4', 'a.ts')).not.toBe(before.ofProof(space, '3.4', 'a.ts'));
    expect(after.ofDifference(space, '3.3', '3.4')).not.toBe(before.ofDifference(space, '3.3', '3.4'));
  }
});
