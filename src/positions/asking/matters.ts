/** What can be asked of a position. */
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
