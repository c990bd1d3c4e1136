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

test('what is still to be told is not what we have no text for', () => {
  const about = { id: 'tools.', game: 'DBM', open: false, untold: true, secondary: false } as const;
  expect(authorityOf(about)).toBe('Open: it turns on what is still to be told');
});
