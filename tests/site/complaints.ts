import type { Page } from 'playwright-core';

/** Where a page complains: on its console, as an error or a warning, or by a script that fails. */
type Where = 'console' | 'script';

/**
 * Hear what a page complains of, but for what it asked for and did not get because it was left: as the browser is on its
 * way elsewhere, its requests are cut off.
 *
 * @param hear Called with each complaint
 */
export function onComplaint(page: Page, hear: (text: string, where: Where) => void): void {
  let isLeft = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeft = true;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeft = false;
  });
  const tell = (text: string, where: Where): void => {
    if (!(isLeft && text.includes('Failed to fetch'))) hear(text, where);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) tell(message.text(), 'console');
  });
  page.on('pageerror', (error) => {
    tell(error.message, 'script');
  });
}
