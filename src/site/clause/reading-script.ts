import { deviceKey } from '../ground/device-key.ts';
import { readFragment } from '../ground/fragment.ts';

/**
 * What a section does with JavaScript: the switch opens all clarifications, and stays as it is on the next page; an
 * address of something folded unfolds it, where the browser does not do so itself; what is unfolded last stands first.
 */

const KEY = deviceKey('with clarifications');
const box = document.querySelector<HTMLInputElement>('#with-clarifications');

function openAll(open: boolean): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.clarifications')) fold.open = open;
}

/** The browser opens most folds by itself. */
function showTarget(): void {
  const target = document.getElementById(readFragment(location.hash));
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}

if (box) {
  box.addEventListener('change', () => {
    openAll(box.checked);
    if (box.checked) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  });
  try {
    box.checked = localStorage.getItem(KEY) !== null;
  } catch {
    // Storage is forbidden: the switch works all the same, on this page.
  }
  if (box.checked) openAll(true);
}

/** Of what hangs on a clause, note what was opened last. */
function noteLatest({ target }: Event): void {
  const chip = target instanceof Element ? target.closest(':is(.folded, .bearing) > details > summary') : null;
  const fold = chip?.parentElement;
  if (!fold) return;
  for (const latest of fold.closest('.folded')?.querySelectorAll('[data-latest]') ?? [])
    latest.removeAttribute('data-latest');
  fold.dataset.latest = '';
}

document.addEventListener('click', noteLatest);
addEventListener('hashchange', showTarget);
if (location.hash !== '') showTarget();
