import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';
import type { EventSheet } from '../../event/link/index.ts';

/** What is tapped while one writes is hit: it stands still until the tap is heard, though the writing ends with it. */

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const visit = visits(servedSite(), PHONE);

const sheet: EventSheet = {
  ...{ name: 'Autumn Open', edition: '3.4', bhgs: true, fairPlay: true, errata: true, lists: '', points: 400 },
  ...{ until: '2099-11-22', content: '2026-11-20', rulings: [] },
};

/** As a thumb does it, where it is on the screen: what a locator taps is scrolled to before. */
async function thumb(page: Page, on: Locator): Promise<void> {
  const { x, y, width, height } = await on.evaluate((each) => each.getBoundingClientRect());
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Write into a field, until the bar under the thumb has gone for it. */
async function write(page: Page, field: Locator, words: string): Promise<void> {
  await thumb(page, field);
  await expect.poll(() => page.locator('.thumb-bar').isVisible()).toBe(false);
  await page.keyboard.type(words);
}

const footOf = (each: Locator) => each.evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom));

test('“Why?” of a calculator leads to the steps', async () => {
  await visit('/tools/points/?ed=3.4&ap=400&army=~;c,1rKnOg,12rBdO', async (page) => {
    const why = page.locator('.result .why');
    await why.waitFor();
    await write(page, page.locator('#calculator form input[type="number"]').first(), '1');
    await expect.poll(() => footOf(page.locator('.calculator > .result'))).toBe(0);
    await thumb(page, why);
    await expect.poll(() => new URL(page.url()).hash).toBe('#steps');
    await expect.poll(() => page.locator('.thumb-bar').isVisible()).toBe(true);
  });
});

test('the bar of an event is left with one tap from the box of the search', async () => {
  await visit(
    '/search/',
    async (page) => {
      const bar = page.getByRole('complementary', { name: 'Event' });
      const leave = bar.getByRole('button', { name: 'Leave' });
      await leave.waitFor();
      await write(page, page.getByRole('searchbox').first(), 'warband');
      await expect.poll(() => footOf(bar)).toBe(0);
      await thumb(page, leave);
      await bar.getByRole('button', { name: 'Take it back' }).waitFor();
      // Once it is heard, the bar under the thumb is there again, and that of the event stands on it.
      await expect.poll(() => page.locator('.thumb-bar').isVisible()).toBe(true);
      await expect.poll(() => footOf(bar)).toBe(56);
    },
    {},
    (page) =>
      page.addInitScript(
        ([key, kept]) => {
          localStorage.setItem(key, kept);
        },
        ['legal-contact / event', JSON.stringify({ sheet, since: Date.now() })] as const,
      ),
  );
});
