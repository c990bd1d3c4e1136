import type { Page, Request } from 'playwright-core';

/** Where a page complains: on its console, as an error or a warning, or by a script that fails. */
type Where = 'console' | 'script';

/**
 * Hear what a page complains of, but for what it asked for and did not get because it was left: as the browser is on its
 * way elsewhere, its requests are cut off.
 *
 * @param hear Called with each complaint
 */
export function onComplaint(page: Page, hear: (text: string, where: Where) => void): void {
  /** What it is left for, as long as it is on its way there. */
  let leaving: Request | null = null;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leaving = request;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) leaving = null;
  });
  // A file to be saved, say: the page stays.
  page.on('requestfailed', (request) => {
    if (request === leaving) leaving = null;
  });
  const tell = (text: string, where: Where): void => {
    if (!(leaving !== null && text.includes('Failed to fetch'))) hear(text, where);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) tell(message.text(), 'console');
  });
  page.on('pageerror', (error) => {
    tell(error.message, 'script');
  });
}
