/**
 * What can be asked of a position. Each is a question to the rules: whoever asks it (`askers.ts`) measures what a query of
 * theirs wants to know, and passes on their verdict; what is only measured is a fact of such a ruling.
 *
 * To add one: a word here; the types then demand all the rest.
 */
export const MATTERS = [
  'contact',
  'shoot',
  'march',
  'reach',
  'gap',
  'pass-through',
  'form-column',
  'in-front',
  'line-up',
  'pivot',
  'turn',
  'press-forward',
  'flee',
  'spontaneous',
  'combat',
] as const;
export type Matter = (typeof MATTERS)[number];

/** What the rules are asked: a matter, or, of a contact, whether several may move at the same time, or to it in front of others. */
export type AskedOf = Matter | 'simultaneous' | 'approach';
