import { expect, test } from 'vitest';
import { readLocator } from '../places/read-locator.ts';

test.each([
  ['para 2', [{ of: 'paragraph', choice: { from: 1, to: 1 } }]],
  ['1st paragraph', [{ of: 'paragraph', choice: { from: 0, to: 0 } }]],
  ['last para', [{ of: 'paragraph', choice: { from: -1, to: -1 } }]],
  ['para 2 (numbered 1)', [{ of: 'paragraph', choice: { from: 1, to: 1 } }]],
  ['introduction', [{ of: 'paragraph', choice: { from: 0, to: 0 } }]],
  [
    'para 3, 2nd bullet',
    [
      { of: 'paragraph', choice: { from: 2, to: 2 } },
      { of: 'bullet', choice: { from: 1, to: 1 } },
    ],
  ],
  ['2nd and 3rd bullets', [{ of: 'bullet', choice: { from: 1, to: 2 } }]],
  ['bullets after the 1st', [{ of: 'bullet', choice: { from: 1, to: -1 } }]],
  ['7th sentence', [{ of: 'sentence', choice: { from: 6, to: 6 } }]],
  ['last 3 sentences', [{ of: 'sentence', choice: { from: -3, to: -1 } }]],
  ['sentences before the last 3', [{ of: 'sentence', choice: { from: 0, to: -4 } }]],
  ['sentences 4 and 5', [{ of: 'sentence', choice: { from: 3, to: 4 } }]],
  ['before the 6th sentence', [{ of: 'sentence', choice: { from: 0, to: 4 } }]],
  ['after the 1st sentence', [{ of: 'sentence', choice: { from: 1, to: -1 } }]],
  ['3rd -2', [{ of: 'factor', factor: '-2', choice: { from: 2, to: 2 } }]],
  ['−1', [{ of: 'factor', factor: '-1', choice: { from: 0, to: 0 } }]],
  ['last +1', [{ of: 'factor', factor: '+1', choice: { from: -1, to: -1 } }]],
  ['(b)', [{ of: 'letter', letter: 'b' }]],
  [
    'Knights, Superior (S)',
    [
      { of: 'named', name: 'Knights' },
      { of: 'named', name: 'Superior (S)' },
    ],
  ],
  ['Regular Cavalry line', [{ of: 'named', name: 'Regular Cavalry' }]],
  [
    'Page 13, para 2',
    [
      { of: 'page', number: 13 },
      { of: 'paragraph', choice: { from: 1, to: 1 } },
    ],
  ],
])('%s is a way to a passage', (locator, steps) => {
  expect(readLocator(locator)).toEqual(steps);
});

test.each([
  'other sentences',
  'bullets other than the 2nd',
  'sentence on gaps',
  'line after Regular Cavalry',
  'new paragraph at the end',
  'less, para 6',
  'below the table, 1st bullet',
])('%s is not', (locator) => {
  expect(readLocator(locator)).toBeNull();
});
