import type { Page } from 'playwright-core';

/**
 * Run a function in a page.
 *
 * @param look What is run there, with the window of the page; it knows nothing but what it is given
 */
export async function runInPage<Found>(page: Page, look: (view: Window) => Found): Promise<Found> {
  // The security policy of a page forbids to make code of text; what the browser itself is told to run is not asked.
  return page.evaluate(`(${String(look)})(window)`);
}
