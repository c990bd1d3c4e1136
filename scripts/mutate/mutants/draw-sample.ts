import { createHash } from 'node:crypto';

/**
 * Draw from a list by chance, the same for the same seed, so that every area is drawn from in proportion to its size.
 *
 * @param all What to draw from
 * @param areaOf The area of each
 * @param seed Decides what is drawn
 * @param suits What does not suit is put back, and another of its area drawn
 * @returns As many as asked for, or all that suit
 */
export function drawSample<T>(
  all: readonly T[],
  size: number,
  areaOf: (each: T) => string,
  seed: string,
  suits: (each: T) => boolean,
): readonly T[] {
  const areas = Map.groupBy(shuffled(all, seed), areaOf);
  let [left, toDraw] = [all.length, Math.min(size, all.length)];
  const drawn: T[] = [];
  for (const [, members] of [...areas].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // What is left to draw is shared among what is left, so that the shares add up.
    const share = Math.round((toDraw * members.length) / left);
    left -= members.length;
    toDraw -= share;
    const suited: T[] = [];
    for (const each of members) {
      if (suited.length === share) break;
      if (suits(each)) suited.push(each);
    }
    drawn.push(...suited);
  }
  return drawn;
}

function shuffled<T>(all: readonly T[], seed: string): readonly T[] {
  const keyOf = (index: number) =>
    createHash('sha256')
      .update(`${seed}/${String(index)}`)
      .digest('hex');
  return all
    .map((each, index) => ({ each, key: keyOf(index) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ each }) => each);
}
