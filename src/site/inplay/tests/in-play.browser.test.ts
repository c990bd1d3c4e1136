import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, COLOUR_RULES } from '../../../../tests/site/look/axe-findings.ts';
import { citables } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';
import type { EventSheet } from '../../event/link/index.ts';

/** "I play 3.3": an edition for the whole device. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const clauses = citables().filter(({ kind }) => kind === 'clause');
const editions = [...new Set(clauses.map(({ edition }) => edition!))];
const newest = editions.at(-1)!;
const played = editions.at(-2)!;
const older = editions.at(-3)!;
const ids = (edition: string) => clauses.filter((each) => each.edition === edition).map(({ id }) => id);
/** A clause that the three have, in the same section. */
const id = ids(newest).find((each) => ids(played).includes(each) && ids(older).includes(each))!;
const urlOf = (edition: string): string => clauses.find((each) => each.id === id && each.edition === edition)!.url;

const site = servedSite();
const visit = visits(site, PHONE);

/** The edition in play, as the bar under the thumb says it. */
const inPlay = (page: Page): Promise<string> =>
  page
    .locator('.thumb-bar .in-play')
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, ' '));

async function play(page: Page, edition: string): Promise<void> {
  await page.locator('.thumb-bar .in-play').tap();
  await page.getByRole('dialog').getByRole('button', { name: edition }).tap();
  await expect.poll(() => inPlay(page)).toBe(edition === newest ? `${newest} Edition` : `${edition} You play`);
}

test('chosen once, search, calculators, play sheet and home follow it, until the newest is chosen again', async () => {
  await visit('/', async (page) => {
    expect(await inPlay(page)).toBe(`${newest} Edition`);
    await play(page, played);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('in-play');
    expect(await page.locator('.home-editions [aria-current]').innerText()).toBe(played);
    for (const place of ['.tiles-home', '.thumb-bar'])
      expect(await page.locator(`${place} [data-in-play]`).getAttribute('href')).toMatch(
        new RegExp(`/playsheet/${played}/$`),
      );
    await page.locator('.search-box input[type="search"]').fill('spears');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/search/?q=spears&edition=${played}`);
    await page.goto(`${site.origin}/search/`);
    await expect.poll(() => page.locator('#search-edition').inputValue()).toBe(played);
    await page.goto(`${site.origin}/tools/combat/`);
    await expect.poll(() => page.locator('input[name="ed"]:checked').inputValue()).toBe(played);
    await page.goto(`${site.origin}/`);
    await expect.poll(() => inPlay(page)).toBe(`${played} You play`);
    await play(page, newest);
    expect(await page.locator('.home-editions [aria-current]').innerText()).toBe(newest);
    await page.goto(`${site.origin}/tools/combat/`);
    await expect.poll(() => page.locator('input[name="ed"]:checked').inputValue()).toBe(newest);
  });
});

test('what is of another edition says so, and leads to the same clause of the one in play', async () => {
  await visit(urlOf(played), async (page) => {
    const told = page.locator('.not-in-play');
    expect(await told.innerText()).toContain(`${played} is not the newest.`);
    await play(page, played);
    await expect.poll(() => told.count()).toBe(0);
    for (const other of [newest, older]) {
      await page.goto(site.origin + urlOf(other));
      await expect.poll(() => told.innerText()).toContain(`You play ${played}.`);
      await told.getByRole('link', { name: `Read it in ${played}` }).tap();
      await page.waitForURL(`**${urlOf(played)}`);
    }
    await page.goto(`${site.origin}/playsheet/${newest}/`);
    await told.getByRole('link', { name: `Read it in ${played}` }).tap();
    await page.waitForURL(`**/playsheet/${played}/`);
    await page.goto(`${site.origin}/tools/combat/?ed=${newest}`);
    await page.getByText(`You play ${played}.`).waitFor();
    await page.getByRole('button', { name: `Answer in ${played}` }).tap();
    await expect.poll(() => page.locator('input[name="ed"]:checked').inputValue()).toBe(played);
  });
});

test('what an address leads to stands under the bar, also when the bar says more once its script knows', async () => {
  await visit('/', async (page) => {
    await play(page, played);
    await page.goto(site.origin + urlOf(older));
    await page.locator('.not-in-play').getByText(`You play ${played}.`).waitFor();
    const under = (): Promise<number> =>
      page.evaluate(
        () =>
          document.querySelector(':target')!.getBoundingClientRect().top -
          document.querySelector('.site-head')!.getBoundingClientRect().bottom,
      );
    await expect.poll(under).toBeGreaterThanOrEqual(0);
    expect(await under()).toBeLessThan(60);
  });
});

test('an event’s edition wins while it is played', async () => {
  const sheet: EventSheet = {
    name: 'Autumn Open',
    edition: older,
    bhgs: true,
    fairPlay: true,
    errata: true,
    lists: '',
    points: null,
    until: null,
    content: '2026-11-20',
    rulings: [],
  };
  await visit('/', async (page) => {
    await play(page, played);
    const pinned = JSON.stringify({ sheet, since: Date.now() });
    await page.evaluate((kept) => localStorage.setItem('legal-contact / event', kept), pinned);
    await page.goto(`${site.origin}/tools/combat/`);
    await expect.poll(() => page.locator('input[name="ed"]:checked').inputValue()).toBe(older);
    await expect.poll(() => inPlay(page)).toBe(`${older} Event`);
    await page.locator('.thumb-bar .in-play').tap();
    await page.getByRole('dialog').getByText('Autumn Open').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).tap();
    await expect.poll(() => inPlay(page)).toBe(`${played} You play`);
  });
});

test('a choice in one tab is seen in another', async () => {
  await visit('/', async (page, context) => {
    const other = await context.newPage();
    await other.goto(site.origin + urlOf(newest));
    await play(page, played);
    await expect.poll(() => other.locator('.not-in-play').count()).toBe(1);
  });
});

test('an edition that this copy does not have is not in play', async () => {
  await visit('/', async (page) => {
    await page.evaluate(() => localStorage.setItem('legal-contact / edition', '9.9'));
    await page.goto(site.origin + urlOf(newest));
    await page.locator('.kept-mark[data-tone]').waitFor();
    await page.goto(`${site.origin}/tools/combat/`);
    await expect.poll(() => page.locator('input[name="ed"]:checked').inputValue()).toBe(newest);
    expect(await inPlay(page)).toBe(`${newest} Edition`);
  });
});

test('where the browser keeps nothing, it says so', async () => {
  await visit(
    '/',
    async (page) => {
      await page.locator('.thumb-bar .in-play').tap();
      await page.getByRole('dialog').getByRole('button', { name: played }).tap();
      await page.getByRole('status').getByText('This browser keeps nothing').waitFor();
      expect(await inPlay(page)).toBe(`${newest} Edition`);
    },
    PHONE,
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('denied', 'QuotaExceededError');
        };
      }),
  );
});

test('without scripts the way leads to the editions', async () => {
  await visit(
    '/',
    async (page) => {
      await page.locator('.thumb-bar .in-play').tap();
      await page.waitForURL('**/editions/');
    },
    { ...PHONE, javaScriptEnabled: false },
  );
});

test('light or dark, axe finds nothing on the sheet', async () => {
  await visit(urlOf(older), async (page) => {
    await page.locator('.thumb-bar .in-play').tap();
    await page.getByRole('dialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
  });
});

test('in the list of rulings the answer of the edition that is played comes first, and the others say where they hold', async () => {
  await visit('/rulings/', async (page) => {
    const item = page.locator('.short-rulings > li').filter({
      has: page.locator(`.elsewhere[data-holds~="${older}"]`),
      hasNot: page.locator(`.short-answer:not(.elsewhere)[data-holds~="${older}"]`),
    });
    const first = item.first();
    const shown = (): Promise<readonly string[]> =>
      first.evaluate((each) =>
        [...each.querySelectorAll<HTMLElement>('.short-answer')]
          .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map(({ innerText }) => innerText),
      );
    const [inForce = '', ...others] = await shown();
    expect(inForce).not.toMatch(/^In \d/u);
    expect(others.every((text) => /^In \d/u.test(text))).toBe(true);
    await play(page, older);
    const [played = '', ...rest] = await shown();
    expect(others).toContain(played);
    expect(rest.some((text) => /^In \d/u.test(text) && text.endsWith(inForce))).toBe(true);
    // The ruling itself says at its head what holds there.
    const answer = played.replace(/^In [^:]*: /u, '');
    await first.locator('a').tap();
    await expect.poll(() => page.locator('.not-in-play').innerText()).toContain(`There: ${answer}`);
    await page.goBack();
    await play(page, newest);
    expect((await shown())[0]).toBe(inForce);
  });
});

test('what is pinned to another edition, or is of all, names the one in play', async () => {
  await visit('/glossary/', async (page) => {
    const told = page.locator('.not-in-play');
    await play(page, played);
    await expect.poll(() => told.innerText()).toBe(`You play ${played}. Here is what the terms mean in ${newest}.`);
    await page.goto(`${site.origin}/rulings/`);
    await expect.poll(() => told.innerText()).toContain(`You play ${played}. What differs there stands first`);
    await page.goto(`${site.origin}/search/?q=kn+v+sp&edition=${newest}`);
    const elsewhere = page.locator('#search-elsewhere');
    await expect.poll(() => elsewhere.innerText()).toContain(`You play ${played}. Search in ${played}`);
    await elsewhere.getByRole('link', { name: `Search in ${played}` }).tap();
    await page.locator(`#search-results[data-edition="${played}"]`).waitFor();
    expect(await elsewhere.innerText()).not.toContain('You play');
  });
});

test('of a ruling the answer in play is one text in the bar, and stands first before the opponent', async () => {
  await visit('/rulings/deep-warband-beaten-by-knights/', async (page) => {
    await play(page, '3.1');
    const told = page.locator('.not-in-play');
    await expect.poll(() => told.innerText()).toMatch(/^You play 3\.1\. There: Destroyed, if it loses so/);
    const bar = (await page.locator('.site-head').boundingBox())!;
    const { y, height } = (await told.locator('span').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y + bar.height);
    await page.getByRole('button', { name: /^Show/ }).first().tap();
    const shown = page.getByRole('dialog', { name: /^To show: / });
    expect(await shown.locator('.showing-edition').innerText()).toBe('DBM 3.1');
    expect(await shown.locator('.showing-words').innerText()).toMatch(
      /^Destroyed, if it loses so; .+\s+In 3\.2 to 3\.4\s+No\. It recoils/,
    );
  });
});

test('a clause in every edition says that it reads otherwise in the one in play, and leads to that wording on the page', async () => {
  const playing = (edition: string) => (page: Page) =>
    page.addInitScript((chosen) => {
      localStorage.setItem('legal-contact / edition', chosen);
    }, edition);
  const at = (id: string, edition: string, use: (page: Page) => Promise<void>) =>
    visit(`/clause/${id}/`, use, PHONE, playing(edition));
  await at('combat-outcome.warband', '3.1', async (page) => {
    const bar = page.locator('.not-in-play');
    await bar.waitFor();
    expect((await bar.innerText()).replaceAll(/\s+/g, ' ')).toBe('You play 3.1. 3.1 reads otherwise');
    await bar.getByRole('link').tap();
    const heading = page.locator('h2:target');
    await expect.poll(() => heading.innerText()).toMatch(/^3\.0 to 3\.1/);
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(300);
    expect((await heading.boundingBox())!.y).toBeGreaterThan(0);
  });
  // The same words: nothing is to be said.
  await at('combat-outcome.warband', '3.3', async (page) => {
    await expect.poll(() => inPlay(page)).toBe('3.3 You play');
    expect(await page.locator('.not-in-play').count()).toBe(0);
  });
  const late = ids(newest).find((each) => !ids(editions[0]!).includes(each))!;
  await at(late, editions[0]!, async (page) => {
    await expect
      .poll(() => page.locator('.not-in-play').innerText())
      .toBe(`You play ${editions[0]!}. ${editions[0]!} does not have this clause.`);
  });
});
