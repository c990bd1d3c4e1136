import type { Shape } from '../query/shape.ts';
import type { Match } from './match.ts';

/** How far from the one before something may stand, in terms, and what such a neighbour counts. */
const NEIGHBOURS: readonly (readonly [by: number, share: number])[] = [
  [1, 1],
  [2, 0.7],
  [-1, 0.7],
];
const FURTHEST_BEFORE = 2;
const FURTHEST_BEHIND = 1;

/** Where something stands, in order, and how well what stands there stands for it. */
interface Standing {
  readonly places: readonly number[];
  readonly weightAt: (index: number) => number;
}

/**
 * What it is worth that things stand next to each other in a passage that do so in the query: each pair counts as much
 * as the lesser of the two.
 *
 * @param matches In the order of the query
 * @param passageOf The passage that each place is in
 */
export function pairsOf(matches: readonly Match[], passageOf: Shape['passageOf']): number {
  let sum = 0;
  let before: { readonly worth: number; readonly at: Standing } | undefined;
  for (const match of matches) {
    const at = standingOf(match);
    if (before !== undefined) sum += Math.min(before.worth, match.worth) * closest(before.at, at, passageOf);
    before = { worth: match.worth, at };
  }
  return sum;
}

function standingOf({ places: ways }: Match): Standing {
  const [first, ...others] = ways;
  if (first !== undefined && others.length === 0) return { places: first.places, weightAt: () => first.weight };
  const weights = new Map<number, number>();
  for (const { weight, places } of ways)
    for (const place of places) weights.set(place, Math.max(weights.get(place) ?? 0, weight));
  const places = [...weights.keys()].sort((one, other) => one - other);
  return { places, weightAt: (index) => weights.get(places[index] ?? -1) ?? 0 };
}

function closest(one: Standing, other: Standing, passageOf: Shape['passageOf']): number {
  let best = 0;
  let from = 0;
  other.places.forEach((place, index) => {
    const weight = other.weightAt(index);
    while ((one.places[from] ?? Infinity) < place - FURTHEST_BEFORE) from += 1;
    for (let near = from; (one.places[near] ?? Infinity) <= place + FURTHEST_BEHIND; near++) {
      const by = place - (one.places[near] ?? 0);
      const share = NEIGHBOURS.find(([each]) => each === by)?.[1] ?? 0;
      const value = weight * one.weightAt(near) * share;
      if (value > best && passageOf[place] === passageOf[place - by]) best = value;
    }
  });
  return best;
}
