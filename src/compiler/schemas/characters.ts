/** What a reader does not see, or sees as something else than it is; a tab and a line feed are neither. */
const STRANGE = /(?![\t\n])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}\u{FFFD}]|(?<=\p{M}{3})\p{M}/gu;

/** A character that no text of ours may hold. */
export interface StrangeCharacter {
  /** Where it stands in the text. */
  readonly index: number;
  /** What it is, in words: `U+202E, which steers how text is shown`. */
  readonly name: string;
}

/**
 * Find the characters of a text that a reader does not see, or not as they are: controls, marks of direction and of no
 * width, letters that look like nothing, line separators, halves of characters, those that no one has defined, the sign
 * for bytes that are no UTF-8, and the fourth mark and more upon one letter, which cover what stands around it.
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
  if (/\p{M}/u.test(character) && !/\p{Default_Ignorable_Code_Point}/u.test(character))
    return 'a mark on top of three others';
  if (/[\p{Default_Ignorable_Code_Point}\u{2800}]/u.test(character)) return 'which nobody sees';
  return /\p{Cc}/u.test(character) ? 'a control character' : 'which is no character';
}
