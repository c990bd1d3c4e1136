import { expect, test } from 'vitest';
import { nearest, resembles } from '../questions/nearest.ts';

test.each([
  ['Kn', 'Kb', true],
  ['cord', 'worm', true],
  ['abcdef', 'xycdef', true],
  ['abcdef', 'xyzdef', false],
  ['abcdefgh', 'xyzdefgh', false],
  ['abcdefghi', 'xyzdefghi', true],
  ['abcdefghijk', 'wxyzefghijk', false],
  ['abcdefghijkl', 'wxyzefghijkl', true],
  ['CLOSE', 'close', true],
])('%s is close enough to %s to suggest it: %s', (given, candidate, close) => {
  expect(resembles(given, candidate)).toBe(close);
});

test('the nearest is found whatever its case, the first of several', () => {
  expect(nearest('SHOTING', ['close', 'Shooting'])).toBe('Shooting');
  expect(nearest('Bx', ['Bd', 'Bw'])).toBe('Bd');
});
