/**
 * What is not seen, or turns the order of what is: controls, joiners, fillers, the pattern without a dot of Braille, and what
 * no language has a letter for; not the sign that a picture is in colour, and not what a newer device may have a shape for.
 */
const UNSEEN =
  /(?!\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What can be read by itself: not what only stands on a letter, or parts them. */
const SEEN = /[^\p{M}\p{Z}]/u;
/** More marks on a letter than any language puts on one, and so many that they spill over its neighbours. */
const PILED = /\p{M}{4}/u;

/**
 * Find what in a text would not be read as it was written: signs that nobody sees, or that change what stands beside
 * them, and letters under a heap of marks. A stranger's text must not be able to look like more than it is.
 *
 * @param lines Whether it may have several lines
 * @returns What is wrong, after the name of the text; null where nothing is
 */
export function unreadableIn(text: string, lines: boolean): string | null {
  const [unseen] = UNSEEN.exec(lines ? text.replaceAll('\n', ' ') : text) ?? [];
  if (unseen !== undefined) return `holds a sign that nobody sees (${codeOf(unseen)}): remove it, or write it anew.`;
  return PILED.test(text) ? 'holds a letter with more than 3 marks on it.' : null;
}

/** Whether there is anything to read in a text. */
export function isReadable(text: string): boolean {
  return SEEN.test(text);
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
