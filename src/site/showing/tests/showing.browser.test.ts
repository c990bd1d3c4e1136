import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings, COLOUR_RULES } from '../../../../tests/site/look/axe-findings.ts';
import { runInPage } from '../../../../tests/site/look/run-in-page.ts';
import { widerThanScreen } from '../../../../tests/site/look/wider-than-screen.ts';
import { citables } from '../../../../tests/site/built-site.ts';
import { readCode } from '../../../../tests/site/read-code.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { letShare, sharedBy } from '../../../../tests/site/shared.ts';
import { visits } from '../../../../tests/site/visits.ts';
import { withScriptsHeld } from '../../../../tests/site/with-scripts-held.ts';
import { AUTUMN_OPEN, playAt } from './autumn-open.ts';

/** What is turned to the opponent. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const site = servedSite();
const visit = visits(site, PHONE);
const visitHeld = withScriptsHeld(site, visit, PHONE);

const newestOf = (kind: string) => citables().findLast((each) => each.kind === kind)!;
const ANSWER = '/tools/combat/?a=Bd+(O)&b=Sp+(O)';
const THINGS = [
  ['a clause', newestOf('clause').url, /^Rule in force, DBM/],
  ['a clause with a note and its source', '/3.4/pip-dicing/#pip-dicing.basic-cost', /^Rule in force, DBM/],
  ['a clause of an older edition', '/3.1/pip-dicing/#pip-dicing.generals', /^Rule of 3\.1$/],
  ['a clause through all editions', `/clause/${newestOf('clause').id}/`, /^Rule in force, DBM/],
  ['a clause that a secondary source tells', '/clause/demoralised-commands.losses/', /^By a secondary source, DBM$/],
  [
    'a clarification',
    citables().find(({ kind, id }) => kind === 'clarification' && id === 'bhgs.17.6')!.url,
    /^BHGS clarification$/,
  ],
  ['a guideline', newestOf('guideline').url, /^Guideline for fair play$/],
  ['an erratum', newestOf('erratum').url, /^List erratum$/],
  ['a ruling', '/rulings/friends-behind-artillery/', /^Our reading\. The umpire decides\.$/],
  [
    'a ruling that rests on the clarifications',
    '/rulings/bowmen-may-not-contact-mounted/',
    /^Our reading of the BHGS clarifications\. The umpire decides\.$/,
  ],
  [
    'a ruling that a secondary source tells in part',
    '/rulings/sacked-baggage-and-half-the-army/',
    /^Our reading, in part by a secondary source\. The umpire decides\.$/,
  ],
  ['a discrepancy', newestOf('discrepancy').url, /^Our reading|^Open:/],
  ['a clause of DBA', newestOf('dba').url, /^Rule in force, DBA/],
  ['a computed answer', ANSWER, /^Computed from the rules in force$/],
  ['a computed answer of an older edition', ANSWER.replace('?', '?ed=3.1&'), /^Computed from the rules of 3\.1$/],
  [
    'a computed answer that a secondary source tells',
    '/tools/losses/?ed=3.4&of=army&at=40&lost=16',
    /^Computed, by a secondary source$/,
  ],
] as const;

const showing = (page: Page) => page.getByRole('dialog', { name: /^To show: / });

async function show(page: Page): Promise<void> {
  const led = page.locator(':target').getByRole('button', { name: /^Show/ });
  const buttons = (await led.count()) > 0 ? led : page.getByRole('button', { name: /^Show/ });
  await buttons.last().tap();
  await showing(page).waitFor();
}

describe.each(THINGS)('%s', (_, address, authority) => {
  test('fills the screen in letters for the other side of a table, with whose answer it is, and a code', async () => {
    await visit(address, async (page) => {
      await show(page);
      const { x, y, width, height } = (await showing(page).boundingBox())!;
      expect([x, y, width, height]).toEqual([0, 0, 390, 844]);
      expect(await showing(page).locator('.showing-authority').innerText()).toMatch(authority);
      expect(await showing(page).locator('.showing-edition').innerText()).toMatch(/^DB[MA] \d\.\d/);
      expect((await showing(page).locator('.showing-words').innerText()).trim()).not.toBe('');
      const sizes = await showing(page).evaluate((dialog) => {
        const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement!;
          // What is tapped is for who holds it.
          if (!text.nodeValue?.trim() || parent.closest('button')) continue;
          const size = Number.parseFloat(getComputedStyle(parent).fontSize);
          if (size < 28) found.push(`${String(size)}: ${text.nodeValue}`);
        }
        return found;
      });
      expect(sizes).toEqual([]);
      expect(await runInPage(page, widerThanScreen)).toEqual([]);
      const url = await showing(page).locator('.citation-link').innerText();
      expect(await readCode(showing(page).locator('.qr-code'))).toBe(url);
      expect(await showing(page).locator('a:not(.citation-link)').count()).toBe(0);
    });
  });
});

describe('it is closed, and what was focused is so again,', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['by its button', (page) => page.getByRole('button', { name: 'Close' }).tap()],
    ['by Escape', (page) => page.keyboard.press('Escape')],
    ['by Back', (page) => page.goBack()],
  ])('%s', async (_, close) => {
    for (const address of [newestOf('clause').url, ANSWER])
      await visit('/', async (page) => {
        await page.goto(site.origin + address);
        const button = page.getByRole('button', { name: /^Show/ }).last();
        await button.focus();
        await page.keyboard.press('Enter');
        await showing(page).waitFor();
        // Sections that were never seen have a guessed height: what counts is where the button stands on the screen.
        const top = () => button.evaluate((each) => each.getBoundingClientRect().top);
        const before = await top();
        await close(page);
        await showing(page).waitFor({ state: 'detached' });
        await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
        // A calculator writes down which edition it asks, in its own time.
        expect(page.url().replace(/ed=[\d.]+&/, '')).toBe(site.origin + address);
        expect(Math.abs((await top()) - before)).toBeLessThan(24);
        await expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over)).toBe(undefined);
        await page.goBack();
        await page.waitForURL(`${site.origin}/`);
      });
  });
});

test('it is turned round for who sits opposite', async () => {
  await visit(newestOf('ruling').url, async (page) => {
    await show(page);
    await page.getByRole('button', { name: 'Turn round' }).tap();
    await expect.poll(() => showing(page).evaluate((each) => getComputedStyle(each).rotate)).toBe('180deg');
    expect(await runInPage(page, widerThanScreen)).toEqual([]);
  });
});

test('it is passed on by the sheet of the device, where that has one', async () => {
  await visit(
    newestOf('clause').url,
    async (page) => {
      await show(page);
      await showing(page).getByRole('button', { name: 'Share' }).tap();
      const shared = await sharedBy(page);
      expect(shared?.url).toBe(site.origin + newestOf('clause').url);
      expect(shared?.text).toContain(newestOf('clause').id);
    },
    PHONE,
    letShare,
  );
});

describe('at an event', () => {
  const sent = async (page: Page): Promise<string> => {
    await showing(page).getByRole('button', { name: 'Share' }).tap();
    return (await sharedBy(page))?.text ?? '';
  };
  const playing = async (page: Page): Promise<void> => {
    await playAt(page, AUTUMN_OPEN);
    await letShare(page);
  };

  test('a text that is not in force there says so before its words, where it is shown and where it is sent', async () => {
    const { url } = citables().find(({ kind, id }) => kind === 'clarification' && id === 'bhgs.17.6')!;
    await visit(
      url,
      async (page) => {
        await page.locator('.event-bar .event-note').waitFor();
        await show(page);
        expect(await showing(page).locator('.showing-words').innerText()).toMatch(/^Not in force at Autumn Open\./);
        expect(await showing(page).locator('.showing-authority').innerText()).toBe(
          'BHGS clarification. Not in force at Autumn Open.',
        );
        expect(await sent(page)).toMatch(/\nNot in force at Autumn Open\.$/);
      },
      PHONE,
      playing,
    );
  });

  test('of a ruling that holds in other editions what holds there is sent first', async () => {
    await visit(
      '/rulings/compulsory-waterway-in-3-4/',
      async (page) => {
        await page.locator('.not-in-play').waitFor();
        await show(page);
        expect(await sent(page)).toMatch(/^In 3\.2, played at Autumn Open: No dice.*\.\nDBM 3\.4, .* Answer: No\./s);
      },
      PHONE,
      playing,
    );
  });

  test('a ruling of its umpire goes with the clause that it is about', async () => {
    await visit(
      '/3.2/rear-support/#rear-support.spears',
      async (page) => {
        await page.locator('.local-ruling').first().waitFor();
        await page.getByRole('button', { name: 'Show: Second rank: spears' }).tap();
        await showing(page).waitFor();
        expect(await sent(page)).toMatch(
          /\nUmpire’s ruling at Autumn Open, not part of the rules: “In rough going too\.”\.$/,
        );
      },
      PHONE,
      playing,
    );
  });

  test('what holds there is on paper too', async () => {
    await visit(
      '/rulings/compulsory-waterway-in-3-4/',
      async (page) => {
        await page.locator('.not-in-play').waitFor();
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.not-in-play').isVisible()).toBe(true);
        expect(await page.locator('.wordmark').isVisible()).toBe(false);
      },
      PHONE,
      playing,
    );
  });
});

test('light or dark, narrow or with letters twice as large, nothing is wrong with it', async () => {
  for (const address of [newestOf('ruling').url, ANSWER])
    await visit(address, async (page) => {
      await show(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await runInPage(page, widerThanScreen)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '212.5%'));
      expect(await runInPage(page, widerThanScreen)).toEqual([]);
    });
});

test('without what shows it, the button stays, and says so', async () => {
  await visit(
    newestOf('clause').url,
    async (page) => {
      await page.getByRole('button', { name: /^Show/ }).last().tap();
      await page.getByText('Show: try again').waitFor();
    },
    PHONE,
    (page) => page.route('**/show-text*', (route) => route.abort()),
  );
});

describe('before the script of the page is there', () => {
  // The first of the page stands on its first screen: where a browser has leapt, what it draws only then moves once more.
  const early = (use: (page: Page, button: Locator, release: () => void) => Promise<void>): Promise<void> =>
    visitHeld('/3.4/pip-dicing/', (page, release) =>
      use(page, page.getByRole('button', { name: /^Show/ }).first(), release),
    );

  test('a tap is not lost', () =>
    early(async (page, button, release) => {
      await button.tap();
      release();
      await showing(page).waitFor();
    }));

  test('to come by with the keyboard asks for nothing', () =>
    early(async (page, button, release) => {
      await page.locator('.cite').first().press('Tab');
      await expect.poll(() => button.evaluate((each) => each.matches(':focus-visible'))).toBe(true);
      await page.evaluate(() => {
        document.addEventListener('click', () => (document.body.dataset.clicked = ''), true);
      });
      release();
      // It has a name of its own once that script has run.
      await expect.poll(() => button.getAttribute('aria-label')).not.toBe(null);
      expect(await page.locator('body').getAttribute('data-clicked')).toBe(null);
    }));
});

test('on paper there is no way to show', async () => {
  await visit(newestOf('clause').url, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.cite + button').first().isVisible()).toBe(false);
  });
});
