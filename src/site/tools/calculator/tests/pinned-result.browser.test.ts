import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { visits } from '../../../../../tests/site/visits.ts';

/** What a result leaves of the screen to the form, and what of it is read, in letters of any size. */

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const visit = visits(servedSite(), PHONE);

const THROWN = '/tools/combat/?ed=3.4&a=Sp+(O)&a.ranks=Sp+(O)&b=Kn+(O)&a.die=1&b.die=5';
const ODDS = '/tools/combat/?ed=3.4&a=Sp+(O)&a.ranks=Sp+(O)&b=Kn+(O)';
const ARMY = '/tools/points/?ed=3.4&ap=400&army=~;c,1rBdOg,12rBdO,4iLHF';

/** Once there is an answer, from the top of the page. */
async function answered(page: Page): Promise<void> {
  await page.locator('#steps, .open-answer').first().waitFor();
}

const shareOf = (page: Page) =>
  page.evaluate(() => {
    const box = (where: string) => document.querySelector(where)!.getBoundingClientRect();
    const [head, result, bar] = [box('.site-head'), box('.calculator > .result'), box('.thumb-bar')];
    return { form: result.top - head.bottom, between: bar.top - head.bottom, pinned: result.bottom <= bar.top + 1 };
  });

describe.each([21, 24])('in letters of %i pixels', (size) => {
  test.each([THROWN, ODDS, ARMY, '/tools/pips/?ed=3.4&who=4+Irr+Wb+(O)&do=march', '/tools/terrain/?ed=3.4&what=Wd'])(
    '%s: the result stays in view, and most of the screen is for the form',
    async (address) => {
      await visit(
        address,
        async (page) => {
          await answered(page);
          const { form, between, pinned } = await shareOf(page);
          expect(pinned).toBe(true);
          expect(form / between).toBeGreaterThan(0.5);
        },
        { ...PHONE, letters: size },
      );
    },
  );
});

describe.each([
  [390, 32],
  [320, 32],
  [390, 24],
  [320, 16],
])('on a screen of %i, in letters of %i pixels', (width, size) => {
  const look = { ...PHONE, viewport: { width, height: 664 } };

  test.each([THROWN, ODDS])(
    '%s: the names of both sides are read whole, and bars that differ look so',
    async (address) => {
      await visit(
        address,
        async (page) => {
          await answered(page);
          const names = await page.locator('.outcomes .name').evaluateAll((all) =>
            all.map((each) => {
              const words = document.createRange();
              words.selectNodeContents(each);
              const [{ left, right }, cell] = [
                words.getBoundingClientRect(),
                each.closest('th')!.getBoundingClientRect(),
              ];
              const whole = left >= cell.left - 1 && right <= cell.right + 1 && cell.right <= innerWidth;
              return [each.textContent, whole];
            }),
          );
          expect(names).toEqual([
            ['Sp (O)', true],
            ['Kn (O)', true],
          ]);
          const tracks = await page
            .locator('.outcomes .track')
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width).filter((wide) => wide > 0));
          expect(Math.min(...tracks)).toBeGreaterThan(16);
        },
        { ...look, letters: size },
      );
    },
  );

  test('no figure of Points stands on two lines, or beyond the screen', async () => {
    await visit(
      ARMY,
      async (page) => {
        await answered(page);
        const broken = await page.locator('.army-totals :is(td, tbody th)').evaluateAll((all) =>
          all.flatMap((each) => {
            const words = document.createRange();
            words.selectNodeContents(each);
            // What only is heard stands last.
            const heard = each.querySelector('.hidden');
            if (heard) words.setEndBefore(heard);
            const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 12)));
            const { right } = words.getBoundingClientRect();
            return lines.size > 1 || right > innerWidth ? [each.textContent] : [];
          }),
        );
        expect(broken).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      },
      { ...look, letters: size },
    );
  });
});
