import { expect, test } from 'vitest';
import { inWords } from '../in-words.ts';

test('who listens hears what was left out, taken for something else, or has no price', () => {
  const answered = {
    title: 'Move of Cv (F)',
    doubts: ['no Cv (F) has a price in 3.4'],
    whatever: [],
    alternatives: [],
    choices: [],
    calculators: [],
  };
  const understood = {
    question: { kind: 'move', told: {}, untold: [] },
    edition: null,
    unread: ['tuesday'],
    mended: [{ typed: 'cavlry', word: 'cavalry' }],
  } as const;
  expect(inWords(answered, understood, '3.4')).toBe(
    'Computed by the rules of 3.4, Move of Cv (F): No Cv (F) has a price in 3.4. Not understood, and left out: “tuesday”. Read “cavlry” as “cavalry”.',
  );
});
