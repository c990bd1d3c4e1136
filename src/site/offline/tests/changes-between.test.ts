import { expect, test } from 'vitest';
import { changesBetween } from '../keeping/copy/changes-between.ts';
import type { Item } from '../keeping/model.ts';

const older: readonly Item[] = [
  ['ruling', 'a', 'A', '1'],
  ['ruling', 'b', 'B', '1'],
  ['clause', 'c', 'C', '1'],
];

test('what is new, reads otherwise or is gone is named once, and what stays is not', () => {
  const newer: readonly Item[] = [
    ['clause', 'a', 'A clause of the same name', '1'],
    ['ruling', 'a', 'A', '1'],
    ['ruling', 'b', 'B, anew', '2'],
  ];
  expect(changesBetween(older, newer)).toEqual([
    { kind: 'clause', id: 'a', title: 'A clause of the same name', change: 'new' },
    { kind: 'ruling', id: 'b', title: 'B, anew', change: 'reworded' },
    { kind: 'clause', id: 'c', title: 'C', change: 'withdrawn' },
  ]);
});

test('nothing changes between a release and itself', () => {
  expect(changesBetween(older, older)).toEqual([]);
});
