import type { Field } from './field.ts';
import { squeezed } from './word-meant.ts';

/**
 * A field of a few words that also takes other words for them: letters, blanks, hyphens and z for s do not matter.
 *
 * @param spellings Other ways to write a word, and the word
 * @param words The field
 */
export function spelledOtherwise<T>(spellings: Readonly<Record<string, string>>, words: Field<T>): Field<T> {
  const meant = new Map(Object.entries(spellings).map(([spelling, word]) => [squeezed(spelling), word]));
  return {
    ...words,
    read: (value, path) => words.read(typeof value === 'string' ? (meant.get(squeezed(value)) ?? value) : value, path),
  };
}
