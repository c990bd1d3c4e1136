/** Told to the window once what lay over the page is gone: what the page keeps in its address may be that of before. */
export const UNCOVERED = 'uncovered';

/** What lies over the page: one may come before the one before it is gone, and be as deep. */
export interface Cover {
  /** How deep the history is in it. */
  readonly depth: number;
}

const covers = new Set<Cover>();

/** How many dialogs lie over the page in this entry of the history. */
export function depthNow(): number {
  return (history.state as { over?: number } | null)?.over ?? 0;
}

/** Whether the entry of the history that is gone to only uncovers the page: to what the page shows nothing has happened. */
export function isUncovering(): boolean {
  return [...covers].some(({ depth }) => depthNow() < depth);
}

/**
 * Give what lies over the page an entry of the history, so that Back closes it.
 *
 * @returns Null where the browser refuses the entry, as some do after a hundred of them, and Back leaves the page
 */
export function cover(): Cover | null {
  const depth = depthNow() + 1;
  try {
    history.pushState({ ...(history.state as object | null), over: depth }, '');
  } catch {
    return null;
  }
  const laid = { depth };
  covers.add(laid);
  return laid;
}

/** Tell that what lay over the page is gone. */
export function uncover(laid: Cover | null): void {
  if (laid !== null) covers.delete(laid);
  dispatchEvent(new Event(UNCOVERED));
}
