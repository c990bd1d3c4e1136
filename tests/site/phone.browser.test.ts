import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageOfEveryKind } from './built-site.ts';
import { axeFindings, COLOUR_RULES } from './look/axe-findings.ts';
import { openFolds } from './look/open-folds.ts';
import { looksOf } from './look/looks-of.ts';
import { openFirstFolds } from './look/open-first-folds.ts';
import { runInPage } from './look/run-in-page.ts';
import { PHONE, visitor } from './look/visit.ts';
import { widerThanScreen } from './look/wider-than-screen.ts';

/** One page of every kind on a phone: loaded once, and asked all that is asked of it there. */

const visit = visitor(PHONE);

test.each([...pageOfEveryKind()])('%s: nothing is wrong on a phone', async (_kind, address) => {
  const found = await visit(address, async (page) => {
    await runInPage(page, openFirstFolds);
    const light = await axeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axeFindings(page, COLOUR_RULES);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await runInPage(page, openFolds);
    const looks = await looksOf(page);
    return [
      ...light,
      ...dark.map((fault) => `in the dark ${fault}`),
      ...looks,
      ...(await narrow(page)).map((fault) => `on a narrow phone ${fault}`),
      ...(await enlarged(page)).map((fault) => `with letters twice as large ${fault}`),
    ];
  });
  expect(found).toEqual([]);
});

async function narrow(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return runInPage(page, widerThanScreen);
}

async function enlarged(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = `${2 * 106.25}%`;
  });
  return runInPage(page, widerThanScreen);
}
