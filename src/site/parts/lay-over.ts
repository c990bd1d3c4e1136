import { render, type ComponentChild } from 'preact';
import { loadStyles } from '../ground/load-styles.ts';

/**
 * Lay a dialog over the page. Closed, it is gone, and what was focused before is so again.
 *
 * @param styles The addresses of its styles
 * @param draw Draws it; what it is given is to be told once it is closed
 * @throws {Error} If its styles cannot be loaded
 */
export async function layOver(styles: readonly string[], draw: (closed: () => void) => ComponentChild): Promise<void> {
  await loadStyles(...styles);
  if (document.querySelector('dialog[open]')) return; // of two taps the first has opened it
  const before = document.activeElement;
  const place = document.createElement('div');
  document.body.append(place);
  const closed = (): void => {
    render(null, place);
    place.remove();
    // Where the address names a place of the page, going back to it takes the focus there: after this frame. Who has
    // gone elsewhere himself stays there.
    requestAnimationFrame(() => {
      const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
      if (!elsewhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
  };
  render(draw(closed), place);
}
