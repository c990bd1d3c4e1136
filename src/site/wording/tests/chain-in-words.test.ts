import { expect, test } from 'vitest';
import { chainInWords, spanInWords } from '../chain-in-words.ts';

const CHAIN = ['3.0', '3.1', '3.2', '3.3', '3.4'];

test.each([
  [['3.1'], '3.1'],
  [['3.3', '3.1'], '3.1 and 3.3'],
  [['3.0', '3.1'], '3.0 and 3.1'],
  [['3.1', '3.2', '3.3', '3.4'], '3.1 to 3.4'],
  [['3.0', '3.2', '3.3', '3.4'], '3.0 and 3.2 to 3.4'],
  [CHAIN, 'every edition'],
])('of the chain, %j is said as "%s"', (ids, said) => {
  expect(chainInWords(ids, CHAIN)).toBe(said);
});

test.each([
  [['3.1'], '3.1'],
  [['3.1', '3.2'], '3.1 to 3.2'],
  [CHAIN, '3.0 to 3.4'],
])('as a span, %j is said as "%s"', (ids, said) => {
  expect(spanInWords(ids)).toBe(said);
});
