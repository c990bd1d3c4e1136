/** Put these results in the list. Who was on one by keyboard stays on it; if it has gone, at its place. */
export function showResults(list: HTMLElement, items: readonly HTMLElement[]): void {
  const at = [...list.children].findIndex((item) => item.contains(document.activeElement));
  const address = document.activeElement?.getAttribute('href');
  list.replaceChildren(...items);
  if (at < 0) return;
  const links = items.flatMap((item) => item.querySelector('a') ?? []);
  (links.find((link) => link.getAttribute('href') === address) ?? links[at] ?? links.at(-1))?.focus();
}
