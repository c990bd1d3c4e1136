import { expect, test } from 'vitest';
import { isKnownFromLater } from '../known-from-later.ts';

const documents = [
  { id: 'book', date: 'January 2000' },
  { id: 'sheet', date: '2001-04' },
  { id: 'leaflet', date: 'undated' },
];

test.each([
  ['the rulebook itself', true, ['book'], false],
  ['a later sheet', true, ['sheet'], true],
  ['a later sheet, and the rulebook', true, ['sheet', 'book'], false],
  ['a leaflet without a year', true, ['leaflet'], true],
  ['a document that nobody knows', true, ['letter'], true],
  ['a later sheet, where no words are held', false, ['sheet'], false],
])('what rests on %s', (_, held, cited, later) => {
  const citations = cited.map((document) => ({ document }));
  expect(isKnownFromLater({ date: '2000' }, { held, citations }, documents)).toBe(later);
});
