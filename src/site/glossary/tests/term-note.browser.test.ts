import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addresses, tagsOf } from '../../../../tests/site/built-site.ts';
import { axeFindings } from '../../../../tests/site/look/axe-findings.ts';
import { widerThanScreen } from '../../../../tests/site/look/wider-than-screen.ts';
import { runInPage } from '../../../../tests/site/look/run-in-page.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

/** What a term means is said where it stands. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const site = servedSite();
const visit = visits(site, PHONE);

/** The pages of the editions that have terms, and where these lead. */
const pages = addresses()
  .filter((page) => /^\/\d/.test(page))
  .map((page) => ({
    page,
    terms: tagsOf(page)
      .filter(({ attributes }) => attributes.get('class') === 'term')
      .map(({ attributes }) => attributes.get('href') ?? ''),
  }))
  .filter(({ terms }) => terms.length > 0);
const { page: PAGE, terms } = pages.at(-1)!;
const TERM = terms[0]!;

const note = (page: Page) => page.locator('dialog.term-note');

test('every term of every page has a page that says what it means', () => {
  const known = new Set(addresses());
  const all = new Set(pages.flatMap((each) => each.terms));
  expect(all.size).toBeGreaterThan(10);
  expect([...all].filter((term) => !known.has(term.replace('#', '') + '/'))).toEqual([]);
});

describe('a term that is tapped', () => {
  test('is explained beside the finger, whole on the screen, and as the glossary has it', async () => {
    const slug = TERM.split('#')[1] ?? '';
    const meant = await visit(`/glossary/${slug}/`, (page) => page.locator('article .rule-text').innerText());
    await visit(PAGE, async (page) => {
      for (const place of ['start', 'end'] as const) {
        const link = page.locator('a.term').first();
        await link.evaluate((element, block) => {
          element.scrollIntoView({ block });
        }, place);
        await link.tap();
        await note(page).waitFor();
        expect(await note(page).innerText()).toContain(meant);
        const box = (await note(page).boundingBox())!;
        const word = (await link.boundingBox())!;
        const bar = (await page.locator('.thumb-bar').boundingBox())!;
        const head = (await page.locator('.site-head-row').boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(PHONE.viewport.width);
        expect(box.y).toBeGreaterThanOrEqual(head.y + head.height);
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
        const apart = Math.max(box.y - (word.y + word.height), word.y - (box.y + box.height));
        expect(apart).toBeGreaterThanOrEqual(0);
        expect(apart).toBeLessThan(40);
        expect(page.url()).toBe(site.origin + PAGE);
        await note(page).getByRole('button', { name: 'Close' }).tap();
        await note(page).waitFor({ state: 'detached' });
      }
    });
  });

  test('is closed by Escape and by a tap beside it, and what was focused is so again', async () => {
    await visit(PAGE, async (page) => {
      const link = page.locator('a.term').first();
      await link.focus();
      await page.keyboard.press('Enter');
      await note(page).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe('Close');
      await page.keyboard.press('Escape');
      await note(page).waitFor({ state: 'detached' });
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
      await link.tap();
      await note(page).waitFor();
      await page.locator('h1').tap();
      await note(page).waitFor({ state: 'detached' });
    });
  });

  test('leaves who goes to the search where he is', async () => {
    await visit(
      PAGE,
      async (page) => {
        await page.locator('a.term').first().click();
        await note(page).waitFor();
        const box = page.locator('.search-box input[name="q"]');
        await box.click();
        await note(page).waitFor({ state: 'detached' });
        await page.keyboard.type('kn v sp');
        expect(await box.inputValue()).toBe('kn v sp');
      },
      { viewport: { width: 1280, height: 800 } },
    );
  });

  test('leads on to its sources, and its links to the rules', async () => {
    await visit(PAGE, async (page) => {
      await page.locator('a.term').first().tap();
      await note(page).getByRole('link', { name: 'Sources, and where it is used' }).tap();
      await page.waitForURL(site.origin + TERM.replace('#', '') + '/');
    });
  });

  test('is explained in the glossary, if its page cannot be had', async () => {
    await visit(PAGE, async (page) => {
      await page.route('**/glossary/*/', (route) => route.abort());
      await page.locator('a.term').first().tap();
      await page.waitForURL(site.origin + TERM);
    });
  });

  test.each([
    ['light', 390],
    ['dark', 390],
    ['light', 320],
  ] as const)('pleases axe, in the %s at %i px, and nothing is too wide', async (colorScheme, width) => {
    const look = { colorScheme, viewport: { width, height: 844 } };
    await visit(
      PAGE,
      async (page) => {
        await page.locator('a.term').first().tap();
        await note(page).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(await runInPage(page, widerThanScreen)).toEqual([]);
      },
      look,
    );
  });

  test('leads to the glossary without JavaScript', async () => {
    await visit(
      PAGE,
      async (page) => {
        await page.locator('a.term').first().tap();
        await page.waitForURL(site.origin + TERM);
      },
      { javaScriptEnabled: false },
    );
  });
});
