/**
 * Open the folds of a page; of folds within a fold, which are many and alike, the first.
 *
 * @param view The window of the page; this function runs in it, so it knows nothing but the page
 */
export function openFirstFolds(view: Window): void {
  for (const fold of view.document.querySelectorAll<HTMLDetailsElement>('details:not(details details)')) {
    for (const one of [fold, fold.querySelector('details')]) if (one) one.open = true;
  }
}
