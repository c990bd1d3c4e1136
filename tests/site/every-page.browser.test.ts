import { beforeAll, expect, test } from 'vitest';
import { addresses } from './built-site.ts';
import { brokenWords } from './look/broken-words.ts';
import { lookAtEveryPage } from './look/every-page.ts';
import { shownThoughHidden } from './look/shown-though-hidden.ts';
import { widerThanScreen } from './look/wider-than-screen.ts';
import { servedSite } from './served-site.ts';

/** What no page may get wrong, on any screen: every page is looked at once. */

const SCREENS = [390, 1024, 1280];

const site = servedSite();
let [wide, hidden, broken]: (readonly string[])[] = [];

beforeAll(async () => {
  expect(addresses().length).toBeGreaterThan(1000);
  [wide, hidden, broken] = await lookAtEveryPage(
    site.browser,
    site.origin,
    [widerThanScreen, shownThoughHidden, brokenWords].map((look) => ({ look, widths: SCREENS })),
  );
});

test('no page is wider than the screen, a phone or a desk', () => {
  expect(wide).toEqual([]);
});

test('what is hidden has no box', () => {
  expect(hidden).toEqual([]);
});

test('nothing is narrower than its longest word', () => {
  expect(broken).toEqual([]);
});
