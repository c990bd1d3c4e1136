import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { onComplaint } from './complaints.ts';
import { setLetters } from './letters.ts';
import type { ServedSite } from './served-site.ts';

/** What stands on the site and does nothing: where storage is set up, and where a device says that it comes from when it is used again. */
export const QUIET = '/icon.svg';

/** What is done on a page: with its browser's context, and whatever errors and warnings it has told so far. */
type Use<Result> = (page: Page, context: BrowserContext, troubles: readonly string[]) => Promise<Result>;

/** What a device is like. */
export interface Look extends BrowserContextOptions {
  /** The size of letters that its browser was told, in pixels. */
  readonly letters?: number;
}

/**
 * Open an address of the site as a device does that has never been there, and use the page.
 *
 * @param look What the device is like, where that is not what it is for most
 * @param before Called with the page before it is opened, such as to listen to it
 * @returns What `use` returns
 */
export type Visit = <Result>(
  address: string,
  use: Use<Result>,
  look?: Look,
  before?: (page: Page) => unknown,
) => Promise<Result>;

/** The screen of a device of which nothing else is said, in CSS pixels. */
const SCREEN = { width: 1280, height: 720 };

/**
 * Visit the site while the tests of a file run. Devices that differ in nothing but their screen, their colours and their
 * letters are one, of which nothing is left when its next visit begins: a new one for each visit takes a browser twice
 * as long.
 *
 * @param most What the devices are like
 */
export function visits(site: ServedSite, most: Look): Visit {
  const waiting = new Map<string, Page>();
  afterAll(async () => {
    for (const page of waiting.values()) await page.context().close();
  });

  /** A device that was used before, once it shows the address as a new one would; none where it cannot be led there. */
  const reuse = async (like: string, open: (page: Page, from: string) => Promise<readonly string[]>) => {
    const page = waiting.get(like);
    waiting.delete(like);
    if (page === undefined) return undefined;
    try {
      return [page, await open(page, site.origin + QUIET)] as const;
    } catch {
      // The page before was still on its way elsewhere.
      await page.context().close();
      return undefined;
    }
  };

  return async (address, use, look = {}, before) => {
    const { viewport, colorScheme, letters, ...rest } = { ...most, ...look };
    const like = JSON.stringify(rest);
    const open = async (page: Page, from?: string): Promise<readonly string[]> => {
      await page.setViewportSize(viewport ?? SCREEN);
      await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light' });
      await setLetters(page, letters);
      const troubles: string[] = [];
      onComplaint(page, (text) => troubles.push(text));
      await load(page, site.origin + address, () => void (troubles.length = 0), from);
      return troubles;
    };
    const begin = async () => {
      const context = await site.browser.newContext({ ...rest, viewport: viewport ?? SCREEN });
      const page = await context.newPage();
      // What is done to a page before it opens cannot be undone, so it is not used again.
      await (before === undefined ? page.addInitScript(forgetWhereOpened, QUIET) : before(page));
      return [page, await open(page)] as const;
    };
    const [page, troubles] = (before === undefined ? await reuse(like, open) : undefined) ?? (await begin());
    const context = page.context();
    let ready = false;
    try {
      const result = await use(page, context, troubles);
      if (before === undefined && !waiting.has(like)) ready = await undo(page, site.origin);
      return result;
    } finally {
      if (ready && !waiting.has(like)) waiting.set(like, page);
      else await context.close();
    }
  };
}

/**
 * Load an address in a tab that shows another, or the same.
 *
 * @param begin Called as soon as the tab shows it: what it complained of until then came from the page before, which
 *   could not end what it was about
 * @param referer What the tab says that it comes from
 */
export async function load(page: Page, url: string, begin: () => void, referer?: string): Promise<void> {
  page.on('framenavigated', function led(frame) {
    if (frame !== page.mainFrame()) return;
    page.off('framenavigated', led);
    begin();
  });
  // The page that it shows already a browser would only scroll, or open with the state that its history holds.
  const bare = (address: string): string => address.replace(/#.*/u, '');
  if (bare(page.url()) === bare(url)) await page.goto(new URL(QUIET, url).href);
  await page.goto(url, referer === undefined ? {} : { referer });
}

/**
 * Runs in each page of a device before the scripts of the page: where another visit opens it, nothing is left of the
 * visit before, nor of what the last page of that wrote down as it was left. A reload and a way back keep what is kept.
 */
function forgetWhereOpened(quiet: string): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.referrer !== location.origin + quiet || opened?.type !== 'navigate') return;
  localStorage.clear();
  sessionStorage.clear();
}

/** Undo what was done with a page, but for what it keeps. Whether that was all, so that it can be led elsewhere. */
async function undo(page: Page, origin: string): Promise<boolean> {
  const context = page.context();
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  page.removeAllListeners();
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearPermissions()]);
  try {
    // A page that is on its way elsewhere stays where it is, or is not used again.
    await page.evaluate(() => {
      stop();
    });
  } catch {
    return false;
  }
  return page.url().startsWith(`${origin}/`);
}
