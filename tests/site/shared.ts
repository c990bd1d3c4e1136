import type { Page } from 'playwright-core';

/** Give a page that is yet to be opened something to share with, which keeps what it is told. */
export async function letShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (told: ShareData) => {
        Object.assign(globalThis, { shared: told });
        return Promise.resolve();
      },
    });
  });
}

/** What a page has shared last; undefined where it has shared nothing. */
export function sharedBy(page: Page): Promise<ShareData | undefined> {
  return page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
}
