import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Copy, Release } from '../keeping/model.ts';
import { isKept, type Kept } from '../keeping/worker/store/kept.ts';

/** The record of what a device has is no longer one once anything in it is of another kind than it was written. */

const hash = 'a'.repeat(64);
const release: Release = {
  format: 1,
  id: hash,
  date: '2026-05-03',
  edition: 'DBM 3.4',
  items: 2157,
  files: 1300,
  packed: 1,
  unpacked: 2,
  itemsHash: hash,
  filesHash: hash,
};
const copy: Copy = { ...release, provenAt: '2026-05-04T10:00:00.000Z' };
const kept: Kept = {
  current: copy,
  before: copy,
  damaged: 0,
  coming: { release, percent: 3, problem: 'no-answer' },
  newer: { release, changes: [{ kind: 'clause', id: 'a', title: 'b', change: 'new' }] },
  lookedAt: 1,
  opened: { page: hash },
  heldFor: 'Worthing',
};
const empty: Kept = { ...kept, current: null, before: null, coming: null, newer: null, opened: {}, heldFor: null };

test.each([
  ['full', kept],
  ['empty', empty],
  ['that waits for a server', { ...kept, coming: { release: null, percent: 0, problem: null } }],
])('a record that is %s is one', (_, record) => {
  expect(isKept(JSON.parse(JSON.stringify(record)))).toBe(true);
});

test.each([undefined, null, '', 0, [], {}, { current: {} }])('%j is none', (value) => {
  expect(isKept(value)).toBe(false);
});

/** Every place in a value: the keys that lead there. */
function* places(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) yield* places(each, [...path, key]);
}

function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const copied = { ...(value as Record<string, unknown>) };
  copied[key] = replaced(copied[key], rest, other);
  return Array.isArray(value) ? Object.values(copied) : copied;
}

test('what is of another kind anywhere in it makes it none', () => {
  const anywhere = fc.constantFrom(...places(kept));
  fc.assert(
    fc.property(anywhere, fc.constantFrom(undefined, true, [1], { x: 1 }), (place, other) => {
      expect(isKept(replaced(kept, place, other))).toBe(false);
    }),
  );
});
