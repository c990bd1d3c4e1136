import { expect, test } from 'vitest';
import { beside } from '../beside.ts';

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['x', undefined, undefined],
])('beside %s of a, b, c stand %s and %s', (one, before, after) => {
  expect(beside(['a', 'b', 'c'], one)).toEqual({ before, after });
});
