import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageOfEveryKind } from './built-site.ts';
import { servedSite } from './served-site.ts';
import { visits } from './visits.ts';
import { withScriptsHeld } from './with-scripts-held.ts';

/** What a page is before its scripts are there, on a bad line for seconds: what can be tapped stays where it is. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const site = servedSite();
const early = withScriptsHeld(site, visits(site, PHONE), PHONE);

/** Note where all stands that can be tapped on the first screen, and how much that is. */
function noteWhere(): number {
  const seen = [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
    .map((each) => [each, each.getBoundingClientRect()] as const)
    .filter(([each, { top, height }]) => each.checkVisibility() && height > 0 && top >= 0 && top < innerHeight)
    .map(([each, { top }]) => [each, top] as const);
  Object.assign(globalThis, { seen });
  return seen.length;
}

/** What of that stands elsewhere now, `A Bow-armed 300 → 419`; what a calculator draws anew stands in its place. */
function moved(): readonly string[] {
  const { seen } = globalThis as unknown as { readonly seen: readonly (readonly [Element, number])[] };
  return seen.flatMap(([each, before]) => {
    const { top } = each.getBoundingClientRect();
    const words = each.textContent.trim().slice(0, 30);
    return each.isConnected && Math.abs(top - before) > 1 ? [`${each.tagName} ${words} ${before} → ${top}`] : [];
  });
}

test.each([...pageOfEveryKind()])('%s: what can be tapped before its scripts stays where it is', (_, address) =>
  early(address, async (page, release) => {
    expect(await page.evaluate(noteWhere)).toBeGreaterThan(0);
    release();
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(moved)).toEqual([]);
  }),
);

describe('what is said before its script is there counts:', () => {
  test('the words that a list is to be narrowed down by', () =>
    early('/glossary/', async (page, release) => {
      await page.locator('[data-filter] input').fill('psiloi');
      release();
      await expect.poll(() => page.locator('[data-filter] [role=status]').textContent()).toMatch(/^\d+ of \d+/);
      expect(new URL(page.url()).searchParams.get('filter')).toBe('psiloi');
    }));

  test('the troops of a comparison, beside the section of its address', () =>
    early('/changes/3.0-3.4/?section=combat-factors', async (page, release) => {
      const troops = page.getByRole('combobox', { name: 'Troops' });
      await troops.selectOption('Kn');
      release();
      await page.waitForURL('**/?section=combat-factors&troop=Kn');
      expect(await troops.inputValue()).toBe('Kn');
      await expect.poll(() => page.locator('#changes-filter [role=status]').textContent()).toMatch(/^\d+ of \d+/);
    }));

  test('that a play sheet is to be printed, by a tap and by no other focus', async () => {
    const printed = (come: (page: Page) => Promise<void>): Promise<number> =>
      early('/playsheet/3.4/', async (page, release) => {
        await page.evaluate(() => {
          Object.assign(globalThis, {
            print: () => (document.body.dataset.printed = `${document.body.dataset.printed ?? ''}1`),
          });
        });
        await come(page);
        release();
        await page.waitForLoadState('load');
        return page.evaluate(() => document.body.dataset.printed?.length ?? 0);
      });
    expect(await printed((page) => page.getByRole('button', { name: 'Print' }).tap())).toBe(1);
    expect(await printed((page) => page.getByRole('button', { name: 'Print' }).focus())).toBe(0);
  });
});
