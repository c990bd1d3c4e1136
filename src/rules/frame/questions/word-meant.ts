/**
 * The word that was meant: letters, blanks, hyphens and z for s do not matter.
 *
 * @returns Undefined where none was meant, or more than one may be
 */
export function wordMeant<W extends string>(words: readonly W[], given: unknown): W | undefined {
  if (typeof given !== 'string') return undefined;
  const exact = words.find((word) => word === given);
  if (exact !== undefined) return exact;
  const [only, other] = words.filter((word) => squeezed(word) === squeezed(given));
  return other === undefined ? only : undefined;
}

/** What of a word matters: its letters and digits. */
export function squeezed(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('z', 's');
}
