/**
 * Every line of what will bite is printed, folded or not. Styles alone unfold it on paper only in browsers that can lay out
 * what a fold holds.
 */
const folds = document.querySelectorAll<HTMLDetailsElement>('.bites-later');
let opened: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  opened = [...folds].filter(({ open }) => !open);
  for (const fold of opened) fold.open = true;
});
addEventListener('afterprint', () => {
  for (const fold of opened) fold.open = false;
});
