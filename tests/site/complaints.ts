import type { Page } from 'playwright-core';

/** Where a page complains: on its console, as an error or a warning, or by a script that fails. */
type Where = 'console' | 'script';

/**
 * Hear what a page complains of, but for what its scripts say of a request that was not answered: the browser itself says
 * so on the console, with the reason, unless it was cut off because the page was left.
 *
 * @param hear Called with each complaint
 */
export function onComplaint(page: Page, hear: (text: string, where: Where) => void): void {
  const tell = (text: string, where: Where): void => {
    if (!text.includes('Failed to fetch')) hear(text, where);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) tell(message.text(), 'console');
  });
  page.on('pageerror', (error) => {
    tell(error.message, 'script');
  });
}
