import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinProofs, type PublishedTheorems } from '../../../src/compiler/publish/index.ts';
import { keepProofs, proofsBySpace } from '../../../scripts/prove/keep-proofs.ts';
import { readGenerated } from '../ask.ts';
import { keptProofs } from './kept-proofs.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const { theorems } = readGenerated('theorems.json') as PublishedTheorems; // as the compiler wrote it
const files = proofsBySpace(keptProofs(project), theorems);
const textsIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('content/theorems/proofs/*.json', { cwd: root })
      .toSorted()
      .map((file) => [path.basename(file), readFileSync(path.join(root, file), 'utf8')]),
  );

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'legal-contact-proofs-'));
  symlinkSync(path.join(project, 'generated'), path.join(root, 'generated'));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('what is kept comes out as it went in, whatever order it is read in', () => {
  expect(new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))).toEqual(textsIn(project));
  const texts = [...files.values()];
  expect(joinProofs(texts.toReversed())).toBe(joinProofs(texts));
  expect(joinProofs(texts)).toBe(readFileSync(path.join(project, 'generated/proofs.json'), 'utf8'));
});

test('a file a space is written, and one of no space goes', () => {
  const folder = path.join(root, 'content/theorems/proofs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'gone.json'), '{}');
  keepProofs(root);
  expect(textsIn(root)).toEqual(textsIn(project));
});

test('of a space with changes in conflict nothing is known, and of the others all', () => {
  const [first = '', ...others] = files.values();
  const conflicting = first.replace('"counts"', '<<<<<<< ours\n "counts"');
  expect(joinProofs([conflicting, ...others])).toBe(joinProofs(others));
});
