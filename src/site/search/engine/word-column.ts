/** What begins a word: how many letters it has in common with the one before, in one sign. */
const SIGNS = 36;
/** A sign that stands in no word: a blank does, in `1 1/2`. */
const BETWEEN = '|';

/**
 * Write words in order so that they pack smaller, and are read as quickly: of each only what the one before has not.
 *
 * @param words Without that sign; best sorted
 */
export function writeWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      const shared = sharedStart(before, word);
      before = word;
      return shared.toString(SIGNS) + word.slice(shared);
    })
    .join(BETWEEN);
}

/** Read what `writeWords` wrote. */
export function readWords(column: string): readonly string[] {
  if (column === '') return [];
  let before = '';
  return column
    .split(BETWEEN)
    .map((each) => (before = before.slice(0, Number.parseInt(each.charAt(0), SIGNS)) + each.slice(1)));
}

/** How many letters two words begin with alike, as far as one sign can tell. */
function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < SIGNS - 1 && shared < other.length && one[shared] === other[shared]) shared += 1;
  return shared;
}
