/** What a page does with JavaScript, and can do without: `/` goes to the search box, and an edition link keeps the clause that is read. */

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

/** The clause at the top of the window, once the reader has gone past the heading of the page. */
function clauseInView(): string {
  const passed = [...document.querySelectorAll<HTMLElement>('.clause[id]')].filter(
    (clause) => clause.getBoundingClientRect().top < innerHeight / 3,
  );
  return passed.at(-1)?.id ?? '';
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-keep-place]') : null;
  const clause = link && (scrollY > 0 ? clauseInView() : location.hash.slice(1));
  if (clause) link.hash = clause;
});
