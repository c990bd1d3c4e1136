import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { setLetters } from './letters.ts';
import type { ServedSite } from './served-site.ts';

/** What stands on the site and does nothing: where a tab rests between visits, and where storage is set up. */
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
  return async (address, use, look = {}, before) => {
    const { viewport, colorScheme, letters, ...rest } = { ...most, ...look };
    const like = JSON.stringify(rest);
    // What is done to a page before it opens cannot be undone.
    const known = before === undefined ? waiting.get(like) : undefined;
    waiting.delete(like);
    const page = known ?? (await (await site.browser.newContext({ ...rest, viewport: viewport ?? SCREEN })).newPage());
    const context = page.context();
    let wiped = false;
    try {
      await page.setViewportSize(viewport ?? SCREEN);
      await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light' });
      await setLetters(page, letters);
      const troubles = troublesOf(page);
      await before?.(page);
      await page.goto(site.origin + address);
      const result = await use(page, context, troubles);
      if (before === undefined && !waiting.has(like)) wiped = await wipe(page, site.origin);
      return result;
    } finally {
      if (wiped && !waiting.has(like)) waiting.set(like, page);
      else await context.close();
    }
  };
}

function troublesOf(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return troubles;
}

/** Make a page as good as new. Whether that was done: one that is still on its way elsewhere is not waited for. */
async function wipe(page: Page, origin: string): Promise<boolean> {
  const context = page.context();
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  page.removeAllListeners();
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearPermissions()]);
  // Left first: some pages write down how they were left.
  try {
    await page.goto(origin + QUIET);
  } catch {
    return false;
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return true;
}
