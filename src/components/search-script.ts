import { openSearch, type Answer, type Hit, type Search } from '../search/index.ts';
import { address } from './address.ts';

/** The search page: answers as you type, and keeps what was asked in its own address, so that it can be sent and come back to. */

const PAUSE = 60;
const form = document.querySelector<HTMLFormElement>('#search');
const box = document.querySelector<HTMLInputElement>('#search-words');
const picker = document.querySelector<HTMLSelectElement>('#search-edition');
const status = document.querySelector<HTMLElement>('#search-status');
const list = document.querySelector<HTMLOListElement>('#search-results');

let opened: Promise<Search> | undefined;
let timer = 0;
let latest = 0;

if (form && box && picker && status && list) start({ form, box, picker, status, list });

interface Parts {
  readonly form: HTMLFormElement;
  readonly box: HTMLInputElement;
  readonly picker: HTMLSelectElement;
  readonly status: HTMLElement;
  readonly list: HTMLOListElement;
}

function start(parts: Parts): void {
  const { form, box, picker } = parts;
  const readAddress = (): void => {
    const asked = new URLSearchParams(location.search);
    const edition = asked.get('edition');
    box.value = asked.get('q') ?? '';
    if (edition !== null && [...picker.options].some(({ value }) => value === edition)) picker.value = edition;
    void answer(parts);
  };
  const ask = (): void => {
    const query = new URLSearchParams({ q: box.value, edition: picker.value });
    history.replaceState(null, '', `${location.pathname}?${query.toString()}`);
    void answer(parts);
  };
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, PAUSE);
  });
  picker.addEventListener('change', ask);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  addEventListener('popstate', readAddress);
  readAddress();
  if (box.value === '') box.focus();
}

async function answer({ box, picker, status, list }: Parts): Promise<void> {
  // The second game has colours of its own.
  document.documentElement.dataset.game = picker.value;
  const turn = (latest += 1);
  const words = box.value.trim();
  if (words === '') {
    list.replaceChildren();
    status.textContent = '';
    return;
  }
  const edition = picker.value === 'all' ? undefined : picker.value;
  const place = edition === undefined ? 'any edition' : (picker.selectedOptions[0]?.text ?? edition);
  if (!opened) status.textContent = 'Searching…';
  const answered = await find(words, edition);
  if (turn !== latest) return; // a later keystroke has asked again
  list.replaceChildren(...(answered?.hits ?? []).map((hit) => itemOf(hit, edition === undefined ? undefined : place)));
  status.textContent = statusOf(answered, words, place);
  status.classList.toggle('incomplete', answered?.complete !== true);
}

async function find(words: string, edition: string | undefined): Promise<Answer | undefined> {
  try {
    opened ??= openSearch(address('/pagefind/'));
    return await (await opened).run(words, edition);
  } catch {
    opened = undefined; // the next keystroke tries again
    return undefined;
  }
}

function statusOf(answered: Answer | undefined, words: string, place: string): string {
  if (answered === undefined)
    return 'Search incomplete: the index could not be read. Use the contents of an edition instead.';
  const { total, complete } = answered;
  const count =
    total === 0
      ? `Nothing found for “${words}” in ${place}`
      : `${String(total)} ${total === 1 ? 'result' : 'results'} in ${place}`;
  if (complete) return `${count}.`;
  return total === 0
    ? 'Search incomplete: a part of the index could not be read.'
    : `Search incomplete: a part of the index could not be read. ${count} so far.`;
}

/** @param place Where was searched, if not everywhere: each hit says it, so that one game is never taken for another */
function itemOf(hit: Hit, place: string | undefined): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset.result = hit.kind;
  const link = document.createElement('a');
  link.href = address(hit.url);
  link.textContent = hit.title;
  const where = element('p', 'facts', [hit.where, place ?? hit.editions.join(', ')].filter(Boolean).join(' · '));
  const excerpt = element('p', 'excerpt', '');
  excerpt.append(...hit.excerpt.map(({ text, marked }) => (marked ? element('mark', '', text) : text)));
  item.append(link, where, ...(hit.answer === '' ? [] : [element('p', 'short-answer', hit.answer)]), excerpt);
  return item;
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
