/** Narrows a list down to what holds every word typed. What is asked stands in the address, so that it is there on Back. */

import { foundBy, wordsOf } from './filtering.ts';

const box = document.querySelector<HTMLElement>('[data-filter]');
const input = box?.querySelector('input');
const told = box?.querySelector('[role=status]');
const groups = [...document.querySelectorAll<HTMLElement>('[data-filter-group]')].map((group) => ({
  group,
  items: [...group.querySelectorAll<HTMLElement>('[data-filter-item], .short-rulings > li')].map((item) => ({
    item,
    text: foundBy(item.dataset.filterItem || item.textContent),
  })),
}));

if (box && input && told) {
  const narrow = (): void => {
    const words = wordsOf(input.value);
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
    told.textContent = words.length === 0 ? '' : `${String(shown)} of ${String(total)} ${box.dataset.filter ?? ''}`;
  };
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  input.value = new URLSearchParams(location.search).get('filter') ?? '';
  box.hidden = false;
  narrow();
  input.addEventListener('input', () => {
    const query = input.value === '' ? '' : `?${new URLSearchParams({ filter: input.value }).toString()}`;
    history.replaceState(null, '', location.pathname + query + location.hash);
    narrow();
  });
}
