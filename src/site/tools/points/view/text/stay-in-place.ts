/**
 * Leave a box where it is on the screen while one writes into it, whatever comes in above it.
 *
 * @returns Ends it
 */
export function stayInPlace(box: HTMLElement): () => void {
  const top = (): number => box.getBoundingClientRect().top;
  let before = top();
  const remember = (): void => {
    before = top();
  };
  // What comes in makes the form taller.
  const watch = new ResizeObserver(() => {
    if (document.activeElement === box) scrollBy({ top: top() - before, behavior: 'instant' });
    remember();
  });
  const form = box.closest('.army-form');
  if (form !== null) watch.observe(form);
  addEventListener('scroll', remember);
  box.addEventListener('focus', remember);
  return () => {
    watch.disconnect();
    removeEventListener('scroll', remember);
    box.removeEventListener('focus', remember);
  };
}
