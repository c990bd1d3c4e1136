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
  let asked = new Set<Request>();
  const left = new WeakSet<Request>();
  /** What the page is left for, as long as it is on its way there. */
  let leaving: Request | null = null;
  const leave = (): void => {
    for (const request of asked) if (request !== leaving) left.add(request);
  };
  page.on('request', (request) => {
    asked.add(request);
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    leaving = request;
    leave();
  });
  // What the page before has asked for meanwhile is left, too.
  page.on('framenavigated', (frame) => {
    if (leaving === null || frame !== page.mainFrame()) return;
    leave();
    [asked, leaving] = [new Set(), null];
  });
  page.on('requestfailed', (request) => {
    if (!left.has(request)) troubles.push(`cannot load ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`loads ${response.url()}, which answers ${response.status()}`);
  });
  return troubles;
}
