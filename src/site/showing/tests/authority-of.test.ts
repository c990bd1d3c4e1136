import { expect, test } from 'vitest';
import { authorityOf } from '../authority-of.ts';

test.each([
  ['losses.values', false, false, 'Rule in force, DBM'],
  ['losses.values', false, true, 'By a secondary source, DBM'],
  ['tools.', false, false, 'Computed from the rules in force'],
  ['tools.', false, true, 'Computed, by a secondary source'],
  ['tools.', true, true, 'Open: we do not have the text'],
  ['bhgs.17.6', false, false, 'BHGS clarification'],
])('%s, open: %s, by a secondary source: %s', (id, open, secondary, says) => {
  expect(authorityOf({ id, game: 'DBM', open, secondary })).toBe(says);
});

test.each([
  [['combat-factors.table'], 'Computed from the rules in force'],
  [['element-basing.depth', 'bhgs.13.4'], 'Computed from the rules in force and the BHGS clarifications'],
  [['bhgs.13.4', 'bhgs.13.2'], 'Computed from the BHGS clarifications'],
  [
    ['losses.values', 'bhgs.1.1', 'fair-play.2.1'],
    'Computed from the rules in force and the BHGS clarifications and the guidelines for fair play',
  ],
])('a computed answer that rests on %j is of these', (clauses, says) => {
  expect(authorityOf({ id: 'tools.', game: 'DBM', open: false, secondary: false, clauses })).toBe(says);
});

test('what is still to be told is not what we have no text for', () => {
  const about = { id: 'tools.', game: 'DBM', open: false, untold: true, secondary: false } as const;
  expect(authorityOf(about)).toBe('Open: it turns on what is still to be told');
});

test.each([
  ['', 'Our reading. The umpire decides.'],
  [' of the BHGS clarifications', 'Our reading of the BHGS clarifications. The umpire decides.'],
  [', in part by a secondary source', 'Our reading, in part by a secondary source. The umpire decides.'],
])('a ruling says of whom it is a reading: "%s"', (ofWhom, says) => {
  const about = { id: 'rulings.any', game: 'DBM', secondary: false, ofWhom } as const;
  expect(authorityOf({ ...about, open: false })).toBe(says);
  expect(authorityOf({ ...about, open: true })).toBe('Open: the sources do not settle it');
});

test.each([
  ['losses.values', false, 'Rule of 3.1'],
  ['losses.values', true, 'By a secondary source, DBM'],
  ['tools.', false, 'Computed from the rules of 3.1'],
  ['bhgs.17.6', false, 'BHGS clarification'],
])('of an older edition %s, by a secondary source: %s, is not called in force', (id, secondary, says) => {
  expect(authorityOf({ id, game: 'DBM', open: false, secondary, older: '3.1' })).toBe(says);
});
