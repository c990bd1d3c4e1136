import { beforeAll, expect, test } from 'vitest';
import { addresses } from './built-site.ts';
import { lookAtEveryPage } from './look/every-page.ts';
import { widerThanScreen } from './look/wider-than-screen.ts';
import { servedSite } from './served-site.ts';

/** What no page may get wrong, on any screen: every page is looked at once. */

const SCREENS = [390, 1024, 1280];

const site = servedSite();
let wide: readonly string[] | undefined;

beforeAll(async () => {
  expect(addresses().length).toBeGreaterThan(1000);
  [wide] = await lookAtEveryPage(site.browser, site.origin, [{ look: widerThanScreen, widths: SCREENS }]);
});

test('no page is wider than the screen, a phone or a desk', () => {
  expect(wide).toEqual([]);
});
