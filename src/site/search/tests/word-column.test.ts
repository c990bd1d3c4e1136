import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWords, writeWords } from '../engine/word-column.ts';

const WORD = fc.string({ minLength: 1, maxLength: 60 }).filter((word) => !word.includes('|'));

test('of a word is written what the one before has not', () => {
  expect(writeWords(['recoil', 'recoiled', 'recoils', '1', '1 1/2'])).toBe('0recoil|6ed|6s|01|1 1/2');
});

test('words read as they were written, in any order', () => {
  fc.assert(
    fc.property(fc.array(WORD), fc.boolean(), (words, inOrder) => {
      const written = inOrder ? words.toSorted() : words;
      expect(readWords(writeWords(written))).toEqual(written);
    }),
  );
});

test('what two words have in common beyond what one sign tells is written out', () => {
  const long = 'a'.repeat(50);
  expect(writeWords([long, `${long}b`])).toBe(`0${long}|z${'a'.repeat(15)}b`);
});
