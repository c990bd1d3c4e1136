import { expect, test } from 'vitest';
import { wordsToExpect } from '../words-to-expect.ts';

test('a passage is told by the words that fewest others have, as their stems', () => {
  const texts = new Map([
    ['a', 'Spears support in good going, 2nd paragraph'],
    ['b', 'Pikes support in good going'],
  ]);
  expect(wordsToExpect(texts)).toEqual(
    new Map([
      ['a', ['good', 'spear', 'support']],
      ['b', ['good', 'pike', 'support']],
    ]),
  );
});

test('no passage has more than ten, the rarest of them', () => {
  const common = 'alpha beta gamma delta epsilon zeta theta iota kappa lambda';
  const words = wordsToExpect(
    new Map([
      ['a', `${common} omega`],
      ['b', common],
    ]),
  );
  expect(words.get('a')).toHaveLength(10);
  expect(words.get('a')).toContain('omega');
});
