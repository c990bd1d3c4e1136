import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishedMatrix } from '../../../src/compiler/publish/index.ts';
import { linesOfMatrix } from '../../../scripts/prove/lines-of-matrix.ts';
import { loadSpaces } from '../../../scripts/prove/load-spaces.ts';
import { publishMatrix } from '../../../scripts/prove/publish-matrix.ts';

const project = path.resolve(import.meta.dirname, '../../..');
let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'legal-contact-matrix-'));
  symlinkSync(path.join(project, 'generated'), path.join(root, 'generated'));
  mkdirSync(path.join(root, 'dist/api/matrix'), { recursive: true });
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const bytesAt = (address: string): Buffer => readFileSync(path.join(root, 'dist', address));
const there = ({ files }: PublishedMatrix) => files.flatMap(({ file, ...of }) => (file === null ? [] : [{ of, file }]));

test('the files of a space have every situation, and the list says which are there', async () => {
  const told: string[] = [];
  const matrix = await publishMatrix(root, { space: 'works' }, (line) => told.push(line));
  expect(JSON.parse(bytesAt('/api/matrix/index.json').toString())).toEqual(matrix);
  const { rules, spaces } = await loadSpaces(project);
  expect(matrix.files).toHaveLength(rules.size * spaces.length);
  expect(there(matrix).map(({ of }) => of.edition)).toEqual([...rules.keys()]);
  for (const { of, file } of there(matrix)) {
    const bytes = bytesAt(file.address);
    expect({ ...of, bytes: bytes.length }).toEqual({ ...of, space: 'works', bytes: file.bytes });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    const [ofEdition, space] = [rules.get(of.edition), spaces.find(({ name }) => name === of.space)];
    if (ofEdition === undefined || space === undefined) throw new Error('expected an edition and a space');
    const lines = gunzipSync(bytes).toString();
    expect(lines).toBe([...linesOfMatrix(ofEdition, space)].join(''));
    expect(lines.trimEnd().split('\n')).toHaveLength(of.situations);
  }
  // Editions that say the same share a file, which is made once.
  const addresses = new Set(there(matrix).map(({ file }) => file.address));
  expect(addresses.size).toBeLessThan(rules.size);
  expect(told).toHaveLength(addresses.size);
});

test('what is made the next time takes the place of what was there, and is kept for the time after', async () => {
  const ways = await publishMatrix(root, { space: 'ways', edition: '3.4' }, () => undefined);
  const [way] = there(ways);
  expect(there(ways).every(({ of, file }) => of.space === 'ways' && file.address === way?.file.address)).toBe(true);
  expect(existsSync(path.join(root, 'dist/api/matrix/3.0/works.ndjson.gz'))).toBe(false);
  rmSync(path.join(root, 'dist/api/matrix'), { recursive: true });
  mkdirSync(path.join(root, 'dist/api/matrix'));
  expect(await publishMatrix(root, { space: 'ways', edition: '3.4' }, () => undefined)).toEqual(ways);
  expect(createHash('sha256').update(bytesAt(way!.file.address)).digest('hex')).toBe(way!.file.sha256);
});
