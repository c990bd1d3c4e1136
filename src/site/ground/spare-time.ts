/** Wait until the page has nothing to do. */
export function spareTime(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
