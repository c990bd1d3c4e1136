import type { Page } from 'playwright-core';
import { brokenWords } from './broken-words.ts';
import { runInPage } from './run-in-page.ts';
import { shownThoughHidden } from './shown-though-hidden.ts';
import { widerThanScreen } from './wider-than-screen.ts';

/** What is wrong with how a page is laid out, on the screen that it is on: whatever its scripts have made of it. */
export async function looksOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const look of [widerThanScreen, shownThoughHidden, brokenWords]) found.push(...(await runInPage(page, look)));
  return found;
}
