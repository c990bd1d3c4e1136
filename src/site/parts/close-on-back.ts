import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cover, depthNow, uncover, type Cover } from './covering.ts';

/**
 * Let Back close a dialog that lies over the page, as one expects of what covers it. Closed by hand, it leaves nothing for
 * Back to close. What it leads to is gone to once it is closed, so that Back from there shows the page.
 *
 * @param closed Told once it is closed, however
 * @param covers False where it stands beside the page and Back is not for it
 * @returns What the dialog is to call when it closes
 */
export function useCloseOnBack(
  dialog: RefObject<HTMLDialogElement | null>,
  closed: () => void,
  covers = true,
): () => void {
  const own = useRef<Cover | null>(null);
  const leading = useRef('');
  const told = useRef(closed);
  told.current = closed;
  const finish = (): void => {
    uncover(own.current);
    told.current();
    if (leading.current !== '') location.assign(leading.current);
  };
  useEffect(() => {
    const element = dialog.current;
    if (!covers || !element) return undefined;
    const scrolling = history.scrollRestoration;
    // What was scrolled to meanwhile, such as the answer to what was chosen, stays in view.
    history.scrollRestoration = 'manual';
    const laid = cover();
    own.current = laid;
    if (laid === null) {
      history.scrollRestoration = scrolling;
      return undefined;
    }
    const back = (): void => {
      if (depthNow() >= laid.depth) return;
      history.scrollRestoration = scrolling;
      if (element.open) element.close();
      // Everybody else is told first that the page is only uncovered.
      else setTimeout(finish);
    };
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented;
      if (!link || elsewhere || link.origin !== location.origin || link.target !== '') return;
      event.preventDefault();
      leading.current = link.href;
      element.close();
    };
    addEventListener('popstate', back);
    element.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', back);
      element.removeEventListener('click', follow);
    };
  }, []);
  return () => {
    if (own.current !== null && depthNow() >= own.current.depth) history.back();
    else finish();
  };
}
