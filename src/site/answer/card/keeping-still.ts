/**
 * Change something above the results that are shown already, and leave those where they are under the thumb. Who is still
 * typing has his thumb elsewhere: the box stays where it is.
 */
export function keepingStill(place: HTMLElement, change: () => void): void {
  const below = place.nextElementSibling;
  const top = (): number => below?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  if (!(document.activeElement instanceof HTMLInputElement)) scrollBy({ top: top() - before, behavior: 'instant' });
}
