import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addresses, citables, pageOfEveryKind } from './built-site.ts';
import { servedSite } from './served-site.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const kinds = [...pageOfEveryKind()];

const site = servedSite();

type Look = Parameters<Browser['newContext']>[0];

async function open<Result>(address: string, look: Look, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await site.browser.newContext(look);
  try {
    const page = await context.newPage();
    await page.goto(site.origin + address);
    return await use(page);
  } finally {
    await context.close();
  }
}

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('on %s', (_, viewport) => {
  test.each(kinds)('%s: no error, no failed request', async (_kind, address) => {
    const context = await site.browser.newContext({ viewport });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('requestfailed', (request) => troubles.push(`${request.url()} failed`));
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.url()} answered ${response.status()}`);
    });
    await page.goto(site.origin + address);
    await context.close();
    expect(troubles).toEqual([]);
  });
});

describe.each([
  ['a phone, light', { viewport: PHONE, colorScheme: 'light' }],
  ['a phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['a desk', { viewport: DESK, colorScheme: 'light' }],
] as const)('on %s axe finds nothing', (_, look) => {
  test.each(kinds)('%s', async (_kind, address) => {
    const found = await open(address, look, async (page) => {
      // What stands in folds is looked at too; of folds within a fold, which are many and alike, the first.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:not(details details)')) {
          for (const one of [fold, fold.querySelector('details')]) if (one) one.open = true;
        }
      });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    });
    expect(found).toEqual([]);
  });
});

test('no page is wider than a phone', { timeout: 300_000 }, async () => {
  const waiting = [...addresses()];
  const wide: string[] = [];
  const measure = (): Promise<void> =>
    open('/', { viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
        await page.goto(site.origin + address, { waitUntil: 'load' });
        const width = await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
          return document.documentElement.scrollWidth;
        });
        if (width > PHONE.width) wide.push(`${address} is ${width} wide`);
      }
    });
  await Promise.all([measure(), measure(), measure(), measure()]);
  expect(wide).toEqual([]);
});

describe.each([
  ['a narrow phone', { viewport: { width: 320, height: 640 } }, 100],
  ['a phone with letters twice as large', { viewport: PHONE }, 200],
] as const)('on %s, without motion,', (_, look, percent) => {
  test('no kind of page is wider than the screen', { timeout: 120_000 }, async () => {
    const wide = await open('/', { ...look, reducedMotion: 'reduce' }, async (page) => {
      const found: string[] = [];
      for (const [kind, address] of kinds) {
        await page.goto(site.origin + address);
        const width = await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${1.0625 * size}%`;
          for (const fold of document.querySelectorAll('details')) fold.open = true;
          return document.documentElement.scrollWidth;
        }, percent);
        if (width > look.viewport.width) found.push(`${kind}, ${address}, is ${width} wide`);
      }
      return found;
    });
    expect(wide).toEqual([]);
  });
});

test('a rule is read without JavaScript', async () => {
  const clause = citables().findLast(({ kind }) => kind === 'clause')!;
  const shown = await open(clause.url, { viewport: PHONE, javaScriptEnabled: false }, (page) =>
    page.locator(`[id="${clause.id}"] .rule-text`).innerText(),
  );
  expect(shown.trim()).not.toBe('');
});

test('without JavaScript the search page leads to the contents of every edition', async () => {
  const links = await open('/search/', { viewport: PHONE, javaScriptEnabled: false }, (page) =>
    page.locator('main .links a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  );
  const editions = new Set(citables().flatMap(({ edition }) => edition ?? []));
  expect(links).toEqual(expect.arrayContaining([...editions].map((edition) => `/${edition}/`)));
});

test('what a thumb taps is large enough', async () => {
  const [, section] = kinds.find(([kind]) => kind === 'section')!;
  const small = await open(section, { viewport: PHONE }, (page) =>
    page
      .locator('.edition-picker a, .site-head a, .search-box button, summary')
      .evaluateAll((all) =>
        all
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
          .map((target) => target.outerHTML),
      ),
  );
  expect(small).toEqual([]);
});

test('a change of edition keeps the clause that is read', async () => {
  const clause = citables().findLast(
    ({ kind, id, url }) =>
      kind === 'clause' && citables().filter((other) => other.id === id).length > 1 && url.includes('#'),
  )!;
  const older = citables().find(({ id }) => id === clause.id)!;
  const [page] = older.url.split('#');
  const arrived = await open(clause.url, { viewport: PHONE }, async (tab) => {
    await tab.locator(`.edition-picker a[href="${page!}"]`).click();
    await tab.waitForURL(`**${page!}*`);
    return new URL(tab.url());
  });
  expect(arrived.pathname).toBe(page);
  expect(arrived.hash).not.toBe('');
});

test('the errata are narrowed down to an army, with what bears on all armies of its book', async () => {
  await open('/lists/', { viewport: PHONE }, async (page) => {
    const shown = (selector: string): Promise<number> =>
      page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    const before = await shown('.army');
    await page.locator('#filter-words').fill('late judaean');
    await expect.poll(() => shown('.army[data-filter-item]')).toBe(1);
    await expect.poll(() => shown('.army:not([data-filter-item])')).toBeGreaterThan(0);
    await expect.poll(() => new URL(page.url()).search).toBe('?filter=late+judaean');
    await page.locator('#filter-words').fill('');
    await expect.poll(() => shown('.army')).toBe(before);
  });
});

test('without JavaScript nothing offers to narrow a list down', async () => {
  const [box, armies] = await open('/lists/', { viewport: PHONE, javaScriptEnabled: false }, async (page) => [
    await page.locator('[data-filter]').isVisible(),
    await page.locator('.army').first().isVisible(),
  ]);
  expect([box, armies]).toEqual([false, true]);
});
