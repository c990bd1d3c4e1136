import { expect, test } from 'vitest';
import { placeWithin } from '../place-within.ts';

test.each([
  ['Close combat, para 1', 'Close combat', 'para 1'],
  ['Tactical moves', 'Tactical moves', ''],
  ['Tactical moves, Group moves', 'Group moves', 'Tactical moves, Group moves'],
  ['Page 13, para 2', 'Terrain choosing', 'Page 13, para 2'],
  ['Halts, 2nd sentence', 'Halt', 'Halts, 2nd sentence'],
])('%s, read in %s', (place, section, within) => {
  expect(placeWithin(place, section)).toBe(within);
});
