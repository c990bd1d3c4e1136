import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPreview, type Preview } from '../../scripts/preview.ts';
import { launchBrowser } from './browser.ts';
import { citables, ROOT } from './built-site.ts';

let browser: Browser;
let preview: Preview;

beforeAll(async () => {
  [browser, preview] = await Promise.all([launchBrowser(), startPreview(ROOT, 0)]);
});

afterAll(async () => {
  await browser.close();
  await preview.close();
});

/** What tells one wording of a clause from another. */
function digestOf(clause: string, edition: string): string | undefined {
  return citables().find((citable) => citable.id === clause && citable.edition === edition)?.digest;
}

async function withContext(
  viewport: { width: number; height: number },
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport });
  try {
    await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
] as const)('on %s', (_, viewport) => {
  test('"rear support spears" leads from home to the clause, and on to how an older edition has it', async () => {
    await withContext(viewport, async (page) => {
      await page.goto(`${preview.origin}/`);
      await page.keyboard.press('/');
      await page.keyboard.type('rear support spears');
      await page.keyboard.press('Enter');
      const first = page.locator('[data-result] a').first();
      await first.click();
      await page.waitForURL('**/3.4/**');
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      expect(id).toContain('spears');
      const text = (): Promise<string> => page.locator(`[id="${id}"] .rule-text`).innerText();
      const now = await text();
      expect(now).toMatch(/spears/i);

      for (const edition of ['3.1', '3.0']) {
        await page.locator(`[id="${id}"] .edition-strip a[href^="/${edition}/"]`).click();
        await page.waitForURL(`**/${edition}/**`);
        expect((await text()) === now, edition).toBe(digestOf(id, edition) === digestOf(id, '3.4'));
      }
    });
  });

  test('the question stands in the address: it can be sent, and is there on Back', async () => {
    await withContext(viewport, async (page) => {
      await page.goto(`${preview.origin}/search/`);
      await page.locator('#search-words').fill('pikes');
      await page.locator('#search-edition').selectOption('3.1');
      await page.waitForURL('**/search/?q=pikes&edition=3.1');
      await page.locator('[data-result] a').first().click();
      await page.waitForURL('**/3.1/**');
      await page.goBack();
      await page.locator('[data-result] a').first().waitFor();
      expect(await page.locator('#search-words').inputValue()).toBe('pikes');
      expect(await page.locator('#search-edition').inputValue()).toBe('3.1');
    });
  });
});

const PHONE = { width: 390, height: 844 };

test('a clause that an amendment reworded reads differently before it', async () => {
  const [reworded] = citables().filter(
    ({ id, edition }) =>
      edition === '3.4' &&
      id.startsWith('rear-support.') &&
      ![undefined, digestOf(id, '3.4')].includes(digestOf(id, '3.1')),
  );
  expect(reworded).toBeDefined();
  await withContext(PHONE, async (page) => {
    await page.goto(preview.origin + reworded!.url);
    const clause = page.locator(`[id="${reworded!.id}"]`);
    const now = await clause.locator('.rule-text').innerText();
    await clause.locator('.edition-strip a[href^="/3.1/"]').click();
    await page.waitForURL('**/3.1/**');
    expect(await clause.locator('.rule-text').innerText()).not.toBe(now);
  });
});

test('a page of DBA is found only where DBA is chosen, and then nothing else', async () => {
  await withContext(PHONE, async (page) => {
    const found = async (edition: string): Promise<readonly string[]> => {
      await page.goto(`${preview.origin}/search/?q=rear+support+warband&edition=${edition}`);
      await page.locator('[data-result] a').first().waitFor();
      return page
        .locator('[data-result] a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/')[1] ?? ''));
    };
    expect(new Set(await found('dba'))).toEqual(new Set(['dba']));
    for (const edition of ['all', '3.4']) expect(await found(edition), edition).not.toContain('dba');
  });
});

test('a ruling is found with its short answer', async () => {
  const ruling = citables().find(({ kind }) => kind === 'ruling')!;
  await withContext(PHONE, async (page) => {
    const words = ruling.title.match(/\b[a-z]{5,}\b/g) ?? [];
    const query = new URLSearchParams({ q: words.join(' '), edition: 'all' });
    await page.goto(`${preview.origin}/search/?${query.toString()}`);
    const hit = page.locator('[data-result=ruling]').first();
    await hit.waitFor();
    expect(await hit.locator('.short-answer').innerText()).not.toBe('');
  });
});

test('what is nowhere is said to be nowhere', async () => {
  await withContext(PHONE, async (page) => {
    await page.goto(`${preview.origin}/search/?q=zzzzqqq`);
    await page.getByText('Nothing found').waitFor();
    expect(await page.locator('[data-result]').count()).toBe(0);
  });
});

test.each(['pagefind.js', 'pagefind-entry.json', '*.pf_meta', 'wasm.*', 'index/*', 'fragment/*', 'filter/*'])(
  'without %s the search is said to be incomplete, never empty',
  async (missing) => {
    await withContext(PHONE, async (page, context) => {
      await context.route(`**/pagefind/${missing}*`, (route) => route.abort());
      await page.goto(`${preview.origin}/search/?q=rear+support+spears`);
      await page.getByText('Search incomplete').waitFor();
      expect(await page.locator('#search-status').innerText()).not.toContain('Nothing found');
    });
  },
);
