import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { visits } from '../../../../../tests/site/visits.ts';

/** What an answer is where nobody sees its page: heard, sent, and on paper. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const site = servedSite();
const visit = visits(site, PHONE);

const COMBAT = '/tools/combat/?ed=3.2&a=Kn+(F)&b=Sp+(O)';
const heard = (page: Page) => page.locator('.result [role="status"]').innerText();
const shared = (page: Page) => page.evaluate(() => (globalThis as { shared?: ShareData }).shared);

/** Let a page send something, and note what. */
const sending = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (told: ShareData) => {
        Object.assign(globalThis, { shared: told });
        return Promise.resolve();
      },
    });
  });

describe('heard', () => {
  test('an answer begins with its edition, and another edition is heard though it answers the same', async () => {
    await visit(COMBAT, async (page) => {
      await expect.poll(() => heard(page)).toMatch(/^In 3\.2: Kn \(F\): /);
      const before = await heard(page);
      await page.locator('input[name="ed"][value="3.3"]').check({ force: true });
      await expect.poll(() => heard(page)).toBe(before.replace('3.2', '3.3'));
    });
  });

  test.each([
    ['what each side adds to its die', COMBAT, /Scores: 3 \+ die against 4 \+ die\./],
    ['on what a feature may be placed', '/tools/terrain/?ed=3.4&what=WW', /on 5 or 6, if .*, and if .*, and if /],
    ['what is left open', '/tools/terrain/?ed=3.4&what=Wd', /Left open: by which dice/],
    ['of what a cost is made up', '/tools/pips/?ed=3.4&who=4+Irr+Wb+(O)&do=march', /Cost: 1 PIP\. 1 basic/],
    ['how many losses more tell', '/tools/losses/?ed=3.4&of=army&at=40&lost=16', /not reached, 4 more\./],
    ['what is disputed', '/tools/points/?ed=3.4&army=~;c,1rKnOg,4rAxX', /Disputed: 34 AP by another reading: /],
    ['what rests on a secondary source', '/tools/points/?ed=3.4&army=~;c,1rKnOg,4rAxX', /by a secondary source/],
  ])('%s is said', async (_, address, words) => {
    await visit(address, async (page) => {
      await expect.poll(() => heard(page)).toMatch(words);
    });
  });

  test('of one throw the table says which outcome it has', async () => {
    await visit(`${COMBAT}&a.die=1&b.die=6`, async (page) => {
      const rows = page.locator('.outcomes tbody tr');
      await expect
        .poll(async () =>
          (await rows.allInnerTexts())
            .map((row) => row.replace(/\s+/g, ' ').trim())
            .filter((row) => row.includes('yes')),
        )
        .toHaveLength(2);
    });
  });
});

describe('sent', () => {
  test.each([
    ['Share this question', COMBAT, /^DBM 3\.2, Calculators \(computed from the rules of 3\.2\), .*Kn \(F\): stands /],
    ['Share this question', '/tools/terrain/?ed=3.4&what=Wd', /Left open: by which dice/],
    [
      'Share this question',
      '/tools/points/?ed=3.4&army=~;c,1rKnOg,4rAxX',
      /4 Reg Ax \(X\).*another reading.*secondary/,
    ],
    ['Show', COMBAT, /^DBM 3\.2, Calculators \(computed from the rules of 3\.2\)/],
  ])('by %s, %s goes with its edition, its answer, and whose that is', async (way, address, words) => {
    await visit(
      address,
      async (page) => {
        await page.getByRole('button', { name: way, exact: true }).tap();
        if (way === 'Show') await page.getByRole('dialog').getByRole('button', { name: 'Share' }).tap();
        await expect.poll(async () => (await shared(page))?.text).toMatch(words);
        expect((await shared(page))?.url).toContain('ed=3.');
      },
      PHONE,
      sending,
    );
  });

  test('a link without an edition names that of the answer', async () => {
    await visit(
      '/tools/combat/?a=Kn+(F)&b=Sp+(O)',
      async (page) => {
        await page.getByRole('button', { name: 'Share this question' }).tap();
        await expect.poll(async () => (await shared(page))?.url).toContain('ed=');
      },
      PHONE,
      sending,
    );
  });

  test('of a group that moves all are named', async () => {
    const table =
      '/tools/table/?ed=3.4&t=pAMgBAggHAID3AsC4AgACCAcXAQADCggsAsC7AQADCggXAwADCggXBAAbDw;by~D,C,E;to~front+on+A+front';
    await visit(
      table,
      async (page) => {
        await page.getByRole('button', { name: 'Share this question' }).tap();
        await expect.poll(async () => (await shared(page))?.text).toMatch(/ D moves with .* C, .* E\./);
      },
      PHONE,
      sending,
    );
  });
});

describe('on paper', () => {
  test.each([
    ['combat', `${COMBAT}&a.up=1`, /^DBM 3\.2: .*Kn \(F\).*upslope/],
    ['PIPs', '/tools/pips/?ed=3.4&who=4+Irr+Wb+(O)&do=march', /^DBM 3\.4: .*4 Irr Wb \(O\).* march/],
  ])('%s has its question in words in place of what is tapped, and where it stands', async (_, address, words) => {
    await visit(address, async (page) => {
      await page.locator('.result .why').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator('.asked-in-words').innerText()).toMatch(words);
      expect(await page.locator('.calculator form').isVisible()).toBe(false);
      expect(await page.locator('h1').isVisible()).toBe(true);
      const host = site.origin.replace('http://', '');
      const imprint = expect.poll(() => page.locator('.imprint').innerText());
      await imprint.toContain(`${host}/tools/`);
      await imprint.toContain('ed=3.');
    });
  });

  test('on a screen the question stands once', async () => {
    await visit(COMBAT, async (page) => {
      await page.locator('.result .why').first().waitFor();
      expect(await page.locator('.asked-in-words').isVisible()).toBe(false);
    });
  });
});
