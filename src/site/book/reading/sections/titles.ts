/** Words that print adds to a title, or that we do. */
const ADDED = /^(?:factors?|rules?|table|the)$/u;

/** The words of a title, free of how they are set: `VICTORY & DEFEAT`, `4. Terrain (p. 12)`. */
function wordsOfTitle(title: string): readonly string[] {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\([^)]*\)/gu, ' ')
    .replace(/^\s*\d{1,2}[.)]?\s+/u, '')
    .replaceAll(/['\u2019]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A title by its letters, however they are spaced: two with the same key are one title. */
export function keyOfTitle(title: string): string {
  return wordsOfTitle(title)
    .filter((word) => !ADDED.test(word))
    .join('');
}
