/**
 * Change something above the results that are shown already, and leave those where they are under the thumb: where one
 * has scrolled to them, or goes through them by keys. Who still sees what stands above them has come for the answer, which is to be seen as well.
 */
export function keepingStill(place: HTMLElement, change: () => void): void {
  const below = place.nextElementSibling;
  const top = (): number => below?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  if (before < 0 || isBeforeFocus(place)) scrollBy({ top: top() - before, behavior: 'instant' });
}

/** Whether what is focused stands behind a place. */
function isBeforeFocus(place: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused !== null && (place.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
