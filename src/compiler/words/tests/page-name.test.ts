import { describe, expect, test } from 'vitest';
import { comparePages, numberOfPage, readPageName } from '../page-name.ts';

describe('a page is called', () => {
  test.each([
    ['39', 39],
    ['39a', '39a'],
    ['1', 1],
  ])('as it is written: %s', (text, name) => {
    expect(readPageName(text)).toBe(name);
    expect(String(name)).toBe(text);
  });

  test.each(['', 'a', '0', '0a', '39A', '39ab', 'p. 39', '39.5', '-1', ' 39'])('nothing by "%s"', (text) => {
    expect(readPageName(text)).toBeNull();
  });

  test('by a number that it may share', () => {
    expect(['39a', 39, 4].map(numberOfPage)).toEqual([39, 39, 4]);
  });
});

test('an inserted page stands behind the one whose number it has', () => {
  const sorted = [4, 39, '39a', '39b', 40, '40a', 100];
  expect(sorted.toReversed().toSorted(comparePages)).toEqual(sorted);
  expect(comparePages('39a', '39a')).toBe(0);
});
