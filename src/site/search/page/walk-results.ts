/**
 * Go through the results with the arrow keys: down from the box, up to it again; Escape goes back to the box.
 *
 * @param list Holds them, and above them perhaps an answer in few words
 */
export function walkResults(box: HTMLInputElement, list: HTMLElement): void {
  const links = (): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('li > a, .brief-answer')];
  box.addEventListener('keydown', (event) => {
    const [first] = links();
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = links().findIndex((link) => link === document.activeElement);
    if (event.key === 'Escape') box.focus();
    else if (step !== undefined && at >= 0) (links()[at + step] ?? (step < 0 ? box : undefined))?.focus();
    else return;
    event.preventDefault();
  });
}
