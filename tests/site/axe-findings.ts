import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: what a page that is dark can break of what it keeps when it is light. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page as it stands.
 *
 * @param of `colours` where all else was looked at before, of the same page in other colours
 * @returns Each rule that is broken, and where
 */
export async function axeFindings(page: Page, of: 'everything' | 'colours' = 'everything'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is right need not be written out: that takes longer than to look.
    .options({ runOnly: of === 'everything' ? TAGS : OF_COLOURS, resultTypes: ['violations'] })
    // No page has a frame: all is found in the page itself, and axe opens no other one to put it together.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** Unfold all that is folded, so that it is looked at too. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}
