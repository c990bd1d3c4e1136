import { address } from '../ground/address.ts';
import { clauseInView } from '../ground/clause-in-view.ts';
import { editionInPlay, playsInWords, type InPlay } from '../event/link/index.ts';

/** What every page says of the edition in play, and what follows it: the bar, links, the search, what is not in play. */

/** What a page searches by itself: its own edition. */
const NAMED_EDITION = '.search-box form:not(#search) input[name="edition"]';

const cell = document.querySelector<HTMLElement>('.thumb-bar .in-play');
const editions = cell?.dataset.editions?.split(' ') ?? [];
const newest = editions.at(-1) ?? '';
/** What a page says of its edition; a calculator sees to what it says itself. */
const SAID = '.not-in-play:not(.asked)';
/** What an older edition says without any of this: that it is not the newest. */
const asBuilt = document.querySelector(SAID);

/** Show it on the page as it is now; call it again whenever it changes. */
export function showInPlay(): void {
  const found = editionInPlay();
  // A copy that is older than a choice may not have the edition.
  const play = found !== null && editions.includes(found.edition) ? found : null;
  const edition = play?.edition ?? newest;
  const names = cell?.children ?? [];
  if (names[0]) names[0].textContent = edition;
  if (names[1]) names[1].textContent = play === null ? 'Edition' : play.event === null ? 'You play' : 'Event';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-in-play]'))
    link.pathname = link.pathname.replace(/[^/]+\/$/u, `${edition}/`);
  for (const link of document.querySelectorAll('.home-editions a'))
    if (link.textContent.trim() === edition) link.ariaCurrent = 'true';
    else link.removeAttribute('aria-current');
  for (const named of document.querySelectorAll<HTMLInputElement>(NAMED_EDITION)) {
    const own = (named.dataset.own ??= named.value);
    // DBA stays another game.
    named.value = play === null || own === 'dba' ? own : edition;
  }
  showAnswersInPlay(play);
  keepingPlace(() => {
    document.querySelector(SAID)?.remove();
    const told = play === null ? asBuilt : notInPlay(play);
    if (told) document.querySelector('.site-head')?.append(told);
  });
}

/** In a list of rulings, what holds in the edition in play comes first, and of all else it is said where that holds. */
function showAnswersInPlay(play: InPlay | null): void {
  const holds = (answer: Element): boolean => play !== null && editionsOf(answer).includes(play.edition);
  for (const item of document.querySelectorAll('li:has(> .short-answer[data-holds])')) {
    const answers = [...item.querySelectorAll(':scope > .short-answer')];
    // The first holds wherever nothing else is played.
    const differs = play !== null && !(answers[0] && holds(answers[0]));
    for (const answer of answers) {
      answer.classList.toggle('played', differs && holds(answer));
      answer.classList.toggle('not-played', differs && !holds(answer));
    }
    const [first] = answers;
    first?.querySelector('.holds-in')?.remove();
    // What holds in the newest edition does not say so by itself.
    if (differs && first && editionsOf(first).includes(newest)) {
      const label = document.createElement('span');
      label.className = 'holds-in';
      label.textContent = `In ${rangeOf(first)}: `;
      first.prepend(label);
    }
  }
}

function editionsOf(answer: Element): readonly string[] {
  return answer.getAttribute('data-holds')?.split(' ') ?? [];
}

/** `3.2 to 3.4`; each by itself where one between is left out. */
function rangeOf(answer: Element): string {
  const own = editionsOf(answer);
  const [first = '', last = ''] = [own[0], own.at(-1)];
  const all = editions.slice(editions.indexOf(first), editions.indexOf(last) + 1);
  return own.length > 1 && all.length === own.length ? `${first} to ${last}` : own.join(', ');
}

/** What stood right under the bar that stays does so again when the bar has become higher or lower. */
function keepingPlace(change: () => void): void {
  const bar = document.querySelector('.site-head');
  const read = scrollY > 0 ? clauseInView() : undefined;
  const below = (): number => (read?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0);
  const before = below();
  change();
  // In the first frame a browser may scroll by itself, so that what was seen stays where it was.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (read !== undefined) scrollBy(0, below() - before);
    });
  });
}

/** Says that the page is not of the edition in play, and leads to the same place in that one; null where it is, or is of none. */
function notInPlay(play: InPlay): HTMLElement | null {
  const { edition, game } = document.documentElement.dataset;
  const ofEdition = game === undefined && location.pathname.includes(`/${edition ?? ''}/`);
  const answered = document.querySelector<HTMLElement>('.verdict[data-editions]')?.dataset.editions?.split(' ');
  if (ofEdition && edition !== play.edition) return row(playsInWords(play), linkTo(play.edition));
  const groups = document.querySelectorAll('.page-head .edition-strip > span');
  if (groups.length > 0) return otherWording(play, [...groups]);
  if (answered?.includes(play.edition) === false) {
    const other = document.querySelector(`.verdict [data-holds~="${play.edition}"] dd`)?.textContent.trim();
    return row(`${playsInWords(play)} ${other === undefined ? 'This does not hold there.' : `There: ${other}`}`);
  }
  // A list of all editions says how it is to be read for another than the newest.
  const otherwise = document.querySelector<HTMLElement>('[data-otherwise]')?.dataset.otherwise;
  return otherwise === undefined || play.edition === newest ? null : row(`${playsInWords(play)} ${otherwise}`);
}

/**
 * Of a clause in every edition the newest wording stands first: where another one is played, that is said, and leads to it.
 *
 * @param groups Editions that read the same, oldest first
 */
function otherWording(play: InPlay, groups: readonly Element[]): HTMLElement | null {
  const { edition } = play;
  const played = groups.find((group) => editionsIn(group).includes(edition));
  if (played === undefined) return row(`${playsInWords(play)} ${edition} does not have this clause.`);
  if (played === groups.at(-1)) return null;
  const link = document.createElement('a');
  link.textContent = played.matches('.gone') ? `${edition} is without it` : `${edition} reads otherwise`;
  link.href = `#edition:${editionsIn(played)[0] ?? ''}`;
  return row(playsInWords(play), link);
}

/** The editions that a part of the strip names: what is only heard stands after each. */
function editionsIn(group: Element): readonly string[] {
  return [...group.children].map((each) => each.firstChild?.textContent?.trim() ?? '');
}

/** @param then What stands beside the text; without it the text may be long, and runs over several lines */
function row(text: string, then?: Node): HTMLElement {
  const told = document.createElement('p');
  told.className = then ? 'not-in-play' : 'not-in-play running';
  const said = document.createElement('span');
  said.textContent = text;
  told.append(said, ...(then ? [' ', then] : []));
  return told;
}

/** The same place in an edition, or its contents. */
function linkTo(edition: string): HTMLAnchorElement {
  const home = address(`/${edition}/`);
  const same = [...document.querySelectorAll<HTMLAnchorElement>('.edition-picker a')].find(
    ({ pathname }) => pathname.startsWith(home) || pathname === address(`/playsheet/${edition}/`),
  );
  const link = document.createElement('a');
  link.textContent = `Read it in ${edition}`;
  link.href = same?.pathname ?? home;
  if (same !== undefined) link.dataset.keepPlace = '';
  return link;
}
