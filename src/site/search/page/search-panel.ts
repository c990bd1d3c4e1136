import { answerPlace } from '../../answer/card/above-results.ts';
import panelStyles from './search-panel.css?url';
import resultStyles from './results.css?url';
import { address } from '../../ground/address.ts';
import { loadStyles } from '../../ground/load-styles.ts';
import { afterTyping } from './after-typing.ts';
import { describeAnswer } from './describe-answer.ts';
import { rememberSearch } from './recent/recent-searches.ts';
import { resultItem } from './result-item.ts';
import { sectionLinks } from './section-links.ts';
import { noteSent } from './sent-search.ts';
import { ask, openIndex, prepareIndex } from './search-index.ts';
import { showResults } from './show-results.ts';
import { walkResults } from './walk-results.ts';

/** The best results under the box of any page, as one types. The search page has them all. */

const SHOWN = 5;

/**
 * Answer under a search box from now on.
 *
 * @param box The box, in a form that leads to the search page
 */
export function answerUnder(box: HTMLInputElement): void {
  const { form } = box;
  if (!form || form.querySelector('.search-panel')) return;
  const panel = document.createElement('div');
  const status = document.createElement('p');
  const sections = document.createElement('p');
  const list = document.createElement('ol');
  const all = document.createElement('a');
  const computed = document.createElement('section');
  const said = document.createElement('p');
  panel.className = 'search-panel';
  status.role = 'status';
  sections.className = 'search-sections';
  list.className = 'results';
  list.ariaLabel = 'Results';
  panel.hidden = true;
  computed.ariaLabel = 'Computed answer';
  computed.hidden = true;
  said.role = 'status';
  said.className = 'hidden';
  panel.append(status, said, sections, computed, list, all);
  form.append(panel);

  const edition = (): string => {
    const chosen = new FormData(form).get('edition');
    return typeof chosen === 'string' ? chosen : (document.documentElement.dataset.edition ?? '');
  };
  const searchPage = (query: string): string =>
    address(`/search/?${new URLSearchParams({ q: query, edition: edition() }).toString()}`);
  const place = answerPlace(computed, said, openIndex, { wholeAt: searchPage });
  // Without them the answers are plain, and there all the same.
  const styled = loadStyles(resultStyles, panelStyles).catch(() => undefined);
  let turn = 0;
  /** What the panel was shut on: an answer to it that comes late opens it no more. */
  let shutOn: string | null = null;
  const answer = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    const query = box.value.trim();
    panel.hidden = panel.hidden || query === '';
    if (query === '') {
      place.clear();
      return;
    }
    const computing = place.prepare(query, edition() || null);
    const show: Parameters<typeof ask>[2] = async (told) => {
      const showAnswer = await computing();
      if (own !== turn || query === shutOn) return;
      showAnswer();
      const { text, incomplete } = describeAnswer(told, query);
      status.textContent = text;
      status.classList.toggle('incomplete', incomplete);
      const hits = told.found?.hits.slice(0, SHOWN) ?? [];
      showResults(
        list,
        // The best of them answers by itself, unless a computed answer does.
        hits.map((hit, index) => resultItem(hit, told.found?.edition ?? null, index > 0 || !computed.hidden)),
      );
      sections.replaceChildren(...sectionLinks(told.found?.sections ?? []));
      all.href = searchPage(query);
      // The search page leads on where nothing is found.
      all.textContent = hits.length > 0 ? 'All results' : 'Search elsewhere';
      panel.hidden = false;
    };
    await styled;
    await ask(query, edition(), show);
  };
  const answers = afterTyping(answer);
  const note = (followed: boolean): void =>
    history.replaceState({ ...(history.state as object | null), query: box.value, followed }, '');
  const hide = (): void => {
    panel.hidden = true;
    shutOn = box.value.trim();
  };
  const shut = (): void => {
    hide();
    note(false);
  };
  box.addEventListener('input', () => {
    shutOn = null;
    note(false);
    answers.soon();
  });
  // Who taps the box asks anew, or writes on with a second tap. The first tap may have been what loaded this.
  let tapped = document.activeElement === box && box.value === asked();
  const takeAll = (): void => {
    if (tapped && box.selectionStart === box.selectionEnd) box.select();
  };
  takeAll();
  box.addEventListener('pointerdown', () => {
    tapped = document.activeElement !== box;
  });
  box.addEventListener('click', () => {
    takeAll();
    if (!panel.hidden || box.value === '') return;
    shutOn = null;
    answers.now();
  });
  // Who comes back from a result finds them all again.
  panel.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null) return;
    note(true);
    // What is found may stand on this very page, which the panel would lie over.
    if (link.pathname === location.pathname && link.hash !== '') hide();
  });
  addEventListener('popstate', ({ state }) => {
    if ((state as { followed?: boolean } | null)?.followed !== true || shutOn !== box.value.trim()) return;
    shutOn = null;
    panel.hidden = false;
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    shut();
    if (document.activeElement !== box) box.focus();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) shut();
  });
  document.addEventListener('click', ({ target }) => {
    if (!panel.hidden && target instanceof Node && !form.contains(target)) shut();
  });
  for (const found of [computed, list])
    found.addEventListener('click', () => rememberSearch({ query: box.value, edition: edition() }));
  form.addEventListener('submit', () => {
    rememberSearch({ query: box.value, edition: edition() });
    noteSent();
  });
  walkResults(box, panel);
  void prepareIndex();
  if (box.value !== '') answers.now();
}

/** What was asked when the page was left: nothing has been typed since where the box has it. */
function asked(): string {
  return (history.state as { query?: string } | null)?.query ?? '';
}
