import { render } from 'preact';
import citationStyles from '../citation/sheet/citation.css?url';
import { loadStyles } from '../ground/load-styles.ts';
import { Showing } from './Showing.tsx';
import styles from './showing.css?url';
import type { ToShow } from './to-show.ts';

/**
 * Lay something over the whole screen for who sits opposite. Closed, it is gone, and what was focused before is so again.
 *
 * @throws {Error} If its styles cannot be loaded
 */
export async function showToOpponent(shown: ToShow): Promise<void> {
  await loadStyles(citationStyles, styles);
  if (document.querySelector('dialog[open]')) return; // of two taps the first has opened it
  const before = document.activeElement;
  const place = document.createElement('div');
  document.body.append(place);
  const closed = (): void => {
    render(null, place);
    place.remove();
    // Where the address names a place of the page, going back to it takes the focus there: after this frame.
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
  };
  render(<Showing shown={shown} closed={closed} />, place);
}
