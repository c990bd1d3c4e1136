import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { citables } from './built-site.ts';
import { servedSite } from './served-site.ts';
import { visits } from './visits.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const site = servedSite();
const visit = visits(site, PHONE);

const newest =
  citables()
    .flatMap(({ edition }) => edition ?? [])
    .at(-1) ?? '';

/** Of each page of the newest edition and of the clarifications, its address furthest down but one: above it most is laid out late. */
const furthest = [
  ...Map.groupBy(
    readFileSync(new URL('addresses.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((address) =>
        new RegExp(`^/(?:${newest.replace('.', '\\.')}|bhgs|fair-play|lists|dba)/[^#]*#`).test(address),
      ),
    (address) => address.replace(/#.*$/, ''),
  ),
].flatMap(([page, all]) =>
  all.length < 3 ? [] : [{ page, anchors: new Set(all.map((each) => each.replace(/^.*#/, ''))) }],
);

/** How far under the bar that stays the place is that was asked for, in pixels; 0 where the page ends before, less where the bar covers it. */
async function distance(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { top } = document.querySelector(':target')?.getBoundingClientRect() ?? { top: Infinity };
    const bar = document.querySelector('.site-head')!.getBoundingClientRect().bottom;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return atEnd && top >= bar && top < innerHeight ? 0 : Math.round(top - bar);
  });
}

describe('an address opened on a phone lands on its own place', () => {
  test.each(furthest)('$page', async ({ page: path, anchors }) => {
    const inOrder = (page: Page) => page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    const ids = await visit(path, inOrder);
    const last = ids.filter((id) => anchors.has(id)).at(-2) ?? '';
    const found = await visit(`${path}#${last}`, distance);
    expect(found, `#${last}`).toBeLessThan(60);
    expect(found, `#${last}`).toBeGreaterThanOrEqual(0);
  });
});
