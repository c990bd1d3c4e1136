import type { Page } from 'playwright-core';

/**
 * A reader's own size of letters, as a browser is told it: what is done before a page is opened. It reaches what the height
 * and the width of a screen are measured by, which the size of letters of a page does not.
 *
 * @param size In pixels; 16 where nobody asks for another
 */
export function letters(size: number): (page: Page) => Promise<void> {
  return async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) } });
  };
}
