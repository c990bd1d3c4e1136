import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { servedSite } from '../../../../../tests/site/served-site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How a test uses the site on a phone. */
export interface OnPhone {
  /** Where the site is. */
  readonly origin: () => string;
  /** Open an address on a phone, and close it when done. */
  readonly open: (
    address: string,
    use: (page: Page) => Promise<void>,
    look?: Parameters<Browser['newContext']>[0],
  ) => Promise<void>;
}

/** Serve the built site to a browser while the tests of a file run. */
export function servedOnPhone(): OnPhone {
  const site = servedSite();
  return {
    origin: () => site.origin,
    open: async (address, use, look = {}) => {
      const context = await site.browser.newContext({ ...PHONE, ...look });
      try {
        const page = await context.newPage();
        const troubles: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
        });
        page.on('pageerror', (error) => troubles.push(error.message));
        await page.goto(site.origin + address);
        await use(page);
        expect(troubles).toEqual([]);
      } finally {
        await context.close();
      }
    },
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

/** Wait until the result says this, to who does not see it. */
export async function said(page: Page, expected: string | RegExp): Promise<void> {
  await reads(page, '.result [role="status"]', expected);
}

/** Wait until this stands there. */
export async function reads(page: Page, where: string, expected: string | RegExp): Promise<void> {
  const text = expect.poll(() => page.locator(where).innerText());
  await (typeof expected === 'string' ? text.toBe(expected) : text.toMatch(expected));
}

/** What holds for every calculator, in situations that are told by their addresses. */
export function everyCalculator({ open }: OnPhone, name: string, situations: readonly string[]): void {
  const addresses = ['', ...situations].map((query) => `/tools/${name}/${query}`);
  const unfold = (page: Page): Promise<void> =>
    page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });

  // Every situation is looked at once, the first one in the light and in the dark.
  test.each([
    [addresses[1] ?? '', 'dark'] as const,
    ...addresses.map((address, index) => [address, index % 2 === 1 ? 'light' : 'dark'] as const),
  ])('%s, %s: axe finds nothing', async (address, colorScheme) => {
    await open(
      address,
      async (page) => {
        if (address.includes('?')) await page.locator('#steps, .open-answer').first().waitFor();
        await unfold(page);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
      },
      { colorScheme },
    );
  });

  test.each(addresses)('%s is no wider than a phone, and what is tapped is large enough', async (address) => {
    await open(address, async (page) => {
      await unfold(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.calculator :is(button, select, summary, label:has(input))')].flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          if (width === 0 && height === 0) return [];
          // A button that counts up or down shares its 44 pixels with the edge of the box that it is in.
          return width >= 42 && height >= 40 ? [] : [`${each.outerHTML.slice(0, 90)}: ${width} × ${height}`];
        }),
      );
      expect(small).toEqual([]);
    });
  });

  test('the page weighs at most 90 kB as it is sent', async () => {
    await open(addresses.at(-1) ?? '', async (page) => {
      await page.locator('#steps, .open-answer').first().waitFor();
      const sizes = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
          (entry) => (entry as PerformanceResourceTiming).encodedBodySize,
        ),
      );
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000);
    });
  });

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
