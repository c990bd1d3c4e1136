/**
 * Leave a box where it is on the screen while one writes into it, whatever comes in above it.
 *
 * @returns Ends it
 */
export function stayInPlace(box: HTMLElement): () => void {
  // On the page, and not on the screen: whoever scrolls moves it on purpose.
  const place = (): number => box.getBoundingClientRect().top + scrollY;
  let before = place();
  const remember = (): void => {
    before = place();
  };
  const follow = (): void => {
    const moved = place() - before;
    remember();
    if (moved !== 0 && document.activeElement === box) scrollBy({ top: moved, behavior: 'instant' });
  };
  // What comes in makes the form taller, unless as much has gone below.
  const watch = new ResizeObserver(follow);
  const form = box.closest('.army-form');
  if (form !== null) watch.observe(form);
  const written = (): void => void requestAnimationFrame(follow);
  box.addEventListener('input', written);
  box.addEventListener('focus', remember);
  return () => {
    watch.disconnect();
    box.removeEventListener('input', written);
    box.removeEventListener('focus', remember);
  };
}
