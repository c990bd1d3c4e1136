import { goingInWords } from '../combat/going-in-words.ts';
import type { Going } from '../combat/question.ts';

/** Circumstances that a sentence ends in, each behind a comma; those that are null are left out. */
export function sentence(words: readonly (string | null)[]): string {
  return words.flatMap((each) => (each === null ? [] : [`, ${each}`])).join('');
}

/** The going in words, where it is not good. */
export function inGoing(going: Going): string | null {
  return goingInWords([going]);
}
