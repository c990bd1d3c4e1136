import type { Page, Request } from 'playwright-core';
import { onComplaint } from '../complaints.ts';

/**
 * Note what a page complains of, from now on: errors and warnings on its console, errors of its scripts, requests that
 * fail, but for those of a page that was left before they were answered.
 *
 * @returns Each complaint in words; it grows as the page complains
 */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  onComplaint(page, (text, where) => {
    troubles.push(`${where === 'console' ? 'says on the console' : 'has a script that fails'}: ${text}`);
  });
  let left = new Set<Request>();
  let asked = new Set<Request>();
  page.on('request', (request) => {
    // The first request of another page: whatever was asked before was for the page that is left.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom())
      [left, asked] = [asked, new Set()];
    asked.add(request);
  });
  page.on('requestfailed', (request) => {
    if (!left.has(request)) troubles.push(`cannot load ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`loads ${response.url()}, which answers ${response.status()}`);
  });
  return troubles;
}
