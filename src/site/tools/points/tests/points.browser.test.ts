import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../../index.ts';
import { axeFindings, COLOUR_RULES } from '../../../../../tests/site/look/axe-findings.ts';
import { openFolds } from '../../../../../tests/site/look/open-folds.ts';
import { runInPage } from '../../../../../tests/site/look/run-in-page.ts';
import { citables } from '../../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { gone, seen } from '../../../../../tests/site/seen.ts';
import { AUTUMN_OPEN, playAt } from '../../../showing/tests/autumn-open.ts';
import { visits, type Visit } from '../../../../../tests/site/visits.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const editions = [...new Set(citables().flatMap(({ edition }) => edition ?? []))];
const newest = editions.at(-1) ?? '';

/** The example in an address. */
const ARMY = `army=${encodeURIComponent(EXAMPLE)}`;

const site = servedSite();

const visit = visits(site, PHONE);
const open: Visit = (query, ...rest) => visit(`/tools/points/${query}`, ...rest);

/** The totals as a person sees them, the army last. */
async function totals(page: Page): Promise<readonly string[]> {
  await page.locator('.list-form').waitFor();
  return inCells(page, '.army-totals tbody tr');
}

/** The cells of rows, without the words that are only read out. */
function inCells(page: Page, rows: string): Promise<readonly string[]> {
  return page.locator(rows).evaluateAll((all) =>
    all.map((row) => {
      const seen = row.cloneNode(true) as HTMLElement;
      for (const hidden of seen.querySelectorAll('.hidden')) hidden.remove();
      return [...seen.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()).join(' | ');
    }),
  );
}

/** Add elements by taps: how many, their training, type and grade, and what else is tapped. */
async function add(
  page: Page,
  count: string,
  training: string,
  type: string,
  grade: string,
  ...roles: string[]
): Promise<void> {
  await page.getByRole('button', { name: /^Add (troops|the general)/ }).tap();
  const sheet = page.getByRole('dialog');
  for (const role of roles) await sheet.getByRole('button', { name: role, exact: true }).tap();
  await sheet.getByRole('button', { name: count, exact: true }).tap();
  await sheet.getByRole('button', { name: training, exact: true }).tap();
  await sheet.getByRole('button', { name: type }).tap();
  await sheet.getByRole('button', { name: grade }).tap();
  await sheet.waitFor({ state: 'detached' });
}

/** Worked out by hand: see the test of the real content. */
const EXAMPLE_TOTALS = [
  '1 C-in-C | 161† | 27 | 25 | 8½ | 6½',
  '2 sub-gen. | 117† | 15 | 15 | 5 | 4',
  '3 ally | 57† | 17 | 15 | 5 | 4',
];

describe('by tapping alone', () => {
  test('an army is built and priced, and its link gives the same answer', async () => {
    await open('', async (page, context) => {
      await add(page, '1', 'Regular', 'Kn knights', 'O ordinary');
      await add(page, '12', 'Regular', 'Bd blades', 'O ordinary');
      await page.getByRole('button', { name: 'Add a command' }).tap();
      await add(page, '1', 'Irregular', 'Kn knights', 'F fast', 'chariots');
      await add(page, '4', 'Irregular', 'Bw bowmen', 'S superior');
      await page.getByRole('button', { name: 'One more: Irr Bw (S), line 2 of command 2' }).tap();
      await page.getByText('Whose command this is').tap();
      await page.getByRole('radio', { name: 'Ally' }).tap();
      await page.getByRole('button', { name: /^Camp/ }).tap();
      await page.getByRole('button', { name: 'Take 6 baggage elements' }).tap();
      await page.getByRole('button', { name: /^One more: temporary fortifications/ }).tap();
      await page.waitForURL(`**/?ed=${newest}&army=~~l*;c,1rKnOg,12rBdO;a,1iKnFgc,5iBwS;b6,1TF`);
      // Reg Kn (O) 12 + 20 - 10, twelve at 6; Irr Kn (F) 9 + 5 - 1, five at 5½; 2 for the fortifications.
      const told = ['1 C-in-C | 94† | 13 | 13 | 4½ | 3½', '2 ally | 40½† | 6 | 6 | 2 | 1½'];
      const shown = await totals(page);
      expect(shown.slice(0, 2)).toEqual(told);
      expect(shown[2]).toBe('Army | 136½† | 19 | 19 | defeat 9½†');

      const other = await context.newPage();
      await other.goto(page.url());
      await expect.poll(() => totals(other)).toEqual(shown);
    });
  });

  test('a line is changed where it stands, and taken away', async () => {
    await open('?army=~;c,1rKnOg,12rBdO', async (page) => {
      await totals(page);
      await page.getByRole('button', { name: /^Reg Bd \(O\)/ }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: '8', exact: true }).tap();
      await sheet.getByRole('button', { name: 'Irregular' }).tap();
      await sheet.getByRole('button', { name: 'I inferior' }).tap();
      await page.waitForURL('**army=~~l*;c,1rKnOg,8iBdI');
      await page.getByRole('button', { name: /^Irr Bd \(I\)/ }).tap();
      await sheet.getByRole('button', { name: 'Remove this line' }).tap();
      await page.waitForURL('**army=~~l*;c,1rKnOg');
    });
  });

  test('what has no price takes the figure of the reader, and the army is complete', async () => {
    await open('?ed=3.4&army=~;c,1rKnOg,12iWbO;b6', async (page, context) => {
      const army = async () => (await totals(page)).at(-1);
      const caption = () => page.locator('.army-totals caption').innerText();
      const before = await army();
      await expect.poll(caption).toContain('Incomplete: no price for 6 baggage');
      await page.getByRole('spinbutton', { name: 'Bge, AP each' }).fill('2.5');
      await page.keyboard.press('Tab');
      await page.waitForURL('**/?ed=3.4&army=~~l*;c,1rKnOg,12iWbO;b6,%3D2.5Bge');
      await expect.poll(caption).not.toContain('Incomplete');
      const [, ap = ''] = (before ?? '').split(' | ');
      expect((await army())?.split(' | ')[1]).toBe(`${String(Number.parseInt(ap) + 15)}†`);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect.poll(async () => (await totals(other)).at(-1)).toBe(await army());
      await seen(other, 'put in what your book says');
    });
  });

  test('what the army may cost is put in on the pad, and what is over is said in words', async () => {
    await open('?ed=3.4&army=~;c,1rKnOg,12iWbO', async (page) => {
      await page.getByRole('button', { name: 'not told: AP that the army may cost' }).tap();
      for (const key of ['5', '0', 'Done']) await page.getByRole('button', { name: key, exact: true }).tap();
      await page.waitForURL('**/?ed=3.4&army=~~l*;c,1rKnOg,12iWbO&ap=50');
      const caption = page.locator('.army-totals caption');
      await expect.poll(() => caption.innerText()).toMatch(/^(\d+) of 50 AP, \d+ over\./);
      const [, ap, over] = /^(\d+) of 50 AP, (\d+) over/.exec(await caption.innerText()) ?? [];
      expect(Number(ap) - 50).toBe(Number(over));
    });
  });

  test('at an event the army may cost what its sheet says, until another figure is told', async () => {
    await open('?army=~;c,1rKnOg', async (page) => {
      await totals(page);
      const sheet = { name: 'Open', edition: '3.3', bhgs: true, fairPlay: true, errata: true, lists: '', points: 350 };
      const pinned = { sheet: { ...sheet, until: null, content: '2026-11-20', rulings: [] }, since: Date.now() };
      await page.evaluate((kept) => {
        localStorage.setItem('legal-contact / event', kept);
      }, JSON.stringify(pinned));
      await page.reload();
      const caption = page.locator('.army-totals caption');
      await expect.poll(() => caption.innerText()).toMatch(/^\d+ of 350 AP, \d+ left\./);
      await page.goto(`${new URL(page.url()).origin}/tools/points/?ed=3.3&army=~;c,1rKnOg&ap=20`);
      await expect.poll(() => caption.innerText()).toMatch(/^\d+ of 20 AP, \d+ over\./);
    });
  });

  test('troops that have one training only are of that', async () => {
    await open('', async (page) => {
      await add(page, '2', 'Regular', 'Wb warband', 'O ordinary', 'general');
      await page.waitForURL('**army=~~l*;c,2iWbO');
    });
  });

  test('the common case stands on one screen, and the result below it', async () => {
    await open(`?ed=${newest}&${ARMY}`, async (page) => {
      await totals(page);
      const bottom = (locator: string) =>
        page
          .locator(locator)
          .last()
          .evaluate((element) => element.getBoundingClientRect().bottom);
      const result = await page.locator('.result').evaluate((pane) => pane.getBoundingClientRect().top);
      expect(await bottom('.command > .add')).toBeLessThanOrEqual(result);
      expect(await bottom('.result')).toBeLessThanOrEqual(PHONE.viewport.height);
    });
  });

  test('taps leave what is tapped where it is', async () => {
    await open(`?ed=${newest}&${ARMY}`, async (page) => {
      await totals(page);
      const more = page.getByRole('button', { name: 'One more: Reg Ps (O), line 5 of command 1' });
      const before = await more.boundingBox();
      await more.tap();
      await page.getByText('28', { exact: true }).first().waitFor();
      expect(await more.boundingBox()).toEqual(before);
    });
  });

  test('every target is large enough for a thumb', async () => {
    await open(`?${ARMY}%0A3+Irr+Wx`, async (page) => {
      await totals(page);
      const small = async () => {
        await runInPage(page, openFolds);
        return page
          .locator('.calculator :is(button, select, summary, input:not([type=number])), .sheet button')
          .evaluateAll((all) =>
            all
              .map((target) => ({ target, box: target.getBoundingClientRect() }))
              .filter(({ box }) => box.height < 43.5 || box.width < 35)
              .map(({ target }) => target.outerHTML.slice(0, 100)),
          );
      };
      expect(await small()).toEqual([]);
      await page.getByRole('button', { name: 'Add troops' }).tap();
      await page.getByRole('dialog').waitFor();
      expect(await small()).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).tap();
      await page.getByRole('button', { name: /^Camp/ }).tap();
      await page.getByRole('button', { name: /^One more: temporary fortifications/ }).waitFor();
      expect(await small()).toEqual([]);
    });
  });
});

describe('as a text', () => {
  test('a list is pasted and priced; a line that cannot be read is told, and mended', async () => {
    await open('', async (page) => {
      await page.getByText('The list as text').tap();
      const text = page.getByRole('textbox', { name: 'The list as text' });
      await text.fill(`${EXAMPLE}\nCommand 4 (ally)\n3 Irr Wbb (O)`);
      await seen(page, 'Line 26, 3 Irr Wbb (O): unknown type "Wbb", did you mean "Wb"?');
      await expect.poll(async () => (await totals(page)).slice(0, 3)).toEqual(EXAMPLE_TOTALS);
      const caption = page.locator('.army-totals caption');
      await seen(caption, 'Incomplete: 1 line not read, no price for 6 baggage');

      await page.reload();
      await seen(page, '1 line could not be read. The rest is priced.');
      await page.getByRole('button', { name: 'Edit line 22' }).tap();
      expect(
        await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
      ).toBe('3 Irr Wbb (O)');
      await page.keyboard.insertText('3 Irr Wb (O)');
      await gone(page, 'could not be read');
      await expect.poll(async () => (await totals(page))[3]).toBe('4 ally | 9 | 3 | 3 | 1 | 1');
    });
  });

  test('a line that cannot be read is left out by one tap, and Back brings it again', async () => {
    await open('?army=~;c,12iWbO,!3+Irr+Wbb+(O)', async (page) => {
      await seen(page, 'Losses of this army: not before every line is read');
      expect(await page.getByRole('link', { name: 'Losses of this army' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Leave it out' }).tap();
      await page.waitForURL('**army=~~l*;c,12iWbO');
      await gone(page, 'could not be read');
      await page.getByRole('link', { name: 'Losses of this army' }).waitFor();
      await page.goBack();
      await seen(page, '1 line could not be read. The rest is priced.');
    });
  });

  test('a link that was cut short on its way says so, and is no smaller army', async () => {
    await open('?army=~~l33;c,1rKnOg,12rBdO;s,1rC', async (page) => {
      await seen(page, 'This link was cut short: not all of the army arrived');
      await seen(page, 'Losses of this army: not before every line is read');
    });
  });

  test('what a list says of prices is compared, and what may mean two things is asked', async () => {
    await open('?ed=3.4', async (page) => {
      await page.getByText('The list as text').tap();
      const text = page.getByRole('textbox', { name: 'The list as text' });
      await text.fill('C-in-C\n1 Irr Kn (O) C-in-C\n8 Irr Wb (O) allied\n4 Reg Bw (S) @ 7 = 28AP\nTotal 400AP');
      await seen(page, '"allied" may tell of an ally’s troops');
      await seen(page, 'Not as the list has it: the list says 7 AP each, 28 AP in all');
      await seen(page.locator('.army-totals caption'), 'The list says otherwise: see below');
      await seen(page, /The list says otherwise: 4 Reg Bw \(S\): .*; Army: the list says 400 AP/);
    });
  });

  test('an example is one tap away, what is shown can be copied, and Back takes it away', async () => {
    await open(
      '',
      async (page) => {
        await page.getByText('The list as text').tap();
        await page.getByRole('button', { name: 'Show an example' }).tap();
        await expect.poll(async () => (await totals(page)).slice(0, 3)).toEqual(EXAMPLE_TOTALS);
        await page.getByRole('button', { name: 'Copy the text' }).tap();
        await seen(page, 'Copied');
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(EXAMPLE);
        await page.goBack();
        await seen(page, 'Add troops, or paste a list as text.');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });

  test('a link that is too long for some programs says so', async () => {
    await open(`?army=%23${'a'.repeat(1000)}%0A%23${'b'.repeat(1000)}`, async (page) => {
      await page.getByText('The list as text').tap();
      await seen(page, /The link to this army is 2\d\d\d characters long/);
    });
  });
});

describe('a price', () => {
  test('leads to its clause in the edition that answered, and Back to the answer', async () => {
    const [, second = ''] = editions;
    await open(`?ed=${second}&army=~;c,12rBdO`, async (page) => {
      const before = await totals(page);
      await page.getByText('Command 1 (C-in-C): Working').tap();
      await page.getByRole('link', { name: /^Reg Bd \(O\)/ }).tap();
      await page.waitForURL(`**/${second}/element-cost/#element-cost.regular`);
      await expect.poll(() => page.locator('[id="element-cost.regular"]').isVisible()).toBe(true);
      await page.goBack();
      await expect.poll(() => totals(page)).toEqual(before);
    });
  });

  test('always leads to a clause or page that is there, in every edition', async () => {
    const army = `${ARMY}%0A2+Irr+Gal+(O)%0A1+El+(O)+general`;
    const there = new Set(citables().flatMap(({ url }) => [url, url.replace(/#.*/, '')]));
    /** What an edition answers, compared with another, leads to pages of both. */
    const check = async (page: Page, edition: string, versus: string): Promise<void> => {
      let clauses: readonly string[] = [];
      const led = async (): Promise<readonly string[]> => {
        const links = await page
          .locator('.details a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        clauses = links.filter((href) => !href.startsWith('/tools/'));
        const folders = new Set(clauses.map((href) => href.split('/')[1] ?? ''));
        return editions.filter((each) => folders.has(each));
      };
      await expect.poll(led).toEqual(editions.filter((each) => each === edition || each === versus));
      expect(clauses.filter((href) => !there.has(href))).toEqual([]);
      expect(clauses.length).toBeGreaterThan(25);
    };
    const [oldest = ''] = editions;
    await open(`?ed=${oldest}&vs=${newest}&${army}`, async (page) => {
      for (const edition of editions.filter((each) => each !== newest)) {
        await page.getByRole('radio', { name: edition }).locator('..').tap();
        await check(page, edition, newest);
      }
    });
    await open(`?ed=${newest}&vs=${oldest}&${army}`, (page) => check(page, newest, oldest));
  });

  test('of one’s own that cannot be is refused aloud, and the one before stands', async () => {
    await open('?ed=3.4&army=~;c,1rKnOg,12iWbO;b6', async (page) => {
      const price = page.getByRole('spinbutton', { name: 'Bge, AP each' });
      await price.fill('2.5');
      await price.blur();
      await expect.poll(() => page.url()).toContain('%3D2.5Bge');
      for (const wrong of ['-5', '1000000000', '2.3']) {
        await price.fill(wrong);
        await price.blur();
        await expect
          .poll(() => page.getByRole('group', { name: 'Your own prices' }).getByRole('alert').innerText())
          .toBe('Not counted for Bge: a price is a number from 0 to 200, in halves.');
        expect(await price.getAttribute('aria-invalid')).toBe('true');
        expect(page.url()).toContain('%3D2.5Bge');
      }
      await price.fill('3');
      await price.blur();
      await expect.poll(() => page.url()).toContain('%3D3Bge');
      expect(await price.getAttribute('aria-invalid')).toBe('false');
    });
  });

  test('that is not held says why, with the clause', async () => {
    await open('?army=~;c,2iGalO', async (page) => {
      await seen(page.locator('.result'), 'No answer in');
      await page.locator('.result').getByRole('link', { name: 'Cost of irregular elements' }).tap();
      await page.waitForURL(`**/${newest}/element-cost/#element-cost.irregular`);
    });
  });

  test('that is disputed is shown with both readings, and the page on the disagreement', async () => {
    await open(`?ed=${newest}&${ARMY}`, async (page) => {
      await totals(page);
      await page.getByRole('link', { name: 'Disputed: 348 AP by another reading' }).tap();
      await page.getByRole('link', { name: 'Where the sources disagree' }).tap();
      await page.waitForURL('**/discrepancies/general-discounts/');
    });
  });
});

describe('another edition', () => {
  test('is one tap away, and tells the lines whose price differs, with both prices and the clauses', async () => {
    await open(`?ed=3.4&${ARMY}`, async (page) => {
      await totals(page);
      await page.getByRole('navigation', { name: 'The same question' }).getByText('3.2').tap();
      await page.waitForURL('**&vs=3.2');
      await page.locator('.prices').waitFor();
      await expect
        .poll(() => inCells(page, '.prices tbody tr'))
        .toEqual([
          'Army, AP | 343 or 348 | 357',
          'Command 1 (C-in-C), AP | 161 | 172',
          'Command 2 (sub-general), AP | 117 | 120',
          '1 Reg Kn (O), Command 1 (C-in-C) | 27 | 32',
          'each: one other regular general, allies apart | −5 | –',
          '6 Reg Sp (S), Command 1 (C-in-C) | 36 | 42',
          'each: Reg Sp (S) | 6 | 7',
          '1 Reg Cv (O), Command 2 (sub-general) | 23 | 28',
          'each: one other regular general, allies apart | −5 | –',
          '4 Irr Bw (S), Command 2 (sub-general) | 22 | 20',
          'each: Irr Bw (S) | 5½ | 5',
        ]);
      await page.getByRole('link', { name: '−5' }).first().tap();
      await page.waitForURL('**/3.4/element-cost/#element-cost.one-other-regular-general');
    });
  });

  test('that lacks what the army counts for prices it all the same, and says what it lacks', async () => {
    await open(`?ed=3.0&${ARMY}`, async (page) => {
      await expect.poll(async () => (await totals(page))[0]).toBe('1 C-in-C | 186† | 27 | – | – | –');
      await seen(page, /Element equivalents: The answer rests on/);
    });
  });
});

describe('the last army', () => {
  test('is kept on the device with its edition, and cleared in one tap', async () => {
    await open(`?ed=3.2&army=~;c,12iWbO`, async (page) => {
      await totals(page);
      await page.getByRole('button', { name: /^One more: Irr Wb/ }).tap();
      await page.waitForURL('**army=~~l*;c,13iWbO');
      await page.goto(`${site.origin}/tools/points/`);
      await page.waitForURL('**/?ed=3.2&army=~~l*;c,13iWbO');
      await expect.poll(async () => (await totals(page))[0]).toBe('1 C-in-C | 39 | 13 | 13 | 4½ | 3½');
      await page.getByRole('button', { name: 'Clear this army' }).tap();
      await seen(page, 'Add troops, or paste a list as text.');
      await page.goto(`${site.origin}/tools/points/`);
      await seen(page, 'Add troops, or paste a list as text.');
      await expect.poll(() => page.url()).toBe(`${site.origin}/tools/points/`);
    });
  });

  test('is not that of a link, which is only looked at', async () => {
    await open('?army=~;c,12iWbO', async (page) => {
      await totals(page);
      await seen(page, 'This army came with a link.');
      await page.goto(`${site.origin}/tools/points/`);
      await seen(page, 'Add troops, or paste a list as text.');
    });
  });

  test('may be that of a link, if one asks for it', async () => {
    await open('?army=~;c,12iWbO', async (page) => {
      await page.getByRole('button', { name: 'Keep it on this device' }).tap();
      await seen(page, 'Kept on this device, nowhere else.');
      await page.goto(`${site.origin}/tools/points/`);
      await page.waitForURL('**army=~~l*;c,12iWbO');
    });
  });
});

describe('to anyone', () => {
  const looks: readonly (readonly [string, BrowserContextOptions, readonly ('light' | 'dark')[]])[] = [
    // So high that the result, which stays in view, covers no target by half.
    ['a phone', { viewport: { width: 390, height: 1600 } }, ['light', 'dark']],
    ['a narrow phone', { viewport: { width: 320, height: 1600 } }, ['light']],
    ['a desk', { viewport: { width: 1280, height: 800 }, isMobile: false }, ['light']],
  ];

  test.each(looks)('on %s axe finds nothing, and nothing is too wide', async (_, look, colours) => {
    await open(
      `?ed=3.4&vs=3.2&${ARMY}%0A3+Irr+Wx%0A2+Irr+Gal+(O)`,
      async (page) => {
        const scan = async (): Promise<void> => {
          for (const colorScheme of colours) {
            await page.emulateMedia({ colorScheme });
            // Only the colours are others in the dark.
            expect(await axeFindings(page, colorScheme === 'light' ? undefined : COLOUR_RULES)).toEqual([]);
          }
        };
        await page.locator('.prices').waitFor();
        await runInPage(page, openFolds);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
        await scan();
        await page.getByRole('button', { name: 'Add troops' }).click();
        await page.getByRole('dialog').waitFor();
        await scan();
        await page.getByRole('button', { name: 'Close' }).click();
        await page.getByRole('button', { name: /^Camp/ }).click();
        await page.getByRole('button', { name: /^One more: temporary fortifications/ }).waitFor();
        await scan();
      },
      look,
    );
  });

  test('what it comes to is read out once nothing changes', async () => {
    await open('?army=~;c,12iWbO', async (page) => {
      await totals(page);
      await page.getByRole('button', { name: /^One more: Irr Wb/ }).tap();
      await page
        .getByRole('status')
        .getByText(/Army: 39 AP\. Elements: 13\./)
        .waitFor();
    });
  });

  test('on paper the list is one page', async () => {
    const lines = Array.from({ length: 9 }, () => '12iWbO#warriors+of+the+hills').join(',');
    const army = `~A+large+army;c,1rKnOg,${lines};s,1rCvOg,${lines};a,1iKnFg,${lines};a,1iKnFg,${lines};b8,4TF`;
    const pages = await open(`?army=${army.replaceAll('#', '%23')}`, async (page) => {
      await totals(page);
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
      });
      return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    });
    expect(pages).toBe(1);
  });

  test('without JavaScript it is a plain form that says what it needs', async () => {
    await open(
      '',
      async (page) => {
        await expect.poll(() => page.getByRole('textbox', { name: 'Army', exact: true }).isVisible()).toBe(true);
        await expect.poll(() => page.locator('.no-script').innerText()).toContain('The answer needs JavaScript');
      },
      { javaScriptEnabled: false },
    );
  });

  test('what was written before JavaScript came is read', async () => {
    await open('?ed=3.2&army=12+Irr+Wb+%28O%29%0D%0A3+Irr+Ps+%28O%29', async (page) => {
      await expect.poll(async () => (await totals(page))[0]).toBe('1 C-in-C | 42 | 15 | 13½ | 4½ | 3½');
    });
  });
});

test('the box stays where it is, uncovered, while a list is typed into it', async () => {
  await open(
    '',
    async (page) => {
      await page.getByText('The list as text').tap();
      const box = page.getByLabel('The list as text');
      await box.tap();
      await page.keyboard.press('Control+A');
      const top = async (): Promise<number> => Math.round((await box.boundingBox())!.y);
      const before = await top();
      for (const [line, troop] of [
        ['Command 1 (C-in-C)\n1 Reg Kn (S) general\n', 'Reg Kn (S)'],
        ['4 Reg Cv (O)\n', 'Reg Cv (O)'],
        ['4 Reg Bd (O)\n', 'Reg Bd (O)'],
        ['4 Reg Ps (S)\n', 'Reg Ps (S)'],
      ] as const) {
        await page.keyboard.type(line);
        await expect.poll(() => page.locator('.army-form').innerText()).toContain(troop);
        await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
      }
      expect(await page.locator('.calculator > .result').evaluate((each) => getComputedStyle(each).position)).toBe(
        'static',
      );
    },
    { viewport: { width: 390, height: 664 } },
  );
});

test.each(['mouse', 'finger', 'keys'] as const)(
  'what leaves the typing (%s) meets what it aims at, and the result comes back once it was heard',
  async (by) => {
    await open(
      '?ed=3.2&ap=400&army=~;c,1rBdOg,12rBdO,4iLHF',
      async (page) => {
        await page.locator('#steps, .details').first().waitFor();
        await page.getByText('The list as text').tap();
        const box = page.getByLabel('The list as text');
        const result = page.locator('.calculator > .result');
        const position = (): Promise<string> => result.evaluate((each) => getComputedStyle(each).position);
        const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.localName);
        await box.tap();
        await page.keyboard.type('# ');
        await expect.poll(position).toBe('static');
        await expect.poll(() => page.locator('.thumb-bar').isVisible()).toBe(false);
        const aim = page.getByRole('button', { name: 'Show an example' });
        // Where the result will come: it is taller than its line.
        await aim.evaluate((each) => {
          const line = document.querySelector('.in-one-line')!.getBoundingClientRect();
          scrollBy({ top: each.getBoundingClientRect().bottom - line.top + 4, behavior: 'instant' });
        });
        const { x, y, width, height } = (await aim.boundingBox())!;
        const [across, down] = [x + width / 2, y + height / 2];
        if (by === 'finger') await page.touchscreen.tap(across, down);
        else if (by === 'keys') await page.keyboard.press('Tab');
        else {
          await page.mouse.move(across, down);
          await page.mouse.down();
          expect(await focused()).toBe('button');
          expect(await position()).toBe('static');
          await page.mouse.up();
        }
        if (by !== 'keys') await expect.poll(() => box.inputValue()).toBe(EXAMPLE);
        expect(await focused()).toBe('button');
        await expect.poll(position).toBe('sticky');
      },
      { viewport: { width: 390, height: 664 } },
    );
  },
);

test('where no length can wait for a tap, the bar and what stands on it stay while one writes', async () => {
  await open(`?ed=3.2&${ARMY}`, async (page) => {
    // As a browser reads the styles that knows neither of both.
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) {
        const rules = [...sheet.cssRules];
        for (const rule of rules.toReversed())
          if (rule instanceof CSSPropertyRule && rule.name === '--foot') sheet.deleteRule(rules.indexOf(rule));
        for (const rule of rules)
          if (rule instanceof CSSSupportsRule && rule.conditionText.startsWith('not'))
            for (const each of rule.cssRules) sheet.insertRule(each.cssText, sheet.cssRules.length);
      }
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: '* { transition: none !important }' }),
      );
    });
    const box = page.getByRole('textbox', { name: /^The list as text/ });
    await page.getByText('The list as text').tap();
    const footOf = (): Promise<readonly [string, number | undefined]> =>
      page.evaluate(() => [
        getComputedStyle(document.querySelector('.thumb-bar')!).visibility,
        document.querySelector('.thumb-bar')?.getBoundingClientRect().height,
      ]);
    const before = await footOf();
    expect(before[0]).toBe('visible');
    await box.tap();
    expect(await footOf()).toEqual(before);
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('56px');
  });
});

test.each([false, true])(
  'while a list is typed its sum stands at the foot of the screen (at an event: %s)',
  async (atEvent) => {
    await visit(
      '/tools/points/?ed=3.2&ap=400&army=~;c,1rBdOg,12rBdO,4iLHF',
      async (page) => {
        await page.locator('#steps, .details').first().waitFor();
        await page.getByText('The list as text').tap();
        await page.getByLabel('The list as text').tap();
        const line = page.locator('.in-one-line');
        await expect.poll(() => line.isVisible()).toBe(true);
        expect(await line.innerText()).toMatch(/^Army: \d+ AP.*\d+ of 400 AP/);
        // What stands on the bar moves once a tap could be heard.
        await expect.poll(() => page.locator('.thumb-bar').isVisible()).toBe(false);
        const ends = atEvent ? [line, page.locator('.event-bar')] : [line];
        // Nothing shows through below, or between.
        const gaps = async (): Promise<readonly number[]> => {
          const boxes = await Promise.all(ends.map(async (each) => (await each.boundingBox())!));
          return boxes.map(({ y, height }, index) => Math.abs(y + height - (boxes[index + 1]?.y ?? 664)));
        };
        await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThan(4);
      },
      { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
      (page) => (atEvent ? playAt(page, AUTUMN_OPEN) : undefined),
    );
  },
);
