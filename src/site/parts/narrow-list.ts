import { foundBy, wordsOf } from './filtering.ts';

const groups = [...document.querySelectorAll<HTMLElement>('[data-filter-group]')].map((group) => ({
  group,
  items: [...group.querySelectorAll<HTMLElement>('[data-filter-item], .short-rulings > li')].map((item) => ({
    item,
    text: foundBy(item.dataset.filterItem || item.textContent),
  })),
}));
const total = groups.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Show of the list on this page what holds every word typed.
 *
 * @param counted What is counted: `rulings`
 * @returns How many are shown: `3 of 215 rulings`; nothing where nothing is asked
 */
export function narrowList(typed: string, counted: string): string {
  const words = wordsOf(typed);
  let shown = 0;
  for (const { group, items } of groups) {
    let held = 0;
    for (const { item, text } of items) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) held += 1;
    }
    // A group that has nothing to narrow down bears on all the others.
    group.hidden = items.length > 0 && held === 0;
    shown += held;
  }
  return words.length === 0 ? '' : `${String(shown)} of ${String(total)} ${counted}`;
}
