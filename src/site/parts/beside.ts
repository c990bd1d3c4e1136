/** What stands before and after one of several in an order; nothing at its ends. */
export interface Beside<Item> {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/**
 * What stands beside one of several.
 *
 * @param all In their order
 * @param one One of them; if it is none of them, nothing is beside it
 */
export function beside<Item>(all: readonly Item[], one: Item): Beside<Item> {
  const place = all.indexOf(one);
  return place === -1 ? { before: undefined, after: undefined } : { before: all[place - 1], after: all[place + 1] };
}
