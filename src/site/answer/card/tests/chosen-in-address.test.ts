import { expect, test } from 'vitest';
import { readChosen, writeChosen } from '../chosen-in-address.ts';

const search = '?q=cv+v+bd&edition=3.4';

test('what is chosen of an answer comes back from the address', () => {
  const chosen = { 'b.deep': '2', going: 'difficult' };
  expect(readChosen('cv v bd', { search, hash: writeChosen(chosen) })).toEqual(chosen);
  expect(writeChosen({})).toBe('');
});

test('what was chosen of the answer to another query is left alone', () => {
  expect(readChosen('cv v sp', { search, hash: '#going=difficult' })).toEqual({});
});
