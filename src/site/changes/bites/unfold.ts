/**
 * Where there is room, what bites at the table stands open. On paper every line does, folded or not: styles alone unfold it
 * there only in browsers that can lay out what a fold holds.
 */
const folds = document.querySelectorAll<HTMLDetailsElement>('.bites-later');
let opened: HTMLDetailsElement[] = [];
if (matchMedia('(min-width: 64rem)').matches)
  for (const fold of folds) if (fold.classList.contains('bites-table')) fold.open = true;
addEventListener('beforeprint', () => {
  opened = [...folds].filter(({ open }) => !open);
  for (const fold of opened) fold.open = true;
});
addEventListener('afterprint', () => {
  for (const fold of opened) fold.open = false;
});
