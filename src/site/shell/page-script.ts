import { clauseInView } from '../ground/clause-in-view.ts';
import { keepsAny, whenPlayChanges } from '../event/link/index.ts';

/**
 * What a page does with JavaScript, and can do without: `/` goes to the search box, the box answers as one types, an
 * edition link keeps the clause that is read, what is asked for is shown over the page, such as how to cite a text, and
 * what is played is named: an event, or another edition than the newest.
 */

/** All else is loaded when it is asked for. */
const onDemand = () => import('./on-demand.ts');
/** Without it the page does all else. */
const ignore = (): void => undefined;

function goToBox(event: Event): void {
  const box = document.querySelector<HTMLInputElement>('input[name="q"]');
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
}

const withKey = (event: KeyboardEvent | MouseEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

document.addEventListener('keydown', (event) => {
  const { target } = event;
  if (event.key !== '/' || withKey(event)) return;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
  goToBox(event);
});

/** The search page answers by itself. */
const box = document.querySelector<HTMLInputElement>('form:not(#search) > input[name="q"]');
if (box) {
  const answer = (): void =>
    void onDemand()
      .then((module) => module.answerUnder(box))
      .catch(ignore);
  // What was typed before one followed a result; the results too, where the box is not shut itself.
  const { query, followed } = { query: '', followed: false, ...(history.state as object | null) };
  if (query) box.value = query;
  if (followed && box.closest('.large')) answer();
  box.addEventListener('focus', answer, { once: true });
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[data-keep-place]');
  const clause = link && (scrollY > 0 ? clauseInView()?.id : location.hash.slice(1));
  if (clause) link.hash = clause;

  const asked = target.closest<HTMLElement & { href?: string; open?: boolean }>(
    'a.lens, .cite, .cite + button, .in-play, .term, .rule-code',
  );
  if (!asked || asked.open || event.shiftKey || withKey(event)) return;
  if (asked.matches('.lens')) {
    // Of a tap a telephone shows its keyboard; of a page that is loaded it does not.
    goToBox(event);
    return;
  }
  event.preventDefault();
  onDemand()
    .then((module) => module.showAsked(asked))
    .catch(() => {
      // What it shows stands where it leads to, or in it.
      if (asked.href) location.assign(asked.href);
      else asked.open = true;
    });
});

const showKept = (): void =>
  void onDemand()
    .then((module) => module.showKept())
    .catch(ignore);

if (keepsAny()) showKept();
whenPlayChanges(showKept);

/** A calculator names all that itself. */
if (!document.querySelector('.calculator'))
  void import('./name-well.ts').then(({ nameWell }) => nameWell()).catch(ignore);

/** What is read, or asked, is found again on the home page. */
for (const used of ['pointerdown', 'scroll'])
  addEventListener(
    used,
    () =>
      void onDemand()
        .then((module) => module.noteWhenLeft())
        .catch(ignore),
    { once: true },
  );

/** What takes a script and was tapped before this one came has the focus, as by a pointer. */
document.querySelector<HTMLElement>('.cite + button:focus:not(:focus-visible)')?.click();
