/** Told to the window once what lay over the page is gone: what the page keeps in its address may be that of before. */
export const UNCOVERED = 'uncovered';

/** What lies over the page, each by how deep the history is in it. */
const covers = new Set<number>();

/** How many dialogs lie over the page in this entry of the history. */
export function depthNow(): number {
  return (history.state as { over?: number } | null)?.over ?? 0;
}

/** Whether the entry of the history that is gone to only uncovers the page: to what the page shows nothing has happened. */
export function isUncovering(): boolean {
  return [...covers].some((depth) => depthNow() < depth);
}

/**
 * Give what lies over the page an entry of the history, so that Back closes it.
 *
 * @returns How deep it is; 0 where the browser refuses the entry, as some do after a hundred of them, and Back leaves the page
 */
export function cover(): number {
  const depth = depthNow() + 1;
  try {
    history.pushState({ ...(history.state as object | null), over: depth }, '');
  } catch {
    return 0;
  }
  covers.add(depth);
  return depth;
}

/** Tell that what lay over the page is gone. */
export function uncover(depth: number): void {
  covers.delete(depth);
  dispatchEvent(new Event(UNCOVERED));
}
