import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { visits } from '../../../../../tests/site/visits.ts';

/** A link to an older edition, on a device that plays the newest. */

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const visit = visits(servedSite(), PHONE);

const seen = (page: Page, where: string): Promise<boolean> =>
  page.locator(where).evaluate((each) => {
    const { left, top, bottom } = each.getBoundingClientRect();
    return (
      top >= -1 && bottom <= innerHeight && each.contains(document.elementFromPoint(left + 30, (top + bottom) / 2))
    );
  });

test.each([
  ['combat', 'a=Sp+(O)&b=Kn+(O)', PHONE.viewport, 16],
  ['combat', 'a=Sp+(O)&b=Kn+(O)', { width: 664, height: 330 }, 16],
  ['combat', 'a=Sp+(O)&b=Kn+(O)', PHONE.viewport, 32],
  ['combat', 'a=Sp+(O)&b=Kn+(O)', { width: 1280, height: 700 }, 16],
  ['pips', 'who=4+Irr+Wb+(O)&do=march', PHONE.viewport, 16],
] as const)(
  '%s, %s, on a screen of %o, letters of %i: 3.1 is seen to be so, wherever one has scrolled',
  async (name, asked, viewport, size) => {
    await visit(
      `/tools/${name}/?ed=3.1&${asked}`,
      async (page) => {
        await page.locator('.not-in-play').waitFor();
        for (const part of [0, 0.3, 1]) {
          await page.evaluate((at) => {
            scrollTo(0, at * document.documentElement.scrollHeight);
          }, part);
          expect(await seen(page, '.not-in-play')).toBe(true);
        }
        expect(await page.locator('.not-in-play').innerText()).toContain('3.1 is not the newest.');
        expect(await page.locator('.result .result-edition').innerText()).toBe('By the rules of 3.1');
      },
      { ...PHONE, viewport, letters: size },
    );
  },
);

test('on a phone the result itself says its edition, until the newest answers', async () => {
  await visit('/tools/combat/?ed=3.1&a=Sp+(O)&b=Kn+(O)', async (page) => {
    await page.locator('#steps').waitFor();
    expect(await seen(page, '.result-edition')).toBe(true);
    await page.getByRole('button', { name: 'Answer in 3.4' }).tap();
    await expect.poll(() => page.locator('.result-edition, .not-in-play').count()).toBe(0);
    expect(await page.locator('input[name="ed"]:checked').inputValue()).toBe('3.4');
  });
});
