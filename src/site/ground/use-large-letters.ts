import { useEffect, useState } from 'preact/hooks';

/** On a phone from about one and three quarters of the usual size of letters on. */
const LARGE = '(max-width: 13.99em)';

/**
 * Whether letters are so large for the width of the screen that only what is asked for first can be shown at once: now, as
 * that changes when a phone is turned, or other letters are chosen.
 */
export function useLargeLetters(): boolean {
  const [large, set] = useState(() => matchMedia(LARGE).matches);
  useEffect(() => {
    // What else than the width of a screen changes, such as its letters, a query is not always told of; the page it moves.
    const page = new ResizeObserver(() => {
      set(matchMedia(LARGE).matches);
    });
    page.observe(document.body);
    return () => {
      page.disconnect();
    };
  }, []);
  return large;
}
