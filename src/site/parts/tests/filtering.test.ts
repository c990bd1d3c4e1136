import { expect, test } from 'vitest';
import { foundBy, wordsOf } from '../filtering.ts';

const finds = (typed: string, text: string): boolean => wordsOf(typed).every((word) => foundBy(text).includes(word));

test.each([
  ['hordes', 'Does a Hd (F) pass through Ps?'],
  ['horde psiloi', 'Does a Hd (F) pass through Ps?'],
  ['lh', 'Two elements of light horse meet'],
  ['light horse', 'LH in bad going'],
  ['KN', 'Knights that pursue'],
  ['judaean', 'Late Judaean'],
  ["kings' men", 'The king of the kings’ mén'],
])('“%s” finds “%s”', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each([
  ['hordes', 'Psiloi behind blades'],
  ['elephants', 'elsewhere'],
  ['spears', 'SPQR'],
])('“%s” does not find “%s”', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});
