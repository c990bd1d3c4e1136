import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { servedSite } from '../served-site.ts';
import { load } from '../visits.ts';
import { troublesOf } from './troubles.ts';

/** A screen, in CSS pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Screen = { width: 390, height: 844 };
export const DESK: Screen = { width: 1280, height: 800 };

/** Load a page, and give what is found wrong with it. */
export type Visit = (address: string, look: (page: Page) => Promise<readonly string[]>) => Promise<readonly string[]>;

/**
 * One tab for all the tests of a file, as a new one takes longer to open than most pages to load.
 *
 * @param screen The size of the tab whenever a page is loaded
 * @returns How a page is visited: what it finds is what the page complains of, and what the look at it finds
 */
export function visitor(screen: Screen): Visit {
  const site = servedSite();
  let page: Page;
  let troubles: string[];
  beforeAll(async () => {
    page = await site.browser.newPage({ viewport: screen, colorScheme: 'light' });
    troubles = troublesOf(page);
  });
  afterAll(() => page.close());
  return async (address, look) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await load(page, site.origin + address, () => void (troubles.length = 0));
    const found = await look(page);
    return [...troubles, ...found].map((fault) => `${address} ${fault}`);
  };
}
