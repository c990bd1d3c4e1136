import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishedTheorems } from '../../../../src/compiler/publish/index.ts';
import { countOf, type Dimension, type Space, type Written } from '../../../../src/theorems/index.ts';
import { digestsOf } from '../../../../scripts/prove/digests.ts';
import { loadSpaces, type Loaded } from '../../../../scripts/prove/load-spaces.ts';
import { digestOfQuestions } from '../../../../scripts/prove/questions-of.ts';
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

test('it is the same where a space only tells otherwise of itself, or its code says the same in other words', () => {
  const [space] = loaded.spaces;
  if (space === undefined) throw new Error('expected a space');
  expect(digests.ofCount({ ...space, title: 'Other', holds: 'Other.', notVaried: 'Other.' }, '3.4')).toBe(
    digests.ofCount(space, '3.4'),
  );
  const after = changedIn('src/theorems/spaces/dimensions.ts', () => digestsOf(copy, rules));
  for (const each of loaded.spaces) expect(after.ofCount(each, '3.4')).toBe(digests.ofCount(each, '3.4'));
});

test.each([
  ['what an answer is read by', 'src/theorems/spaces/reads.ts', (space: Space) => space.query !== 'combat'],
  ['what its situations are numbered by', 'src/theorems/spaces/space.ts', () => true],
  ['what rules are put together by', 'src/rules/frame/rule-set.ts', () => true],
])('it is another where %s is', (_, file, concerns) => {
  const after = changedIn(file, () => digestsOf(copy, rules));
  for (const space of loaded.spaces.filter(concerns)) {
    expect(after.ofCount(space, '3.4')).not.toBe(digests.ofCount(space, '3.4'));
    expect(after.ofProof(space, '3.4', 'a.ts')).not.toBe(digests.ofProof(space, '3.4', 'a.ts'));
    expect(after.ofDifference(space, '3.3', '3.4')).not.toBe(digests.ofDifference(space, '3.3', '3.4'));
  }
});

test('it is another where any value of any space writes otherwise, be it only after the last of all values before it', () => {
  for (const space of loaded.spaces) {
    const parts = space.query === 'combat' ? (['a', 'b'] as const) : (['dimensions'] as const);
    const own = digestOfQuestions(space);
    for (const part of parts) {
      const dimensions = (space as unknown as Record<typeof part, readonly Dimension[]>)[part]; // a part of its kind
      for (const at of dimensions.keys()) {
        if (countOf(space) > 100_000 && at < dimensions.length - 1 && space.query !== 'combat') continue;
        const other = { ...space, [part]: dimensions.with(at, writingOtherwise(dimensions, at)) } as Space;
        expect(digestOfQuestions(other), `${space.name}, ${dimensions[at]?.name ?? ''}`).not.toBe(own);
      }
    }
  }
});

test('it is another where a value is named, a space asked or an answer read otherwise', () => {
  const space = loaded.spaces.find(({ name }) => name === 'pips-halts');
  if (space === undefined || space.query === 'combat') throw new Error('expected the space of halts');
  const [first, ...rest] = space.dimensions;
  if (first === undefined) throw new Error('expected a dimension');
  const own = digestOfQuestions(space);
  expect(digestOfQuestions({ ...space, name: 'other' })).not.toBe(own);
  expect(digestOfQuestions({ ...space, query: 'move' })).not.toBe(own);
  expect(digestOfQuestions({ ...space, says: [...space.says, 'paces'] })).not.toBe(own);
  expect(digestOfQuestions({ ...space, dimensions: [{ ...first, name: 'other' }, ...rest] })).not.toBe(own);
  const [value, ...values] = first.values;
  if (value === undefined) throw new Error('expected a value');
  const renamed = { ...first, values: [{ ...value, name: 'other' }, ...values] };
  expect(digestOfQuestions({ ...space, dimensions: [renamed, ...rest] })).not.toBe(own);
});

/** What comes of something while a module of the copy does more than it does. */
function changedIn<T>(name: string, make: () => T): T {
  const file = path.join(copy, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nexport const OTHER = (): number => 1;\n`);
  try {
    return make();
  } finally {
    writeFileSync(file, text);
  }
}

/** A dimension whose last value writes more, but only after the last value of every dimension before it. */
function writingOtherwise(dimensions: readonly Dimension[], at: number): Dimension {
  const dimension = dimensions[at];
  const value = dimension?.values.at(-1);
  if (dimension === undefined || value === undefined) throw new Error('expected a value');
  const before = dimensions.slice(0, at).reduce<Written>((side, { values }) => values.at(-1)?.on(side) ?? side, {});
  const last = JSON.stringify(before);
  const on = (written: Written): Written =>
    JSON.stringify(written) === last ? { ...value.on(written), other: true } : value.on(written);
  return { ...dimension, values: [...dimension.values.slice(0, -1), { ...value, on }] };
}
