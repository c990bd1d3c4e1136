import { address } from '../../../ground/address.ts';
import { placeOf } from '../describe-answer.ts';
import { forgetSearch, recentSearches } from './recent-searches.ts';

/**
 * Show the last searches of this device, each as a link, with a button to forget it.
 *
 * @param section Where they stand: hidden where there are none
 */
export function showRecent(section: HTMLElement): void {
  const searches = recentSearches();
  const list = section.querySelector('ul');
  section.hidden = searches.length === 0;
  list?.replaceChildren(
    ...searches.map((search) => {
      const { query, edition } = search;
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = address(`/search/?${new URLSearchParams({ q: query, edition }).toString()}`);
      link.textContent = query;
      const place = document.createElement('span');
      place.className = 'facts';
      place.textContent = edition === 'all' ? 'all editions' : placeOf(edition);
      item.append(
        link,
        place,
        button('Forget', `Forget “${query}”`, () => {
          forgetSearch(search);
          showRecent(section);
        }),
      );
      return item;
    }),
  );
  const all = section.querySelector<HTMLButtonElement>(':scope > button');
  if (all)
    all.onclick = () => {
      forgetSearch();
      showRecent(section);
    };
}

function button(text: string, label: string, action: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.className = 'plain';
  made.type = 'button';
  made.textContent = text;
  made.ariaLabel = label;
  made.addEventListener('click', action);
  return made;
}
