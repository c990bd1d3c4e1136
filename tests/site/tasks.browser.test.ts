import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { citables } from './built-site.ts';
import { servedSite } from './served-site.ts';
import { visits } from './visits.ts';

/**
 * What people come for at a table, from the home page to the answer, by one thumb at 390 px. Counted are the taps that
 * lead there; those by which a question is told (a troop, a grade, a die) are choices, and typing is typing.
 */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** As many taps as anything may take beyond what is chosen. */
const MOST_TAPS = 3;

const site = servedSite();
const visit = visits(site, PHONE);
/** The clause with the most worked examples. */
const LONG = 'combat-factors.table';
const ARMY = `C-in-C
1 Reg Kn (O) general
20 Reg Bd (O)
8 Reg Sp (O)
Baggage
6 Bge`;
const citation = citables().find(({ kind, id }) => kind === 'clause' && id === 'rear-support.spears')!;

class Thumb {
  taps = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** On the way to an answer. */
  async tap(on: Locator): Promise<void> {
    this.taps += 1;
    await on.tap();
  }

  /** Of what one asks. */
  async choose(...of: readonly Locator[]): Promise<void> {
    for (const each of of) await each.tap();
  }

  /** Search from where the thumb is, until the last letter is answered. */
  async search(words: string): Promise<void> {
    await this.tap(this.page.getByRole('searchbox').first());
    await this.page.keyboard.type(words);
    await answered(this.page, words);
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name }).first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  }

  /** Once it can be seen without scrolling. */
  async reads(what: Locator, words: RegExp): Promise<void> {
    await expect.poll(async () => (await what.allInnerTexts()).join('\n')).toMatch(words);
  }

  async best(words: RegExp): Promise<void> {
    await this.reads(this.page.locator('[data-result], .results > li').first(), words);
  }

  async computed(words: RegExp): Promise<void> {
    await this.reads(this.page.getByRole('region', { name: 'Computed answer' }), words);
  }
}

/** Troops are picked by their type and their grade. */
async function pick(thumb: Thumb, where: RegExp, type: string, grade: string): Promise<void> {
  await thumb.choose(thumb.button(where), thumb.button(new RegExp(`^${type}`)), thumb.button(grade));
}

/** Wait until what stands under the search box is found by these words, and not by the first of their letters. */
async function answered(page: Page, words: string): Promise<void> {
  await page.locator(`.search-panel > a[href*="?${new URLSearchParams({ q: words }).toString()}&"]`).waitFor();
}

interface Task {
  readonly name: string;
  /** What it takes beyond choices. */
  readonly taps: number;
  readonly does: (thumb: Thumb, page: Page) => Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    name: 'what spears, two deep, have against knights: one search',
    taps: 1,
    does: async (thumb) => {
      await thumb.search('sp two deep v kn');
      await thumb.computed(/Sp \(O\): 5 \+ die; stands[^]*Kn \(O\): 3 \+ die/);
    },
  },
  {
    name: 'the same by the calculator',
    taps: 1,
    does: async (thumb, page) => {
      await thumb.tap(thumb.link(/^Combat/));
      await pick(thumb, /front, left$/, 'Sp', 'O ordinary');
      await pick(thumb, /front, right$/, 'Kn', 'O ordinary');
      await thumb.choose(thumb.button('none: behind, Sp (O)'), thumb.button('1 Sp (O)'));
      await thumb.reads(page.locator('.outcomes'), /5 \+ die[^]*3 \+ die/);
    },
  },
  {
    name: 'whether bowmen may go into knights',
    taps: 1,
    does: async (thumb) => {
      await thumb.search('bw into kn');
      await thumb.best(/Bowmen who would contact mounted[^]*BHGS 13\.7[^]*not allowed to contact/);
    },
  },
  {
    name: 'warband beaten by knights, in 3.4 and in 3.1',
    taps: 3,
    does: async (thumb, page) => {
      await thumb.search('wb beaten by kn');
      await thumb.tap(page.locator('[data-result] a').first());
      await page.waitForURL('**/3.4/combat-outcome/#combat-outcome.warband');
      await thumb.tap(page.getByRole('navigation', { name: 'This section in other editions' }).getByText('3.1'));
      await page.waitForURL('**/3.1/combat-outcome/#combat-outcome.warband');
      await thumb.reads(page.locator(':target'), /warband/i);
    },
  },
  {
    name: 'what the second march of a column of warband costs: one search',
    taps: 1,
    does: async (thumb) => {
      await thumb.search('irr wb column march 2');
      await thumb.computed(/1 PIP/);
    },
  },
  {
    name: 'a combat with the dice thrown',
    taps: 1,
    does: async (thumb, page) => {
      await thumb.tap(thumb.link(/^Combat/));
      await pick(thumb, /front, left$/, 'Bd', 'O ordinary');
      await pick(thumb, /front, right$/, 'Kn', 'F fast');
      await thumb.choose(
        page.getByRole('radiogroup', { name: 'dice, Bd (O)' }).getByRole('radio', { name: '4' }),
        page.getByRole('radiogroup', { name: 'dice, Kn (F)' }).getByRole('radio', { name: '2' }),
      );
      await thumb.reads(page.locator('.outcomes'), /8 to 5: Bd \(O\) stands/);
    },
  },
  {
    name: 'a ruling, shown to the opponent',
    taps: 3,
    does: async (thumb, page) => {
      await thumb.search('bw into kn');
      await thumb.tap(page.locator('[data-result] a').first());
      await thumb.tap(
        page
          .locator(':target')
          .getByRole('button', { name: 'Show' })
          .or(page.locator('main').getByRole('button', { name: 'Show' }))
          .first(),
      );
      await page.getByRole('dialog', { name: /^To show: / }).waitFor();
    },
  },
  {
    name: 'BHGS 13.7',
    taps: 1,
    does: async (thumb) => {
      await thumb.search('13.7');
      await thumb.best(/Bowmen who would contact mounted[^]*not allowed to contact/);
    },
  },
  {
    name: 'what an army costs',
    taps: 1,
    does: async (thumb, page) => {
      await thumb.tap(thumb.link('Points'));
      await thumb.choose(thumb.button(/^Add (?:troops|the general)/));
      const sheet = page.getByRole('dialog');
      await thumb.choose(
        sheet.getByRole('button', { name: '1', exact: true }),
        sheet.getByRole('button', { name: 'Regular', exact: true }),
        sheet.getByRole('button', { name: 'Kn knights' }),
        sheet.getByRole('button', { name: 'O ordinary' }),
      );
      await thumb.reads(page.locator('.army-totals'), /C-in-C\s+\d+/);
    },
  },
  {
    name: 'a whole army as it stands in a message, with its baggage, beside the points that it may cost',
    taps: 2,
    does: async (thumb, page) => {
      await thumb.tap(thumb.link('Points'));
      await thumb.tap(page.getByText('The list as text'));
      await page.locator('textarea').fill(ARMY);
      const keys = page.getByRole('dialog', { name: 'AP that the army may cost' });
      await thumb.choose(
        page.getByRole('button', { name: /: AP that the army may cost$/ }),
        ...['2', '5', '0', 'Done'].map((name) => keys.getByRole('button', { name, exact: true })),
      );
      // 22 + 20 × 6 + 8 × 5; what baggage costs, no document that we have tells.
      const said = /182 of 250 AP, 68 left\. Incomplete: no price for 6 baggage/;
      await thumb.reads(page.locator('.army-totals'), said);
    },
  },
  {
    name: 'what changed since 3.1',
    taps: 2,
    does: async (thumb, page) => {
      await thumb.tap(thumb.link(/^What 3\.4 changed/));
      await thumb.tap(thumb.link(/^(?:From )?3\.1/));
      await page.waitForURL('**/changes/3.1-3.4/');
    },
  },
  {
    name: 'keeping all of it for a hall without a signal',
    taps: 2,
    does: async (thumb, page) => {
      await thumb.tap(page.getByRole('link', { name: /^Copy on this device/ }));
      await thumb.tap(thumb.button('Save for offline'));
      await thumb.reads(page.locator('.kept-mark'), /Offline ready/);
    },
  },
  {
    name: 'an event with its edition, points and a ruling',
    taps: 3,
    does: async (thumb, page) => {
      await thumb.tap(thumb.link('Event sheet'));
      await page.getByLabel('Name of the event').fill('Autumn Open');
      await thumb.choose(page.getByLabel('Name of the event'));
      await page.getByLabel('Edition').selectOption('3.3');
      await page.getByLabel('Points, in AP').fill('400');
      await thumb.tap(thumb.button('Add a local ruling'));
      await page.getByLabel(/^About/).fill('rear-support.spears');
      await page.getByLabel('What is ruled').fill('As printed.');
      await thumb.choose(page.getByLabel('What is ruled'));
      await thumb.tap(thumb.button('Make the sheet'));
      await page.waitForURL(/\/event\/.*(?:\?|#).+/);
      await thumb.reads(page.locator('main'), /Second rank: spears[^]*As printed\./);
    },
  },
  {
    name: 'a play sheet, printed',
    taps: 2,
    does: async (thumb, page) => {
      await thumb.tap(thumb.link(/^Play sheet/));
      await page.waitForURL('**/playsheet/*/');
      await page.evaluate(() => {
        window.print = () => (document.title = 'printed');
      });
      await thumb.tap(thumb.button('Print'));
      await expect.poll(() => page.title()).toBe('printed');
    },
  },
  {
    name: 'whether a line from a forum is what the rule says',
    taps: 3,
    does: async (thumb, page) => {
      const line = await lineOf(page);
      await page.goto(`${site.origin}/`);
      await thumb.tap(thumb.link('Check a citation'));
      await thumb.tap(page.getByLabel('Citation line'));
      await page.keyboard.insertText(line);
      await thumb.tap(thumb.button('Check'));
      await thumb.reads(page.locator('main'), /This device reads [^]* word for word as it was cited/);
    },
  },
  {
    name: 'an element hit in its flank that loses: one search',
    taps: 1,
    does: async (thumb) => {
      await thumb.search('bd with enemy on flank v sp');
      await thumb.computed(/destroyed/);
    },
  },
  {
    name: 'whether knights (I) count a second rank',
    taps: 1,
    does: async (thumb) => {
      await thumb.search('kn(i) second rank');
      await thumb.best(/Second rank: double-based knights[^]*add \+1/);
    },
  },
  {
    name: 'a long clause by its link: its text stands on the first screen',
    taps: 0,
    does: async (_thumb, page) => {
      await page.goto(`${site.origin}/clause/${LONG}/`);
      const { y } = (await page.locator('.clause .rule-text').first().boundingBox())!;
      expect(y).toBeLessThan(844 / 2);
    },
  },
  {
    name: 'nonsense',
    taps: 1,
    does: async (thumb, page) => {
      await thumb.search('xyzzy');
      await thumb.reads(page.getByRole('status').first(), /Nothing/);
    },
  },
];

/** How a clause is cited, as its page has it. */
async function lineOf(page: Page): Promise<string> {
  await page.goto(`${site.origin}/clause/${citation.id}/`);
  return page.locator('.citation-line').first().innerText();
}

describe('from home to the answer', () => {
  test.each(TASKS)('$name', async ({ taps, does }) => {
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    await visit('/', async (page) => {
      const thumb = new Thumb(page);
      await does(thumb, page);
      expect(thumb.taps).toBeLessThanOrEqual(taps);
    });
  });

  test('by keyboard alone: a slash, words, an arrow, Enter', async () => {
    await visit('/', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('13.7');
      await answered(page, '13.7');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/bhgs/**');
    });
  });
});
