/** What a reader does not see, or sees as something else than it is; a tab and a line feed are neither. */
const STRANGE = /(?![\t\n])[\p{C}\p{Zl}\p{Zp}\u{FFFD}]/gu;

/** A character that no text of ours may hold. */
export interface StrangeCharacter {
  /** Where it stands in the text. */
  readonly index: number;
  /** What it is, in words: `U+202E, which steers how text is shown`. */
  readonly name: string;
}

/**
 * Find the characters of a text that a reader does not see: controls, marks of direction and of no width, line
 * separators, halves of characters, those that no one has defined, and the sign for bytes that are no UTF-8.
 *
 * @param text A text as it was written, or as it reads once its escapes are resolved
 * @returns Each one, in order
 * @example A letter that turns the rest about
 * ```ts
 * strangeCharacters('re\u202Ear')[0]?.name; // 'U+202E, which steers how text is shown'
 * ```
 */
export function strangeCharacters(text: string): readonly StrangeCharacter[] {
  return [...text.matchAll(STRANGE)].map(({ 0: found, index }) => {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return { index, name: `U+${code}, ${kindOf(found)}` };
  });
}

function kindOf(character: string): string {
  if (character === '\u{FFFD}') return 'which stands for bytes that are no UTF-8';
  if (character === '\u{FEFF}') return 'a byte order mark';
  if (/[\p{Cf}\p{Zl}\p{Zp}]/u.test(character)) return 'which steers how text is shown';
  return /\p{Cc}/u.test(character) ? 'a control character' : 'which is no character';
}
