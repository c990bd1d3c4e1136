import { address } from '../../ground/address.ts';
import { foundBy, has, namesOrTexts, takeWords, wordsOf, type Findable, type Taken } from './filtering.ts';

const groups = [...document.querySelectorAll<HTMLElement>('[data-filter-group]')].map((group) => {
  const title = group.querySelector('h2')?.textContent ?? '';
  return {
    group,
    items: [...group.querySelectorAll<HTMLElement>('[data-filter-item], .short-rulings > li')].map((item) => ({
      item,
      name: foundBy(`${title} ${item.dataset.filterItem || item.textContent}`),
      text: () => foundBy(`${title} ${item.dataset.filterItem ?? ''} ${item.textContent}`),
    })),
  };
});
const all = groups.flatMap(({ items }) => items);
const names = all.map(({ name }) => name);
let texts: readonly Findable[] | undefined;
/** What stands before what is looked for: out of the way while something is. */
const before = document.querySelectorAll<HTMLElement>('[data-filter-before]');

/**
 * Show of the list on this page what has every word typed, in itself or in the title that it stands under, and keep what
 * was typed in the address.
 *
 * @param box What is counted in it, `rulings`, and what is said where nothing has what was typed
 * @returns What is to be told: how many are shown, `3 of 215 rulings`; nothing where nothing is asked
 */
export function narrowList(
  typed: string,
  { filter: counted = '', nothing }: Readonly<DOMStringMap>,
): readonly (Node | string)[] {
  const query = typed === '' ? '' : `?${new URLSearchParams({ filter: typed }).toString()}`;
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  const asking = wordsOf(typed);
  const list = namesOrTexts(asking, names, () => (texts ??= all.map(({ text }) => text())));
  const words = takeWords(asking, list);
  const found = new Set(
    all.flatMap(({ item }, at) => {
      const by = list[at];
      return by && words.every((word) => word.words.some((each) => has(by, each))) ? [item] : [];
    }),
  );
  const asked = words.length > 0;
  let shown = 0;
  for (const { group, items } of groups) {
    let held = 0;
    for (const { item } of items) {
      item.hidden = !found.has(item);
      if (!item.hidden) held += 1;
    }
    // A group that has nothing to narrow down bears on all the others.
    group.hidden = items.length > 0 && held === 0;
    shown += held;
  }
  for (const each of before) {
    if (each instanceof HTMLDetailsElement) each.open = !asked;
    else each.hidden = asked;
  }
  if (!asked) return [];
  const count = `${String(shown)} of ${String(list.length)} ${counted}`;
  if (shown > 0) return [[count, ...words.flatMap(slipOf)].join(', ')];
  return [nothing ?? `${count}.`, ' ', everywhere(typed.trim())];
}

/** Leads to the search for what this list has not. */
function everywhere(typed: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address(`/search/?${new URLSearchParams({ q: typed }).toString()}`);
  link.textContent = `Search everything for “${typed}”`;
  return link;
}

/** What was taken for a word that is nowhere: `“psiloi” for “psilio”`. */
function slipOf({ typed, words }: Taken): readonly string[] {
  if (words.includes(typed)) return [];
  return [`${words.map((word) => `“${word}”`).join(' or ')} for “${typed}”`];
}
