import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageOfEveryKind } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

/** The bars stand over all that is on a page: on a screen without height, and between large letters. */

const PHONE = { hasTouch: true, isMobile: true };
const visit = visits(servedSite(), PHONE);
const kinds = pageOfEveryKind();
const SECTION = '/3.1/combat-outcome/';

const PAGES = [
  '/',
  '/3.4/combat-outcome/',
  SECTION,
  '/clause/combat-outcome.warband/',
  '/rulings/deep-warband-beaten-by-knights/',
  '/changes/3.1-3.4/',
  '/glossary/',
  '/dba/moves/',
  '/book/',
  '/search/?q=warband',
  '/tools/combat/?ed=3.4&a=Bd+(O)&a.flank=1&b=Sp+(O)',
  '/tools/pips/',
  '/tools/points/',
  '/tools/losses/',
  '/tools/table/',
];

/** Tap each way of the bar under the thumb, and say what of the page was hit instead. */
async function missed(page: Page): Promise<readonly string[]> {
  const ways = await page.locator('.thumb-bar a').evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { name: (each as HTMLElement).innerText, x: left + width / 2, y: top + height / 2 };
    }),
  );
  expect(ways).toHaveLength(5);
  for (const { x, y } of ways) await page.touchscreen.tap(x, y);
  const hit = await page.evaluate(() => (globalThis as unknown as { hit: string[] }).hit.splice(0));
  return hit.toString() === ways.map(({ name }) => name).toString() ? [] : hit;
}

/** From now on a tap is written down, and does nothing. */
function writeDown(): void {
  const hit: string[] = [];
  Object.assign(globalThis, { hit });
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const target = event.target as HTMLElement;
      // Nothing is focused when the next is tapped, as on a page that was only scrolled.
      (document.activeElement as HTMLElement | null)?.blur();
      hit.push(target.closest<HTMLElement>('.thumb-bar a')?.innerText ?? target.outerHTML.slice(0, 60));
    },
    true,
  );
}

describe.each([
  ['on its side', { width: 664, height: 330 }, 16],
  ['with letters twice as large', { width: 390, height: 664 }, 32],
])('a phone %s', (_, viewport, size) => {
  test.each(PAGES)('%s: each tap on the bar under the thumb hits it', async (address) => {
    await visit(
      address,
      async (page) => {
        await page.evaluate(writeDown);
        for (const part of [0, 0.1, 0.5]) {
          await page.evaluate((at) => {
            scrollTo(0, at * document.documentElement.scrollHeight);
          }, part);
          expect(await missed(page)).toEqual([]);
        }
      },
      { viewport, ...PHONE, letters: size },
    );
  });

  test('an older edition is seen to be so from the middle of a page', async () => {
    await visit(
      SECTION,
      async (page) => {
        await page.evaluate(() => {
          scrollTo(0, 900);
        });
        const told = page.locator('.site-head').getByRole('link', { name: /^Read it in / });
        const { top, bottom } = await told.evaluate((each) => each.getBoundingClientRect());
        const { y, height } = (await page.locator('.not-in-play').boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(-1);
        expect(y + height).toBeLessThan(viewport.height / 3);
        const middle = (top + bottom) / 2;
        expect(
          await told.evaluate(
            (each, at) => each.contains(document.elementFromPoint(each.getBoundingClientRect().left + 9, at)),
            middle,
          ),
        ).toBe(true);
      },
      { viewport, ...PHONE, letters: size },
    );
  });
});

test('between letters twice as large the bar that stays does so, with the way to search', async () => {
  await visit(
    SECTION,
    async (page) => {
      await page.evaluate(() => {
        scrollTo(0, 900);
      });
      const { y } = (await page.locator('.site-head .search-box').boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(await page.locator('.edition-mark').innerText()).toContain('3.1');
    },
    { viewport: { width: 390, height: 664 }, ...PHONE, letters: 32 },
  );
});

test('on its side a phone shows the search where it is asked for', async () => {
  await visit(
    SECTION,
    async (page) => {
      await page.evaluate(() => {
        scrollTo(0, 900);
      });
      await page.locator('.thumb-bar').getByRole('link', { name: 'Search' }).tap();
      const box = page.locator('.site-head input[type="search"]');
      await expect.poll(async () => (await box.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    },
    { viewport: { width: 664, height: 330 }, ...PHONE, letters: 16 },
  );
});

/** The bar above names the page, in letters that are read, and no word of it is wider than it has room. */
async function expectNamed(page: Page, width: number): Promise<void> {
  const name = page.locator('.where .here > span');
  const { x, width: wide, height } = (await name.boundingBox())!;
  expect(Math.min(wide, height)).toBeGreaterThan(14);
  expect(x + wide).toBeLessThanOrEqual(width);
  expect(await name.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThan(14);
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
}

describe('a phone 320 wide, with letters twice as large', () => {
  test.each([...kinds, ['list of editions', '/editions/'], ['guidelines', '/fair-play/']])(
    '%s: nothing is to the side of the screen, no word of a title is broken, and the bar above names the page, on a wider phone too',
    async (_, address) => {
      await visit(
        address,
        async (page) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
          const broken = await page.locator('h1:not(.hidden, .tool-name)').evaluateAll((titles) =>
            titles.flatMap((title) => {
              const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
              const found: string[] = [];
              while (texts.nextNode() !== null)
                for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/[^\s\u{AD}–—-]+/gu)) {
                  const range = document.createRange();
                  range.setStart(texts.currentNode, index);
                  range.setEnd(texts.currentNode, index + word.length);
                  if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
                }
              return found;
            }),
          );
          expect(broken).toEqual([]);
          if (address === '/') return;
          for (const width of [320, 390]) {
            await page.setViewportSize({ width, height: 844 });
            await expectNamed(page, width);
          }
        },
        { viewport: { width: 320, height: 640 }, ...PHONE, letters: 32 },
      );
    },
  );
});
