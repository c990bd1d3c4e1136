import { distance } from 'fastest-levenshtein';

/**
 * The words in a text that come nearest to a wording that does not stand there.
 *
 * @param wording What was looked for
 * @param text Where it was looked for
 * @returns As many words as the wording has, give or take one, as they stand in the text; null if none are alike
 */
export function nearestWording(wording: string, text: string): string | null {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const length = wording.split(/\s+/).filter((word) => word !== '').length;
  let best: string | null = null;
  let fewest = wording.length / 2;
  for (let first = 0; first < words.length; first += 1) {
    for (const count of [length, length - 1, length + 1]) {
      const [start, end] = [words[first]?.start, words[first + count - 1]?.end];
      if (count < 1 || start === undefined || end === undefined) continue;
      const candidate = text.slice(start, end);
      const edits = distance(wording, candidate);
      if (edits < fewest) {
        best = candidate;
        fewest = edits;
      }
    }
  }
  return best;
}
