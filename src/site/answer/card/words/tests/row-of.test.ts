import { expect, test } from 'vitest';
import { rowOf } from '../row-of.ts';

test('a factor leads to its row, where the browser goes to a text', () => {
  expect(rowOf('Light horse v foot', true)).toBe(':~:text=Light%20horse%20(LH)');
  expect(rowOf('Light horse v foot', false)).toBe('');
});

test('what is by no row leads to its clause', () => {
  expect(rowOf('Overlap', true)).toBe('');
  expect(rowOf('Whoever v foot', true)).toBe('');
});
