import type { Page } from 'playwright-core';

/**
 * Note what a page complains of, from now on: errors and warnings on its console, errors of its scripts, requests that fail.
 *
 * @returns Each complaint in words; it grows as the page complains
 */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`says on the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`has a script that fails: ${error.message}`));
  page.on('requestfailed', (request) => troubles.push(`cannot load ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`loads ${response.url()}, which answers ${response.status()}`);
  });
  return troubles;
}
