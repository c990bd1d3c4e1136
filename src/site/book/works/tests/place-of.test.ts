import { expect, test } from 'vitest';
import type { PublishedClause } from '../../../../compiler/publish/index.ts';
import { placeOf } from '../place-of.ts';

const clause = (place: string | null, wheres: readonly string[] = []): PublishedClause =>
  ({ page: 22, place, citations: wheres.map((where) => ({ where })) }) as unknown as PublishedClause;

test.each([
  ['Army size, para 1, last 3 sentences', 'Army size', { section: 'Army size', locator: 'para 1, last 3 sentences' }],
  ['Tactical moves, Group moves, para 2', 'Group moves', { section: 'Group moves', locator: 'para 2' }],
  ['Ambushes', 'Ambushes', { section: 'Ambushes' }],
  ['Page 13, para 2', 'Terrain choosing', { section: 'Terrain choosing', locator: 'Page 13, para 2' }],
  [null, 'Halts', { section: 'Halts' }],
])('%s in %s', (place, section, expected) => {
  expect(placeOf(clause(place), section)).toEqual({ page: 22, ...expected });
});

test('a place that names no section has that of the statement which stands there', () => {
  const wheres = ['Combat Factors, row 1', 'p. 22, SHOOTING OR COMBAT, para 2, line 5'];
  expect(placeOf(clause('para 2', wheres), 'Combat factors')).toEqual({
    page: 22,
    section: 'SHOOTING OR COMBAT',
    locator: 'para 2',
  });
});
