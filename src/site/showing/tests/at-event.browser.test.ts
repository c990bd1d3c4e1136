import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';
import { AUTUMN_OPEN, playAt } from './autumn-open.ts';

/** What goes out of a device that plays at an event, and what it says of the event itself. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const site = servedSite();
const visit = visits(site, PHONE);
const DAY = 24 * 60 * 60_000;

/** Open a page on a device that plays at the event. */
const atEvent = (address: string, use: (page: Page) => Promise<void>, told = AUTUMN_OPEN): Promise<void> =>
  visit(address, use, PHONE, (page) => playAt(page, told));

describe('Cite', () => {
  test.each([
    ['/bhgs/13.4/', / content of [\d-]+\. Not in force at Autumn Open\.$/],
    [
      '/clause/rear-support.spears/',
      / Umpire’s ruling at Autumn Open, not part of the rules: “In rough going too\.”\.$/,
    ],
    [
      '/rulings/compulsory-waterway-in-3-4/',
      / In 3\.2, played at Autumn Open: No dice for that: it is placed, if no WW lies there already\. How far .+ diced for\.$/,
    ],
  ])(
    'of %s has what the event adds to it behind its line, which can be checked all the same',
    async (address, added) => {
      await atEvent(address, async (page) => {
        await page.locator('.event-bar').waitFor();
        await page.locator('.cite').first().locator('visible=true').tap();
        const line = page.locator('dialog .citation-line');
        await expect.poll(() => line.innerText()).toMatch(added);
        await page.getByRole('link', { name: 'Check it' }).tap();
        await expect.poll(() => page.locator('#verdict h2').innerText()).toBe('The same words');
      });
    },
  );
});

describe('Show', () => {
  test.each([
    ['/3.2/rear-support/', '[id="rear-support.spears"] .cite + button', 1],
    ['/3.2/rear-support/', '[id="rear-support.pikes"] .cite + button', 0],
  ])(
    'of %s, %s: beside the code stands that it does not have the ruling of the umpire',
    async (address, show, notes) => {
      await atEvent(address, async (page) => {
        await page.locator('.local-ruling').first().waitFor();
        await page.locator(show).tap();
        await page.locator('.showing .qr-code').waitFor();
        expect(await page.locator('.showing-link').getByText('The link does not tell what you play').count()).toBe(
          notes,
        );
      });
    },
  );
});

test('a page that is left open says that the event is over when one comes back to it', async () => {
  const today = new Date().toLocaleDateString('sv');
  await atEvent(
    '/3.2/rear-support/',
    async (page) => {
      await page.locator('.event-bar').waitFor();
      expect(await page.getByText(/It ended on/).count()).toBe(0);
      await page.clock.setFixedTime(Date.now() + 2 * DAY);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByText(/It ended on/).waitFor();
    },
    { ...AUTUMN_OPEN, until: today },
  );
});

test('the sheet of an event that is over says so, though one still plays by it', async () => {
  await atEvent(
    '/event/',
    async (page) => {
      await page.getByText('You play by this sheet').waitFor();
      await expect
        .poll(() => page.locator('.event-sheet .verdict').innerText())
        .toContain('It ended on 2 January 2020.');
    },
    { ...AUTUMN_OPEN, until: '2020-01-02' },
  );
});
