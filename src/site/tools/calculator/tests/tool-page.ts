import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, COLOUR_RULES } from '../../../../../tests/site/look/axe-findings.ts';
import { bareClasses } from '../../../../../tests/site/look/bare-classes.ts';
import { openFolds } from '../../../../../tests/site/look/open-folds.ts';
import { runInPage } from '../../../../../tests/site/look/run-in-page.ts';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { visits, type Visit } from '../../../../../tests/site/visits.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** How a test uses the site on a phone. */
export interface OnPhone {
  /** Open an address on a phone, and find nothing in its console when done. */
  readonly open: (address: string, use: (page: Page) => Promise<void>, look?: BrowserContextOptions) => Promise<void>;
  /** The same, where the console has something to say: what is asked for cannot be fetched. */
  readonly visit: Visit;
}

/** Serve the built site to a browser while the tests of a file run. */
export function servedOnPhone(): OnPhone {
  const visit = visits(servedSite(), PHONE);
  return {
    visit,
    open: (address, use, look) =>
      visit(
        address,
        async (page, _, troubles) => {
          await use(page);
          expect(troubles).toEqual([]);
        },
        look,
      ),
  };
}

/** Tap what is called so. */
export async function tap(
  page: Page,
  role: 'button' | 'radio' | 'checkbox' | 'link',
  name: string | RegExp,
): Promise<void> {
  const exact = typeof name === 'string';
  const named = page.getByRole(role, { name, exact });
  // What is tapped of a choice is its label; the choice itself is not seen.
  await (role === 'radio' || role === 'checkbox' ? named.locator('..') : named).first().tap();
}

/** Wait until the result says this, to who does not see it; of an answer what comes after its edition. */
export async function said(page: Page, expected: string | RegExp): Promise<void> {
  const status = page.locator('.result [role="status"]');
  const text = expect.poll(async () => (await status.innerText()).replace(/^In \d\.\d: /u, ''));
  await (typeof expected === 'string' ? text.toBe(expected) : text.toMatch(expected));
}

/** Wait until this stands there. */
export async function reads(page: Page, where: string, expected: string | RegExp): Promise<void> {
  const text = expect.poll(() => page.locator(where).innerText());
  await (typeof expected === 'string' ? text.toBe(expected) : text.toMatch(expected));
}

/**
 * What holds for every calculator, in situations that are told by their addresses.
 *
 * @param most What the page may weigh with all that it takes, in bytes as they are sent
 */
export function everyCalculator({ open }: OnPhone, name: string, situations: readonly string[], most = 90_000): void {
  const addresses = ['', ...situations].map((query) => `/tools/${name}/${query}`);
  const [, first] = addresses;

  // Every situation is looked at in the light or in the dark, the first one in both. The last one is weighed, as it
  // is sent.
  test.each(addresses.map((address, index) => [address, index % 2 === 1 ? 'light' : 'dark'] as const))(
    '%s, %s: axe finds nothing, it is no wider than a phone, and what is tapped is large enough',
    async (address, colorScheme) => {
      await open(
        address,
        async (page) => {
          if (address.includes('?')) await page.locator('#steps, .open-answer').first().waitFor();
          if (address === addresses.at(-1)) {
            const sizes = await sizesOf(page);
            expect(sizes.length).toBeGreaterThan(5);
            expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
          }
          await runInPage(page, openFolds);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
          expect(await smallTargets(page)).toEqual([]);
          expect(await bareClasses(page)).toEqual([]);
          expect(await axeFindings(page)).toEqual([]);
          if (address !== first) return;
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
        },
        { colorScheme },
      );
    },
  );

  test('without JavaScript the page says what it needs', async () => {
    await open(
      `/tools/${name}/`,
      async (page) => {
        await expect.poll(() => page.locator('main').innerText()).toContain('The answer needs JavaScript.');
      },
      { javaScriptEnabled: false },
    );
  });
}

/** What the page and all that it took weigh as they are sent, each, in bytes. */
function sizesOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => (entry as PerformanceResourceTiming).encodedBodySize,
    ),
  );
}

function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.calculator :is(button, select, summary, label:has(input))')].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      if (width === 0 && height === 0) return [];
      // A button that counts up or down shares its 44 pixels with the edge of the box that it is in.
      return width >= 42 && height >= 40 ? [] : [`${each.outerHTML.slice(0, 90)}: ${width} × ${height}`];
    }),
  );
}
