import { distance } from 'fastest-levenshtein';

/** A change that the ear does not notice counts so much: a vowel, a doubled letter, `ph` for `f`. */
const BY_EAR = 0.75;
const SWAPPED = 0.8;

/** The letters as they lie on the keys. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * How many slips lie between what was typed and a word: letters left out, put in or wrong. Two that changed places
 * are less than one slip, and so is each of one or two letters that the ear does not notice (`elefants`, `brake`); a
 * wrong first letter is half a slip more.
 */
export function slipsBetween(typed: string, word: string): number {
  const apart = distance(typed, word);
  if (apart === 0 || apart > 3) return apart;
  const first = word.startsWith(typed.charAt(0)) ? 0 : 0.5;
  let least = apart;
  if (apart <= 2 && soundOf(typed) === soundOf(word)) least = apart * BY_EAR;
  for (let at = 0; apart > 1 && at + 1 < typed.length; at++) {
    const swapped = `${typed.slice(0, at)}${typed.charAt(at + 1)}${typed.charAt(at)}${typed.slice(at + 2)}`;
    least = Math.min(least, distance(swapped, word) + SWAPPED);
  }
  return least + first;
}

/**
 * Whether two words differ in one letter that no finger slips to: `sleep` and `steep`. Of short words, each is more likely
 * meant as it stands.
 */
export function isAnotherWord(typed: string, word: string): boolean {
  if (typed.length !== word.length || distance(typed, word) !== 1 || soundOf(typed) === soundOf(word)) return false;
  const at = typed.split('').findIndex((letter, index) => letter !== word.charAt(index));
  const [one, other] = [typed.charAt(at), word.charAt(at)].map(keyOf);
  if (one === undefined || other === undefined) return false;
  // Each row of keys lies half a key further right than the one above.
  return Math.abs(one.row - other.row) > 1 || Math.abs(one.column - other.column) > 1;
}

function keyOf(letter: string): { readonly row: number; readonly column: number } | undefined {
  const row = KEYS.findIndex((keys) => keys.includes(letter));
  return row < 0 ? undefined : { row, column: (KEYS[row] ?? '').indexOf(letter) + row / 2 };
}

/** A word's consonants as they sound, none doubled. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}
