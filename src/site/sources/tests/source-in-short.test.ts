import { expect, test } from 'vitest';
import { sourceInShort } from '../source-in-short.ts';

const sheet = { document: 'dbm-3.2', documentTitle: 'DBM 3.2 sheet', where: 'p. 23, Combat Outcome, 3rd bullet' };
const play = { document: 'ps31', documentTitle: 'DBM 3.1 play sheet', where: 'Combat Outcome, row 5' };
const other = {
  document: 'sec-p18-21',
  documentTitle: 'Other places, pages 18 to 21',
  where: 'p. 18, a page on zones',
};

test.each<readonly [readonly (typeof sheet)[], string]>([
  [[sheet], '3.2 sheet, p. 23'],
  [[play], '3.1 play sheet'],
  [[sheet, sheet], '3.2 sheet, p. 23'],
  [[sheet, play], '3.2 sheet, p. 23 and 1 more'],
  [[other, play, sheet], 'Other places, p. 18 and 2 more'],
  [[], 'Source'],
])('the source number %# is in short: %j', (citations, short) => {
  expect(sourceInShort(citations)).toBe(short);
});
