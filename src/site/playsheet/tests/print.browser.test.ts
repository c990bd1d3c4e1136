import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dateInWords } from '../../wording/date-in-words.ts';
import type { PublishedContent } from '../../../compiler/publish/index.ts';
import { readGenerated } from '../../../../tests/content/ask.ts';
import { addresses, pageOfEveryKind } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

const visit = visits(servedSite(), { colorScheme: 'dark', viewport: { width: 680, height: 1000 } });

/** A page as a printer gets it, from a phone that is set to dark. */
const onPaper = <Result>(address: string, look: (page: Page) => Promise<Result>): Promise<Result> =>
  visit(address, async (page) => {
    await page.emulateMedia({ media: 'print' });
    return look(page);
  });

/** What is read, not worked; play sheets lay themselves out. */
const kinds = [...pageOfEveryKind()].filter(
  ([, address]) => !/^\/$|^\/(playsheet\/.|tools|event|verify|search|offline|book|404)/.test(address),
);

test.each(kinds)(
  'on paper, %s is dark on white, has nothing to tap, says where it is from, and is no wider than the paper',
  async (_, address) => {
    const { date } = readGenerated('content.json') as PublishedContent;
    await onPaper(address, async (page) => {
      const [ink, paper] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      const worked = await page
        .locator('input, select, button, nav')
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 120)));
      expect(worked).toEqual([]);
      const imprint = page.locator('.imprint');
      expect(await imprint.isVisible()).toBe(true);
      // Of which site it is a script says that comes after the page.
      await expect
        .poll(() => imprint.textContent())
        .toContain(`content of ${dateInWords(date)}: ${new URL(page.url()).host}${address}`);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(width).toBeLessThanOrEqual(0);
    });
  },
);

test('the steps of a worked example are printed, though nobody opened it', async () => {
  const ruling = addresses().filter((address) => /^\/rulings\/./.test(address));
  const hidden: { readonly steps: number; readonly hidden: number }[] = [];
  for (const address of ruling.slice(0, 8))
    hidden.push(
      await onPaper(address, (page) =>
        page.locator('details.example .trail li').evaluateAll((steps) => ({
          steps: steps.length,
          hidden: steps.filter((step) => step.getBoundingClientRect().height === 0).length,
        })),
      ),
    );
  expect(hidden.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThan(5);
  expect(hidden.reduce((sum, each) => sum + each.hidden, 0)).toBe(0);
});

test('code that is folded is left out on paper: nothing there unfolds it', async () => {
  const seen = await onPaper('/clause/combat-outcome.warband/', async (page) => {
    const codes = page.locator('details:has(> pre)');
    expect(await codes.count()).toBeGreaterThan(0);
    return codes.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  });
  expect(seen).toBe(0);
});
