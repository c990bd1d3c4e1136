import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { lookAtEveryPage, type Look } from './look/every-page.ts';
import { axeFindings, COLOUR_RULES } from './look/axe-findings.ts';
import { openFolds } from './look/open-folds.ts';
import { brokenWords } from './look/broken-words.ts';
import { runInPage } from './look/run-in-page.ts';
import { shownThoughHidden } from './look/shown-though-hidden.ts';
import { troublesOf } from './look/troubles.ts';
import { PHONE } from './look/visit.ts';
import { widerThanScreen } from './look/wider-than-screen.ts';
import { servedSite } from './served-site.ts';

/** What the looks at a page see, and what they leave alone. */

const site = servedSite();
let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage({ viewport: PHONE });
});
afterAll(() => page.close());
// A page of the site forbids styles within it, to what is put into it too.
beforeEach(async () => {
  await page.goto('about:blank');
});

test.each<readonly [string, Look, string, readonly string[]]>([
  [
    'a page wider than the screen',
    widerThanScreen,
    '<p style="width: 500px">Wide',
    ['is 508 px wide, on a screen of 390 px'],
  ],
  [
    'a table wider than the screen that is scrolled by itself',
    widerThanScreen,
    '<div style="overflow: auto"><p style="width: 500px">Wide',
    [],
  ],
  [
    'what is hidden and has a display of its own',
    shownThoughHidden,
    '<style>.more { display: block }</style><button class="more" hidden>More</button>',
    ['is hidden and yet seen: <button class="more" hidden="">'],
  ],
  ['what is hidden', shownThoughHidden, '<button hidden>More</button><p hidden><b>Less</b></p>', []],
  ['what is hidden until it is found', shownThoughHidden, '<p hidden="until-found">More</p>', []],
  [
    'a column without room',
    brokenWords,
    '<p style="width: 0; overflow-wrap: anywhere">Shown under',
    ['breaks the word “Shown” in p'],
  ],
  [
    'a word in an element of its own within a narrow box',
    brokenWords,
    '<ul style="padding: 0"><li class="army" style="width: 4em; overflow-wrap: anywhere">the <b>demoralised</b> army',
    ['breaks the word “demoralised” in li.army'],
  ],
  [
    'a word that reaches out of its box',
    brokenWords,
    '<div style="display: flex"><p id="note" style="width: 2em">Dismounting</p><p>and expanding',
    ['has less room than the word “Dismounting” takes in p#note'],
  ],
  [
    'what is cut off',
    brokenWords,
    '<p class="name" style="width: 5em; overflow: hidden; white-space: nowrap">The name of the army',
    ['cuts off what stands in p.name'],
  ],
  ['words that fit', brokenWords, '<p style="width: 7em; overflow-wrap: anywhere">Dismount and then expand', []],
  [
    'a break after a hyphen or a slash',
    brokenWords,
    '<p style="width: 5em; overflow-wrap: anywhere">counter-charge, bridge/ford',
    [],
  ],
  [
    'what is for a screen reader only',
    brokenWords,
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Dismounting',
    [],
  ],
  [
    'a table that is scrolled',
    brokenWords,
    '<div style="width: 5em; overflow-x: auto"><table><td>Dismounting<td>expanding',
    [],
  ],
  ['the words of a drawing', brokenWords, '<svg width="10" height="10"><text>Dismounting</text></svg>', []],
])('%s', async (_, look, html, faults) => {
  await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
  expect(await runInPage(page, look)).toEqual(faults);
});

test('every page is looked at in the width that is asked for, under its own styles', async () => {
  const asStyled: Look = (view) => [
    `${view.innerWidth} ${view.getComputedStyle(view.document.body).fontFamily !== ''} ${view.document.styleSheets.length + view.document.adoptedStyleSheets.length > 0} ${view.document.title}`,
  ];
  const [found] = await lookAtEveryPage(
    site.browser,
    site.origin,
    [{ look: asStyled, widths: [320, 1024] }],
    ['/', '/search/'],
  );
  await page.goto(site.origin);
  const home = await page.title();
  await page.goto(`${site.origin}/search/`);
  const search = await page.title();
  expect(found).toEqual([
    `/ at 320 px 320 true true ${home}`,
    `/ at 1024 px 1024 true true ${home}`,
    `/search/ at 320 px 320 true true ${search}`,
    `/search/ at 1024 px 1024 true true ${search}`,
  ]);
});

test('in the frame a page is laid out as it is when it is visited', async () => {
  const heights: Look = (view) => [`is ${view.document.body.scrollHeight} px high`];
  const addresses = ['/', '/3.4/rear-support/', '/changes/3.3-3.4/', '/glossary/'];
  const [framed] = await lookAtEveryPage(site.browser, site.origin, [{ look: heights, widths: [390] }], addresses);
  const context = await site.browser.newContext({ viewport: PHONE, javaScriptEnabled: false, bypassCSP: true });
  const visited: string[] = [];
  const tab = await context.newPage();
  for (const address of addresses) {
    await tab.goto(site.origin + address);
    await runInPage(tab, (view) => {
      const style = view.document.createElement('style');
      style.textContent = '* { content-visibility: visible !important }';
      view.document.head.append(style);
    });
    await runInPage(tab, openFolds);
    visited.push(...(await runInPage(tab, heights)).map((height) => `${address} at 390 px ${height}`));
  }
  expect(framed).toEqual(visited);
});

describe('axe', () => {
  const contents = async (html: string): Promise<void> =>
    page.setContent(
      `<!doctype html><html lang="en"><title>Test</title><style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { p { color: #333; background: #222 } }</style><body><main><h1>Test</h1>${html}</main></body></html>`,
    );
  test('tells a field without a label', async () => {
    await contents('<input type="text">');
    expect(await axeFindings(page)).toEqual(['breaks label: <input type="text">']);
  });
  test('tells, of colours alone, what is hard to read in the dark only', async () => {
    await contents('<p>Words</p>');
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, COLOUR_RULES)).toEqual(['breaks color-contrast: <p>Words</p>']);
    await page.emulateMedia({ colorScheme: 'light' });
  });
});

test('the complaints of a page are noted', async () => {
  const tab = await site.browser.newPage();
  const troubles = troublesOf(tab);
  await tab.goto(`${site.origin}/nowhere/`);
  await tab.evaluate(() => {
    console.error('Wrong');
    setTimeout(() => {
      throw new Error('Broken');
    });
  });
  await expect.poll(() => troubles).toContain('has a script that fails: Broken');
  expect(troubles).toContain('says on the console: Wrong');
  expect(troubles).toContain(`loads ${site.origin}/nowhere/, which answers 404`);
  await tab.close();
});
