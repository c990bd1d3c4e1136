import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { citables, pageOfEveryKind } from './built-site.ts';
import { servedSite } from './served-site.ts';
import { visits } from './visits.ts';

/** How much of the screen a thumb may hit for what is tapped: of one page of every kind, and of what is drawn smaller than that. */

const visit = visits(servedSite(), { viewport: { width: 390, height: 844 }, hasTouch: true });

/**
 * What may be lower: a link in a sentence, or in a cell of figures, takes its height from the lines around it; the page for
 * programs is no page for a thumb; a heading that leads on ends where the line below it begins. A pixel less is what a fraction of one is measured as.
 */
const LEFT_OUT = 'p :not(:only-child), td *, th *, .skip, .type *';

test.each([...pageOfEveryKind()].filter(([kind]) => kind !== 'for programs'))(
  '%s: what is tapped is 44 pixels high',
  async (_, address) => {
    await visit(address, async (page) => {
      expect(await lowerThan(page, 'a[href]:not(:is(h2, h3, h4) > *), button, summary, select', 43)).toEqual([]);
      expect(await lowerThan(page, ':is(h2, h3, h4) > a', 34)).toEqual([]);
    });
  },
);

/** What stays over a page, and may cover what is tapped: it is scrolled from under it. */
const PANELS = '.site-head, .thumb-bar, .calculator > .result';

const clause = citables().findLast(({ kind }) => kind === 'clause')!;

test.each([
  ['/clause/combat-outcome.warband/', '.edition-strip a'],
  [clause.url, '.edition-picker a'],
  ['/changes/3.1-3.4/', '.edition-picker a'],
])('%s: an edition is 48 pixels high', async (address, which) => {
  await visit(address, async (page) => {
    expect(await page.locator(which).count()).toBeGreaterThan(2);
    expect(await lowerThan(page, which, 48)).toEqual([]);
  });
});

/**
 * What is hit above and below the middle of each, where it is lower than this, in pixels, and what is not hit as something
 * lies over it that is no panel; each kind of element once.
 */
function lowerThan(page: Page, which: string, least: number): Promise<readonly string[]> {
  return page.evaluate(
    ([all, leftOut, height, panels]) => {
      const found = new Map<string, string>();
      for (const each of document.querySelectorAll<HTMLElement>(all)) {
        if (!each.checkVisibility() || each.matches(leftOut) || each.closest('.hidden')) continue;
        const { display } = getComputedStyle(each);
        const around = each.parentElement?.textContent.trim().length ?? 0;
        if (display === 'inline' && around > each.textContent.trim().length) continue;
        each.scrollIntoView({ block: 'center' });
        const { left, top, width, height: drawn } = each.getBoundingClientRect();
        if (width < 2 || drawn < 2) continue;
        const across = left + Math.min(width / 2, 20);
        const isHit = (y: number): boolean => each.contains(document.elementFromPoint(across, y));
        const middle = top + drawn / 2;
        const kind = `${each.tagName}.${each.className} in ${each.parentElement?.tagName ?? ''}`;
        const words = each.textContent.trim().slice(0, 30);
        if (!isHit(middle)) {
          const over = document.elementFromPoint(across, middle);
          if (!over?.closest(panels))
            found.set(kind, `${kind}: under ${over?.outerHTML.slice(0, 60) ?? 'none'}, ${words}`);
          continue;
        }
        let [from, to] = [middle, middle];
        while (isHit(from - 1) && to - from < 60) from -= 1;
        while (isHit(to + 1) && to - from < 60) to += 1;
        const hit = Math.floor(to - from + 1);
        if (hit < height && !found.has(kind)) found.set(kind, `${kind}: ${String(hit)} px, ${words}`);
      }
      return [...found.values()];
    },
    [which, LEFT_OUT, least, PANELS] as const,
  );
}
