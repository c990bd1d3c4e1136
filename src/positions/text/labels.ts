/** Words that a place or an element is written with, and that so name no element. */
const TAKEN: readonly string[] = [
  'own',
  'enemy',
  'deep',
  'at',
  'front',
  'corner',
  'beside',
  'behind',
  'ahead',
  'of',
  'on',
  'and',
  'facing',
  'left',
  'right',
  'flank',
  'side',
  'rear',
  'back',
  'forward',
  'the',
  'its',
  'edge',
  'it',
  'away',
  'same',
  'opposite',
  'table',
  'hand',
  'scale',
];

/** What an element may be called: up to 12 letters and digits, a letter first. */
export function isLabel(word: string): boolean {
  return /^[a-z][a-z0-9]{0,11}$/iu.test(word) && !TAKEN.includes(word.toLowerCase());
}
