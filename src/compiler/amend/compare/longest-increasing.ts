/**
 * The longest run of items, not necessarily neighbours, whose ranks rise.
 *
 * @param items The items
 * @param rankOf The rank of an item, different for each
 * @returns Those of the run, in order; of several runs as long, the one whose last items have the lowest ranks
 */
export function longestIncreasing<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] {
  interface Link {
    readonly item: Item;
    readonly previous: Link | undefined;
  }
  /** For every length of a run, the run of that length that ends lowest. */
  const runs: Link[] = [];
  for (const item of items) {
    let low = 0;
    let high = runs.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const run = runs[middle];
      if (run !== undefined && rankOf(run.item) < rankOf(item)) low = middle + 1;
      else high = middle;
    }
    runs[low] = { item, previous: runs[low - 1] };
  }
  const longest: Item[] = [];
  for (let link = runs.at(-1); link !== undefined; link = link.previous) longest.push(link.item);
  return longest.toReversed();
}
