/** Any element, or piece of terrain, that stands on the board: where the focus goes from what is gone (`calculator/focus`). */
export const ON_BOARD = '.board [role="button"]';

/** One of them, by its label. */
export function onBoard(label: string): string {
  return `.board [data-label="${CSS.escape(label)}"]`;
}
