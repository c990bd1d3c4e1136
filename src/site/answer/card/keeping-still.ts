/**
 * Change something above the results that are shown already, and leave those where they are under the thumb: where one
 * has scrolled to them. Who still sees what stands above them has come for the answer, which is to be seen as well.
 */
export function keepingStill(place: HTMLElement, change: () => void): void {
  const below = place.nextElementSibling;
  const top = (): number => below?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  if (before < 0) scrollBy({ top: top() - before, behavior: 'instant' });
}
