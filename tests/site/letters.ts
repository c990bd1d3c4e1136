import type { CDPSession, Page } from 'playwright-core';

/** What a browser is told through, of each page whose letters were set: they stay so for as long as it is open. */
const sessions = new WeakMap<Page, CDPSession>();

/** The size of letters of who asks for no other, in pixels. */
const USUAL = 16;

/**
 * Set a reader's own size of letters, as a browser is told it. It reaches what the height and the width of a screen are
 * measured by, which the size of letters of a page does not.
 *
 * @param size In pixels
 */
export async function setLetters(page: Page, size = USUAL): Promise<void> {
  let session = sessions.get(page);
  if (!session) {
    if (size === USUAL) return;
    session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    sessions.set(page, session);
  }
  const fixed = Math.round((size * 13) / 16);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed } });
}
