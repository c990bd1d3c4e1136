import { isPinned, whenEventChanges } from '../event/link/index.ts';

/**
 * What a page does with JavaScript, and can do without: `/` goes to the search box, the box answers as one types, an
 * edition link keeps the clause that is read, how to cite it is shown on a sheet, an event that is played at is named.
 */

document.addEventListener('keydown', (event) => {
  const { target } = event;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
  const box = document.querySelector<HTMLInputElement>('input[name="q"]');
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
});

/** The search page answers by itself. */
const box = document.querySelector<HTMLInputElement>('form:not(#search) > input[name="q"]');
if (box) {
  // What was typed before one followed a result.
  const { query } = { query: '', ...(history.state as object | null) };
  if (query) box.value = query;
  box.addEventListener(
    'focus',
    () => void import('../search/page/search-panel.ts').then(({ answerUnder }) => answerUnder(box)),
    {
      once: true,
    },
  );
}

/** The clause at the top of the window, once the reader has gone past the heading of the page. */
function clauseInView(): string {
  const passed = [...document.querySelectorAll<HTMLElement>('.clause[id]')].filter(
    (clause) => clause.getBoundingClientRect().top < innerHeight / 3,
  );
  return passed.at(-1)?.id ?? '';
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[data-keep-place]');
  const clause = link && (scrollY > 0 ? clauseInView() : location.hash.slice(1));
  if (clause) link.hash = clause;

  const cite = target.closest<HTMLAnchorElement | HTMLDetailsElement>('.cite');
  if (!cite || ('open' in cite && cite.open) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./on-demand.ts')
    .then(({ citeText }) => citeText(cite))
    .catch(() => {
      // The line and the link stand where it leads to, or in it.
      if ('href' in cite) location.assign(cite.href);
      else cite.open = true;
    });
});

/** Without what shows it an event is still kept: the next page tries again. */
const showEvent = (): void => void import('./on-demand.ts').then((module) => module.showEvent()).catch(() => undefined);

if (isPinned()) showEvent();
whenEventChanges(showEvent);
