import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { choose, openBookPage } from '../../src/site/book/tests/choose.ts';
import { numbered, print } from '../../src/site/book/tests/printed-book.ts';
import { bareClasses, classesOn } from './look/bare-classes.ts';
import { DRAWN_HOOKS } from './look/hooks.ts';
import { openFolds } from './look/open-folds.ts';
import { PHONE } from './look/visit.ts';
import { runInPage } from './look/run-in-page.ts';
import { servedSite } from './served-site.ts';
import { visits } from './visits.ts';

/** What scripts draw is styled as what is built is. */

const site = servedSite();
const visit = visits(site, { viewport: PHONE, hasTouch: true, colorScheme: 'light' });

const onTable = (lines: string): string => `/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`;
const LINE = 'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 100,240 facing E\nC: Irr Kn (F) beside B right';

const answered = (page: Page) => page.locator('#steps, .open-answer').first().waitFor();

/** How a page is brought to draw what it does not draw at once. */
const STATES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['combat', '/tools/combat/?a=Bd+(O)&b=Kn+(F)&vs=3.0', answered],
  [
    'a game',
    '/tools/losses/?ed=3.4&of=game&game=C-in-C,1+Reg+Kn+(O)+general+lost+1,12+Reg+Bd+(O)+lost+4;ally,12+Irr+Wb+(O)+lost+5;6+Bge,2+killed',
    answered,
  ],
  ['losses', '/tools/losses/?ed=3.4&troops=12+Reg+Bd+(O)+lost+4&vs=3.0', answered],
  [
    'a feature',
    '/tools/terrain/?what=Wd&there=invader+Rv',
    async (page) => {
      await answered(page);
      await page.locator('button.troop').first().tap();
      await page.locator('dialog .tiles').waitFor();
    },
  ],
  ['points', '/tools/points/?army=~;c,1rKnOg,12rBdO;s,1rCvOg,12iWbO;b6,4TF', answered],
  [
    'a move that is asked about, and the ruler',
    onTable(`${LINE};by~B,C;to~front on A left flank;end~C at 0,140 facing E`),
    async (page) => {
      await answered(page);
      await page.locator('details.with summary').tap();
      await page.locator('.ruler summary').tap();
      await page.locator('.board .measured text').first().waitFor();
    },
  ],
  [
    'a position that cannot be, and a text that is none',
    onTable(`wood: 0,200 120,200 120,320\n${LINE}\nD: Reg Bd (O) at 210,200 facing N`),
    async (page) => {
      await page.locator('.element-bar .problem').waitFor();
      await page.locator('.element-list summary').tap();
      await page.locator('.element-list li button').first().tap();
      await page.getByLabel('The position as a text, to paste or copy').fill('A: nowhere');
      await page.getByRole('alert').waitFor();
      await page.locator('.board .terrain.chosen').waitFor();
    },
  ],
  [
    'an answer above results',
    '/search/?q=sp+v+kn+on+tuesday',
    (page) => page.locator('#search-answer .sides').waitFor(),
  ],
  ['answers to each case', '/search/?q=cost+Bd', (page) => page.locator('#search-answer .alternatives').waitFor()],
  [
    'an event that lacks something',
    '/event/',
    async (page) => {
      await page.locator('.event-form button.primary').first().click();
      await page.locator('.event-form .problem').first().waitFor();
    },
  ],
  [
    'a citation',
    `/verify/#${encodeURIComponent('3.4 rear-support.spears 00000000')}`,
    (page) => page.locator('#verdict h2').waitFor(),
  ],
];

/** What a page has when it is brought to a state: all its classes, and those of them that nothing styles. */
interface Drawn {
  readonly classes: readonly string[];
  readonly bare: readonly string[];
}

const drawn = new Map<string, Drawn>();

// Whichever of the tests are run, each finds all states drawn.
beforeAll(async () => {
  for (const [state, address, draw] of STATES)
    await visit(address, async (page) => {
      await draw(page);
      await runInPage(page, openFolds);
      drawn.set(state, { classes: await classesOn(page), bare: await bareClasses(page) });
    });
});

test.each(STATES)('every class of what a page draws has a rule, or is named as a hook: %s', (state) => {
  expect(drawn.get(state)?.bare).toEqual([]);
});

test('so has every class of one’s own copy, and of a leaf of it', async () => {
  const pdf = await print(site.browser, numbered(2));
  await visit('/book/', async (page) => {
    await openBookPage(page, site.origin);
    await choose(page, { name: 'my book.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
    expect(await bareClasses(page)).toEqual([]);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.locator('.book-pane[data-drawn="1"]').waitFor();
    expect(await bareClasses(page)).toEqual([]);
  });
});

test('a hook is the class of something that is drawn', () => {
  const classes = new Set([...drawn.values()].flatMap((each) => each.classes));
  expect([...DRAWN_HOOKS].filter((name) => !classes.has(name))).toEqual([]);
});
