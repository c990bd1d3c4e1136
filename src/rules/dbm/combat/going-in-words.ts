import type { Going } from './question.ts';

/** The going of an element in words, each kind that it is in; null where that is good going alone. */
export function goingInWords(goings: readonly Going[]): string | null {
  if (goings.every((going) => going === 'good')) return null;
  return goings.map((going) => (going === 'road' ? 'on a road' : `in ${going} going`)).join(' and ');
}
