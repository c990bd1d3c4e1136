const LETTERS = 26;
const LENGTH = 3;

/**
 * The made-up word that stands for a term in the index. All are of one length, so that none begins another, and
 * none is a word that the index would cut, stem or drop.
 *
 * @param index The term's place among the terms of the index
 * @throws {RangeError} If there are more terms than words
 */
export function tokenOf(index: number): string {
  if (index >= LETTERS ** LENGTH) throw new RangeError(`expected fewer than ${String(LETTERS ** LENGTH)} terms`);
  let token = '';
  for (let rest = index, place = 0; place < LENGTH; place++, rest = Math.floor(rest / LETTERS))
    token = String.fromCharCode(97 + (rest % LETTERS)) + token;
  return `q${token}`;
}
