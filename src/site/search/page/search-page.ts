import { answerPlace } from '../../answer/card/above-results.ts';
import { editionInPlay, hasBook, playsInWords } from '../../event/link/index.ts';
import { isUncovering, UNCOVERED } from '../../parts/covering.ts';
import type { Hit } from '../engine/index.ts';
import { address } from '../../ground/address.ts';
import { deviceKey } from '../../ground/device-key.ts';
import { afterTyping } from './after-typing.ts';
import { describeAnswer, placeOf, type Description } from './describe-answer.ts';
import { showResults } from './show-results.ts';
import { walkResults } from './walk-results.ts';
import { showRecent } from './recent/recent-list.ts';
import { rememberSearch } from './recent/recent-searches.ts';
import { wasSent } from './sent-search.ts';
import { resultItem } from './result-item.ts';
import { sectionLinks } from './section-links.ts';
import { ask, openIndex, prepareIndex, type Told } from './search-index.ts';

/** The search page: answers as you type, and keeps what was asked in its own address, so that it can be sent and come back to. */

/** How many results fill a phone: the others that are shown follow when these can be read. */
const AT_ONCE = 4;
/** How many results stand on the page before one asks for more. */
const SHOWN = 10;
const ADDRESS_PAUSE = 300;
const REMEMBER_PAUSE = 3000;
const EDITION_KEY = deviceKey('search-edition');

interface Parts {
  readonly form: HTMLFormElement;
  readonly box: HTMLInputElement;
  readonly picker: HTMLSelectElement;
  readonly status: HTMLElement;
  readonly elsewhere: HTMLElement;
  readonly sections: HTMLElement;
  /** The answer that the rules compute, and the same for who does not see it. */
  readonly answer: HTMLElement;
  readonly said: HTMLElement;
  readonly list: HTMLOListElement;
  readonly more: HTMLButtonElement;
  /** What a book of this device has of it. */
  readonly copy: HTMLElement;
  readonly idle: HTMLElement;
  readonly recent: HTMLElement;
}

/** What the list does not show yet. */
let rest: readonly Hit[] = [];

const parts = findParts();
if (parts) start(parts);

function start(parts: Parts): void {
  const { form, box, picker, list, more, recent } = parts;
  let turn = 0;
  let addressing = 0;
  let remembering = 0;
  /** The query of the address as it was read or written last. */
  let addressed = '';
  /** What the page is called as long as nothing is searched. */
  const untitled = document.title;
  /** Whether the first result is to be gone to when it is there. */
  let going = false;

  const search = (): { readonly query: string; readonly edition: string } => ({
    query: box.value.trim(),
    edition: picker.value,
  });
  const writeAddress = (): void => {
    clearTimeout(addressing);
    const { query, edition } = search();
    const asked = query === '' ? '' : `?${new URLSearchParams({ q: query, edition }).toString()}`;
    if (asked !== location.search) history.replaceState(history.state, '', location.pathname + asked);
    addressed = location.search;
  };
  const place = answerPlace(parts.answer, parts.said, openIndex, { beforeChoosing: writeAddress });
  const answer = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    const { query, edition } = search();
    clearTimeout(remembering);
    document.title = [...(query === '' ? [] : [`${query}, in ${placeOf(edition)}`]), untitled].join(' · ');
    if (query === '') {
      clear(parts);
      place.clear();
      showRecent(recent);
      return;
    }
    const searched = edition === 'all' ? null : edition;
    if (hasBook()) void showCopies(parts.copy, query, () => own === turn).catch(console.warn);
    const computing = place.prepare(query, searched);
    await ask(query, searched, async (told) => {
      const showAnswer = await computing();
      if (own !== turn) return; // a later keystroke has asked again
      showAnswer();
      show(parts, told, query);
      if (going) list.querySelector('a')?.focus();
      going = false;
      if (told.found && told.found.whole > 0)
        remembering = window.setTimeout(() => {
          rememberSearch({ query, edition });
        }, REMEMBER_PAUSE);
    });
  };
  const answers = afterTyping(answer);
  const typed = (): void => {
    going = false;
    clearTimeout(addressing);
    addressing = window.setTimeout(writeAddress, ADDRESS_PAUSE);
    answers.soon();
  };
  const readAddress = (): void => {
    addressed = location.search;
    const asked = new URLSearchParams(location.search);
    box.value = (asked.get('q') ?? '').slice(0, box.maxLength);
    choose(picker, asked.get('edition') ?? editionInPlay()?.edition ?? keptEdition());
    // A link that names no edition is answered in that which is played here, and another device may play another.
    if (box.value !== '' && !asked.has('edition')) {
      const { query, edition } = search();
      const whole = `?${new URLSearchParams({ q: query, edition }).toString()}`;
      history.replaceState(history.state, '', location.pathname + whole + location.hash);
      addressed = location.search;
    }
    answers.now();
  };

  box.addEventListener('input', typed);
  picker.addEventListener('change', () => {
    keepEdition(picker.value);
    // Nobody is to hear the answer of another edition behind the count of this one.
    parts.said.textContent = '';
    writeAddress();
    answers.now();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    writeAddress();
    rememberSearch(search());
    if (list.dataset.query === search().query) list.querySelector('a')?.focus();
    else {
      going = true;
      answers.now();
    }
  });
  more.addEventListener('click', () => {
    const added = itemsOf(rest, list.dataset.edition ?? '');
    rest = [];
    more.hidden = true;
    list.append(...added);
    added[0]?.querySelector('a')?.focus();
  });
  list.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    writeAddress();
    rememberSearch(search());
  });
  addEventListener('pagehide', writeAddress);
  addEventListener('popstate', () => {
    // What is laid over the page goes back when it is closed: what is typed since stays.
    if (!isUncovering() && location.search !== addressed) readAddress();
  });
  addEventListener(UNCOVERED, writeAddress);
  walkResults(box, list);
  readAddress();
  void prepareIndex();
  // On a telephone that would show no keyboard, and one reaches the bar under the thumb instead.
  if ((wasSent() || box.value === '') && matchMedia('(pointer: fine)').matches) box.focus({ preventScroll: true });
}

function show({ status, elsewhere, sections, list, more, idle, recent }: Parts, told: Told, query: string): void {
  const { found } = told;
  const description = describeAnswer(told, query);
  // The second game has colours of its own.
  document.documentElement.dataset.game = found?.edition === 'dba' ? 'dba' : '';
  idle.hidden = found !== null && found.hits.length > 0;
  if (!idle.hidden) showRecent(recent);
  const edition = found?.edition ?? 'all';
  if (told.whole !== true || list.dataset.query !== query || list.dataset.edition !== edition) {
    const hits = found?.hits ?? [];
    showResults(list, itemsOf(hits.slice(0, AT_ONCE), edition));
    list.ariaBusy = 'true';
    const shown = list.firstElementChild;
    setTimeout(() => {
      // Unless what was typed since has been answered.
      if (list.firstElementChild !== shown) return;
      list.append(...itemsOf(hits.slice(AT_ONCE, SHOWN), edition));
      list.ariaBusy = 'false';
    });
    rest = hits.slice(SHOWN);
    list.dataset.query = query;
    list.dataset.edition = edition;
    more.hidden = rest.length === 0;
    more.textContent = `Show the other ${rest.length}`;
  }
  if (status.textContent !== description.text) status.textContent = description.text;
  status.classList.toggle('incomplete', description.incomplete);
  elsewhere.replaceChildren(...inPlayLinks(edition, query), ...elsewhereLinks(description, query));
  sections.replaceChildren(...sectionLinks(found?.sections ?? []));
}

function clear({ status, elsewhere, sections, list, more, copy, idle }: Parts): void {
  list.replaceChildren();
  copy.hidden = true;
  delete list.dataset.query;
  elsewhere.replaceChildren();
  sections.replaceChildren();
  status.textContent = '';
  status.classList.remove('incomplete');
  more.hidden = true;
  idle.hidden = false;
}

async function showCopies(copy: HTMLElement, query: string, isWanted: () => boolean): Promise<void> {
  const { showInCopies } = await import('../../book/search/show-in-copies.ts');
  await showInCopies(copy, query, isWanted, async () => (await openIndex()).reader);
}

/** The items of the list, in an edition or in `all`. */
function itemsOf(hits: readonly Hit[], edition: string): readonly HTMLElement[] {
  return hits.map((hit) => resultItem(hit, edition === 'all' ? null : edition));
}

/** `You play 3.1. Search in 3.1`, where another edition is searched. */
function inPlayLinks(searched: string, query: string): readonly (Node | string)[] {
  const play = editionInPlay();
  if (play === null || play.edition === searched || !/^\d/.test(searched)) return [];
  return [`${playsInWords(play)} `, linkIn(play.edition, query, `Search in ${play.edition}`), ' '];
}

/** `Found in 3.1, 3.0`; `Search any edition, DBA instead`. */
function elsewhereLinks({ elsewhere, instead }: Description, query: string): readonly (Node | string)[] {
  const [said, editions] = elsewhere.length > 0 ? ['Found in ', elsewhere] : ['Search instead: ', instead];
  return editions.flatMap((edition, index) => [index === 0 ? said : ', ', linkIn(edition, query, placeOf(edition))]);
}

function linkIn(edition: string, query: string, text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address(`/search/?${new URLSearchParams({ q: query, edition }).toString()}`);
  link.textContent = text;
  return link;
}

function choose(picker: HTMLSelectElement, edition: string | null): void {
  if (edition !== null && [...picker.options].some(({ value }) => value === edition)) picker.value = edition;
}

function keptEdition(): string | null {
  try {
    return localStorage.getItem(EDITION_KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function keepEdition(edition: string): void {
  try {
    localStorage.setItem(EDITION_KEY, edition);
  } catch {
    // Then it is chosen anew the next time.
  }
}

function findParts(): Parts | null {
  const form = document.querySelector<HTMLFormElement>('#search');
  const box = document.querySelector<HTMLInputElement>('#search-words');
  const picker = document.querySelector<HTMLSelectElement>('#search-edition');
  const status = document.querySelector<HTMLElement>('#search-status');
  const elsewhere = document.querySelector<HTMLElement>('#search-elsewhere');
  const sections = document.querySelector<HTMLElement>('#search-sections');
  const answer = document.querySelector<HTMLElement>('#search-answer');
  const said = document.querySelector<HTMLElement>('#search-answer-said');
  const list = document.querySelector<HTMLOListElement>('#search-results');
  const more = document.querySelector<HTMLButtonElement>('#search-more');
  const copy = document.querySelector<HTMLElement>('#search-copy');
  const idle = document.querySelector<HTMLElement>('#search-idle');
  const recent = document.querySelector<HTMLElement>('#search-recent');
  return form &&
    box &&
    picker &&
    status &&
    elsewhere &&
    sections &&
    answer &&
    said &&
    list &&
    more &&
    copy &&
    idle &&
    recent
    ? { form, box, picker, status, elsewhere, sections, answer, said, list, more, copy, idle, recent }
    : null;
}
