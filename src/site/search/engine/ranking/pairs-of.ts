import type { Match } from './match.ts';

/** How far from the one before something may stand, in terms, and what such a neighbour counts. */
const NEIGHBOURS: readonly (readonly [by: number, share: number])[] = [
  [1, 1],
  [2, 0.7],
  [-1, 0.7],
];

/**
 * What it is worth that things stand next to each other in a passage that do so in the query: each pair counts as much
 * as the lesser of the two.
 *
 * @param matches In the order of the query
 * @param ends Where each passage ends
 */
export function pairsOf(matches: readonly Match[], ends: readonly number[]): number {
  let sum = 0;
  let before: { readonly worth: number; readonly at: ReadonlyMap<number, number> } | undefined;
  for (const match of matches) {
    const at = weightsAt(match);
    if (before !== undefined) sum += Math.min(before.worth, match.worth) * closest(before.at, at, ends);
    before = { worth: match.worth, at };
  }
  return sum;
}

/** How well a match stands at each of its places. */
function weightsAt({ places }: Match): ReadonlyMap<number, number> {
  const at = new Map<number, number>();
  for (const { weight, places: own } of places)
    for (const place of own) at.set(place, Math.max(at.get(place) ?? 0, weight));
  return at;
}

function closest(
  one: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
  ends: readonly number[],
): number {
  let best = 0;
  for (const [place, weight] of other)
    for (const [by, share] of NEIGHBOURS) {
      const value = weight * (one.get(place - by) ?? 0) * share;
      const [low, high] = by > 0 ? [place - by, place] : [place, place - by];
      if (value > best && !ends.some((end) => end > low && end <= high)) best = value;
    }
  return best;
}
