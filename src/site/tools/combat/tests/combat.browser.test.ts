import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings, COLOUR_RULES } from '../../../../../tests/site/look/axe-findings.ts';
import { openFolds } from '../../../../../tests/site/look/open-folds.ts';
import { runInPage } from '../../../../../tests/site/look/run-in-page.ts';
import { citables } from '../../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { seen } from '../../../../../tests/site/seen.ts';
import { visits, type Visit } from '../../../../../tests/site/visits.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const editions = [...new Set(citables().flatMap(({ edition }) => edition ?? []))];

const site = servedSite();

const visit = visits(site, PHONE);
const open: Visit = (query, ...rest) => visit(`/tools/combat/${query}`, ...rest);

/** Pick a troop by taps: where, its type, its grade. */
async function pick(page: Page, where: string, type: string, grade: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${where}$`) }).tap();
  await page.getByRole('button', { name: type }).tap();
  await page.getByRole('button', { name: grade, exact: true }).tap();
}

/** The result as a person reads it: the scores, then each outcome with its chance on both sides. */
async function result(page: Page): Promise<readonly string[]> {
  await page.locator('.outcomes [data-possible=true]').first().waitFor();
  return page
    .locator('.outcomes tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ')).join(' | '),
      ),
    );
}

/** Blades against fast knights, worked out by hand: 3 and 3, and one more for blades that beat fast troops. */
const BLADES_V_KNIGHTS = [
  'Bd (O) 3 + die | v | Kn (F) 3 + die',
  '58% | stands | 58%',
  '0% | recoils | 31%',
  '0% | flees | 0%',
  '42% | destroyed | 11%',
];

describe('by tapping alone', () => {
  test('a combat is told and answered, and its link gives the same answer', async () => {
    await open('', async (page, context) => {
      await pick(page, 'front, left', 'Bd blades', 'O ordinary');
      await pick(page, 'front, right', 'Kn knights', 'F fast');
      await expect.poll(() => result(page)).toEqual(BLADES_V_KNIGHTS);
      await page.getByRole('button', { name: 'One more: overlapped, Bd (O)' }).tap();
      await page.getByRole('checkbox', { name: 'general, Kn (F)' }).tap();
      await page.getByRole('combobox', { name: 'going, Kn (F)' }).selectOption('rough');
      await page.getByRole('button', { name: 'none: behind, Bd (O)' }).tap();
      await page.getByRole('button', { name: '2 Bd (O)' }).tap();
      await page.waitForURL('**/?ed=*&a.ranks=Bd+(O),Bd+(O)&a.ov=1&b=Kn+(F)&b.gen=1&b.going=rough');
      const told = await result(page);
      expect(told[0]).toBe('Bd (O) 2 + die | v | Kn (F) 2 + die');

      const other = await context.newPage();
      await other.goto(page.url());
      await expect.poll(() => result(other)).toEqual(told);
    });
  });

  test('who may shoot, and who may aid, is told beside the result, each with its clause', async () => {
    await open('', async (page) => {
      await page.getByRole('radio', { name: 'Shooting' }).tap();
      await pick(page, 'front, left', 'Bw bowmen', 'O ordinary');
      await pick(page, 'front, right', 'Kn knights', 'F fast');
      await page.getByRole('link', { name: /^A second rank of Bw \(O\) may aid/ }).waitFor();
      await page.getByRole('radio', { name: 'Right shoots' }).tap();
      await page.getByRole('link', { name: 'May not shoot: Kn (F) is none of the troops that can shoot' }).tap();
      await page.waitForURL(`**/${editions.at(-1) ?? ''}/distant-shooting/#distant-shooting.who-may-shoot`);
      await expect.poll(() => page.locator(':target').isVisible()).toBe(true);
    });
  });

  test('dice decide, and a second tap on one takes it back', async () => {
    await open('?a=Bd+(O)&b=Kn+(F)', async (page) => {
      const die = (side: string, face: string) =>
        page.getByRole('radiogroup', { name: `dice, ${side}` }).getByRole('radio', { name: face });
      await die('Bd (O)', '4').tap();
      await seen(page, 'Odds over 6 throws of Kn (F)');
      await die('Kn (F)', '2').tap();
      await expect
        .poll(() => result(page))
        .toEqual([
          'Bd (O) 8 | v | Kn (F) 5',
          'yes | stands | no',
          'no | recoils | yes',
          'no | flees | no',
          'no | destroyed | no',
        ]);
      await seen(page, '8 to 5: Bd (O) stands, Kn (F) recoils');
      await die('Bd (O)', '4').tap();
      await seen(page, 'Odds over 6 throws of Bd (O)');
      await page.getByRole('button', { name: 'clear' }).tap();
      await expect.poll(() => result(page)).toEqual(BLADES_V_KNIGHTS);
    });
  });

  test('the common case stands on one screen, and nothing moves as it is told', async () => {
    await open('', async (page) => {
      const places = () =>
        page
          .locator('.rows-fold:first-of-type, .row.pair, .result')
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      const before = await places();
      await pick(page, 'front, left', 'Bd blades', 'O ordinary');
      await pick(page, 'front, right', 'Bd blades', 'O ordinary');
      await page.getByRole('checkbox', { name: 'general, Bd (O), left' }).tap();
      await page.getByRole('radiogroup', { name: 'dice, Bd (O), left' }).getByRole('radio', { name: '3' }).tap();
      await result(page);
      expect(await places()).toEqual(before);
      for (const seen of [
        'front, left',
        'behind, Bd (O), right',
        'overlapped, Bd (O), left',
        'general, Bd (O), right',
      ]) {
        const { bottom, covered } = await page
          .getByLabel(seen)
          .first()
          .evaluate((element) => ({
            bottom: element.getBoundingClientRect().bottom,
            covered: document.querySelector('.result')?.getBoundingClientRect().top ?? 0,
          }));
        expect(bottom, seen).toBeLessThanOrEqual(covered);
      }
      const { bottom } = await page.locator('.outcomes').evaluate((chart) => chart.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(PHONE.viewport.height);
    });
  });

  test('every target is large enough for a thumb', async () => {
    await open('?a=Bd+(O)&a.ranks=Ps+(O)&b=Kn+(F)&a.die=4', async (page) => {
      await result(page);
      await runInPage(page, openFolds);
      const small = await page
        .locator(
          '.calculator form :is(button, select, summary, input:not([type=number])), .same-question a, .after button, .why, .trail a',
        )
        .evaluateAll((all) =>
          all
            .map((target) => ({ target, box: target.getBoundingClientRect() }))
            .filter(({ box }) => box.height < 43.5 || box.width < 35)
            .map(({ target }) => target.outerHTML.slice(0, 100)),
        );
      expect(small).toEqual([]);
    });
  });
});

describe('a step of the answer', () => {
  test('leads to its clause in the edition that answered, and Back to the answer', async () => {
    const [, second = ''] = editions;
    await open(`?ed=${second}&a=Sp+(O)&a.ranks=Sp+(O)&b=Kn+(O)`, async (page) => {
      const before = await result(page);
      await page.getByRole('link', { name: 'Second rank: spears', exact: true }).tap();
      await page.waitForURL(`**/${second}/rear-support/#rear-support.spears`);
      await expect.poll(() => page.locator('[id="rear-support.spears"]').isVisible()).toBe(true);
      await page.goBack();
      await expect.poll(() => result(page)).toEqual(before);
    });
  });

  test.each([
    'a=Bd+(O)&b=Kn+(F)&a.ov=2&b.flank=1',
    'a=Kn+(X)&a.up=1&b=El+(S)&b.going=rough',
    'mode=shooting&by=both&a=Bw+(S)&a.aid=2&b=Art+(S)',
    'a=Pk+(O)&a.ranks=Pk+(O),Pk+(O),Pk+(O)&b=Wb+(S)&a.die=1&b.die=2',
  ])('always leads to one that is there, in every edition: %s', async (query) => {
    await open(`?ed=${editions[0] ?? ''}&${query}`, async (page) => {
      for (const edition of editions) {
        await page.getByRole('radio', { name: edition }).locator('..').tap();
        const clauses = await linksOf(page, edition);
        expect(clauses.filter((href) => !there.has(href))).toEqual([]);
      }
    });
  });
});

/** Where clauses and pages stand. */
const there = new Set(citables().flatMap(({ url }) => [url, url.replace(/#.*/, '')]));

/** Where an answer leads to, once it is that of an edition. */
async function linksOf(page: Page, edition: string): Promise<readonly string[]> {
  let clauses: readonly string[] = [];
  const led = async (): Promise<readonly string[]> => {
    const links = await page
      .locator('.details a[href], .result a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    clauses = links.filter((href) => href.startsWith('/') && !href.startsWith('/tools/'));
    return [...new Set(clauses.map((href) => href.split('/')[1] ?? ''))].filter((folder) => editions.includes(folder));
  };
  await expect.poll(led).toEqual([edition]);
  return clauses;
}

describe('another edition', () => {
  const [, second = ''] = editions;
  const newest = editions.at(-1) ?? '';

  test('is one tap away, tells what differs, and Back takes it away', async () => {
    await open(`?ed=${newest}&a=Wb+(O)&a.ranks=Wb+(O),Wb+(O)&b=Kn+(O)`, async (page) => {
      await result(page);
      const versus = page.getByRole('link', { name: second, exact: true }).and(page.locator('.same-question a'));
      await versus.tap();
      await page.getByRole('heading', { name: new RegExp(`^${second} answers`) }).waitFor();
      await page.waitForURL(`**&vs=${second}`);
      const differing = page.locator('.compared .differs');
      await differing.first().waitFor();
      const count = await differing.count();
      await open(`?ed=${second}&a=Wb+(O)&a.ranks=Wb+(O),Wb+(O)&b=Kn+(O)&vs=${newest}`, async (turned) => {
        await turned.getByRole('heading', { name: new RegExp(`^${newest} answers`) }).waitFor();
        await turned.locator('.compared .differs').first().waitFor();
        await expect.poll(() => turned.locator('.compared .differs').count()).toBe(count);
      });
      await page.goBack();
      await page.locator('.same-question h2').waitFor({ state: 'detached' });
    });
  });

  test('is loaded only when it is asked for', async () => {
    const modules: string[] = [];
    await open(
      '?a=Bd+(O)&b=Kn+(F)',
      async (page) => {
        await result(page);
        expect(modules).toHaveLength(1);
        await page.getByRole('radio', { name: second }).tap();
        await page.waitForURL(`**/?ed=${second}&*`);
        await expect.poll(() => modules.length).toBe(2);
        await result(page);
        await page.goBack();
        await page.waitForURL(`**/?a=Bd+(O)&b=Kn+(F)`);
        await expect.poll(() => page.getByRole('radio', { name: newest }).isChecked()).toBe(true);
        expect(modules).toHaveLength(2);
      },
      {},
      (page) =>
        page.on('request', (request) => {
          if (/\/calculator\.[^/]+\.js/.test(request.url())) modules.push(request.url());
        }),
    );
  });

  test('that cannot be fetched says so, and is tried again', async () => {
    await open('?a=Bd+(O)&b=Kn+(F)', async (page, context) => {
      await result(page);
      await context.route('**/calculator.*.js', (route) => route.abort());
      await page.getByRole('radio', { name: second }).tap();
      await seen(page, `The rules of ${second} could not be loaded`);
      await page.getByRole('radio', { name: newest }).tap();
      await expect.poll(() => result(page)).toEqual(BLADES_V_KNIGHTS);
      await page.getByRole('radio', { name: second }).tap();
      await context.unroute('**/calculator.*.js');
      await page.getByRole('button', { name: 'Try again' }).tap();
      await expect.poll(() => result(page)).toEqual(BLADES_V_KNIGHTS);
    });
  });

  test('that cannot answer says why, and leads to the clause', async () => {
    const [oldest = ''] = editions;
    await open(`?ed=${oldest}&a=Bd+(O)&b=Kn+(F)`, async (page) => {
      await seen(page, `No answer in ${oldest}`);
      const link = page.locator('.open-answer a');
      await link.tap();
      await page.waitForURL(`**/${oldest}/grading-factors/#grading-factors.v-fast`);
    });
  });
});

describe('a bad link', () => {
  test('says what was left out and why; the rest is answered', async () => {
    await open('?ed=9.9&a=Bd+(O)&b=Kn+(F)&a.ov=7&b.swamp=1&mode=close&a.aid=2', async (page) => {
      await expect.poll(() => result(page)).toEqual(BLADES_V_KNIGHTS);
      const problems = page.getByRole('alert');
      await expect
        .poll(() => problems.locator('li').allInnerTexts())
        .toEqual([
          `ed=9.9: expected one of ${editions.join(', ')}`,
          'a.ov=7: expected a whole number from 0 to 2',
          'b.swamp=1: this calculator does not know it',
          'a.aid=2: it does not count here',
        ]);
      await page.getByRole('checkbox', { name: 'general, Bd (O)' }).tap();
      await problems.waitFor({ state: 'detached' });
    });
  });
});

describe('an element that its recoil destroys', () => {
  const FLANKED = '?ed=3.4&a=Bd+(O)&a.ranks=Bd+(O)&a.flank=1&b=Sp+(O)';

  test('is destroyed in the odds, to the eye and to the ear', async () => {
    await open(FLANKED, async (page) => {
      const rows = await result(page);
      expect(rows.filter((row) => /recoils|destroyed/.test(row))).toEqual([
        '0% | recoils | 39%',
        '42% | destroyed | 3%',
      ]);
      await expect
        .poll(() => page.locator('.result [role=status]').innerText())
        .toContain('Bd (O): stands 58%, destroyed 42% (39% as it recoils; rank 2 dies too).');
    });
  });

  test('is destroyed by the dice, and so cited', async () => {
    await open(`${FLANKED}&a.die=1&b.die=3`, async (page) => {
      await seen(page, 'Bd (O) destroyed (as it recoils; rank 2 dies too), Sp (O) stands');
      await page.getByRole('button', { name: 'Cite' }).first().tap();
      await expect
        .poll(() => page.locator('dialog').innerText())
        .toContain('Bd (O): 5: destroyed (as it recoils; rank 2 dies too); Sp (O): 7: stands');
    });
  });
});

describe('without fingers or eyes', () => {
  test('a combat is told by the keyboard', async () => {
    await open('', async (page) => {
      const tabTo = async (name: RegExp): Promise<void> => {
        for (let step = 0; step < 80; step += 1) {
          const focused = await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
          });
          if (name.test(focused.replace(/\s+/g, ' '))) return;
          await page.keyboard.press('Tab');
        }
        throw new Error(`no Tab leads to ${String(name)}`);
      };
      for (const [side, type, grade] of [
        ['left', 'Bd blades', 'O ordinary'],
        ['right', 'Kn knights', 'F fast'],
      ] as const) {
        await tabTo(new RegExp(`front, ${side}$`));
        await page.keyboard.press('Enter');
        // What is picked from is loaded once it is reached for.
        await page.getByRole('button', { name: type }).waitFor();
        await tabTo(new RegExp(`^${type}$`));
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: grade }).waitFor();
        await tabTo(new RegExp(`^${grade}$`));
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: grade }).waitFor({ state: 'hidden' });
      }
      await expect.poll(() => result(page)).toEqual(BLADES_V_KNIGHTS);
      await tabTo(/^general, Bd/);
      await page.keyboard.press('Space');
      await tabTo(/^overlapped, Kn/);
      await page.keyboard.press('ArrowUp');
      await tabTo(/^1$/);
      await page.keyboard.press('Space');
      await page.waitForURL('**/?ed=*&a=Bd+(O)&a.die=1&a.gen=1&b=Kn+(F)&b.ov=1');
      await page.keyboard.press('Backspace');
      await page.waitForURL('**/?ed=*&a=Bd+(O)&a.gen=1&b=Kn+(F)&b.ov=1');
    });
  });

  test('troops are found by their letters and by arrows', async () => {
    await open('', async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent.replace(/\s+/g, ' ').trim());
      await page.getByRole('button', { name: /front, left$/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Kn knights' }).waitFor();
      await expect.poll(focused).toBe('El elephants');
      await page.keyboard.press('k');
      expect(await focused()).toBe('Kn knights');
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('Cv cavalry');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe('Cv cavalry');
    });
  });

  test('the result is told as it changes', async () => {
    await open('?a=Bd+(O)&b=Kn+(F)', async (page) => {
      const told = page.locator('.result [role=status]');
      await expect
        .poll(() => told.innerText())
        .toMatch(/: Bd \(O\): stands 58%, destroyed 42%\. Kn \(F\): stands 58%, recoils 31%, destroyed 11%\. /);
      await page.getByRole('checkbox', { name: 'general, Bd (O)' }).tap();
      await expect.poll(() => told.innerText()).toContain('Bd (O): stands 72%');
    });
  });

  test('axe finds nothing, light or dark', async () => {
    const scan = async (page: Page): Promise<void> => {
      expect(await axeFindings(page)).toEqual([]);
      // Only the colours are others in the dark.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    const [, second = ''] = editions;
    await open(
      `?a=Wb+(O)&a.ranks=Wb+(O),Wb+(O)&b=Kn+(F)&b.flank=1&a.ov=9&a.die=3&a.gen=1&vs=${second}`,
      async (page) => {
        await page.locator('.same-question h2').waitFor();
        await runInPage(page, openFolds);
        await scan(page);
        await page.getByRole('button', { name: /front, left$/ }).tap();
        await page.getByRole('dialog').waitFor();
        await scan(page);
      },
    );
    await open(`?ed=${editions[0] ?? ''}&a=Bd+(O)&b=Kn+(F)`, async (page) => {
      await page.locator('.open-answer').waitFor();
      await scan(page);
    });
  });
});

test('the link to what is looked at is copied where it cannot be shared', async () => {
  await open('?a=Bd+(O)&b=Kn+(F)', async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await result(page);
    await page.getByRole('checkbox', { name: 'general, Bd (O)' }).tap();
    await page.getByRole('button', { name: 'Share this question' }).tap();
    await seen(page, 'Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe(`?ed=${editions.at(-1) ?? ''}&a=Bd+(O)&a.gen=1&b=Kn+(F)`);
  });
});

describe('a narrow screen', () => {
  test.each([320, 390])(
    'of %s px: the way to the steps lies over no name, whatever the verdict takes',
    async (width) => {
      const fought = '?ed=3.4&a=Irr+Sp+(O)&a.fort=PF&a.gen=1&b=Reg+Bd+(O)&b.storm=1&a.die=2&b.die=3';
      await open(
        fought,
        async (page) => {
          await seen(page, '9 to 8: Irr Sp (O) stands, Reg Bd (O) recoils');
          const { bottom, names } = await page.locator('.outcomes').evaluate((chart) => ({
            // The word itself: the thumb may have the rest.
            bottom: (() => {
              const range = document.createRange();
              range.selectNodeContents(chart.querySelector('.why')!);
              return range.getBoundingClientRect().bottom;
            })(),
            names: [...chart.querySelectorAll('.name')].map((name) => name.getBoundingClientRect().top),
          }));
          expect(names).toHaveLength(2);
          for (const top of names) expect(bottom).toBeLessThanOrEqual(top);
        },
        { viewport: { width, height: 700 } },
      );
    },
  );

  test.each([320, 390])('of %i holds all that a calculator shows', async (width) => {
    await open(
      `?a=Reg+WWg+(O)&a.ranks=WWg+(O),WWg+(O),WWg+(O)&b=Irr+WWg+(X)&mode=shooting&by=both&vs=${editions[1] ?? ''}`,
      async (page) => {
        await page.locator('.same-question h2').waitFor();
        await runInPage(page, openFolds);
        const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await wide()).toBeLessThanOrEqual(width);
        await page
          .getByRole('button', { name: /behind, / })
          .first()
          .tap();
        const sheet = await page
          .locator('dialog')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect([sheet, (await wide()) <= width]).toEqual([0, true]);
      },
      { viewport: { width, height: 700 } },
    );
  });
});

test('what is told before the script arrives is not lost', async () => {
  const context = await site.browser.newContext(PHONE);
  const page = await context.newPage();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/combat.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.origin}/tools/combat/`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'front, left' }).fill('bd(o)');
  await page.getByRole('textbox', { name: 'front, right' }).fill('Kn (F)');
  await page.getByRole('checkbox', { name: 'general, left' }).check();
  release();
  await expect.poll(async () => (await result(page))[0]).toBe('Bd (O) 4 + die | v | Kn (F) 3 + die');
  await page.waitForURL('**/?ed=*&a=Bd+(O)&a.gen=1&b=Kn+(F)');
  await context.close();
});

test('without JavaScript it says what it needs, and the form is one all the same', async () => {
  await open(
    '',
    async (page) => {
      await expect.poll(() => page.locator('.no-script').innerText()).toContain('The answer needs JavaScript');
      await expect.poll(() => page.locator('.no-script a').count()).toBe(editions.length);
      await expect.poll(() => page.getByRole('textbox', { name: 'front, left' }).isVisible()).toBe(true);
    },
    { javaScriptEnabled: false },
  );
});

test('Back closes the sheet on which one picks, and leaves the page only then', async () => {
  await visit('/', async (page) => {
    await page.goto(`${site.origin}/tools/combat/`);
    const sheet = page.locator('dialog.sheet');
    const front = page.getByRole('button', { name: /front, left/ });
    await front.tap();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/tools/combat/');
    await front.tap();
    await sheet.getByRole('button', { name: 'Bd' }).tap();
    await sheet.getByRole('button', { name: /ordinary/ }).tap();
    await sheet.waitFor({ state: 'detached' });
    await page.waitForURL('**/tools/combat/?ed=*&a=Bd+(O)');
    await page.goBack();
    await page.waitForURL(`${site.origin}/`);
  });
});

test('what was told on a sheet counts, also where Back closes it', async () => {
  await visit('/tools/losses/?ed=3.4&of=army', async (page) => {
    const first = page.locator('button[aria-haspopup=dialog]').first();
    await first.tap();
    for (const digit of ['4', '0']) await page.locator('.pad').getByRole('button', { name: digit, exact: true }).tap();
    await page.waitForURL('**&at=40');
    await page.goBack();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await first.innerText()).toBe('40');
    await page.waitForURL('**&at=40');
  });
});

test('what is said of a link that was copied moves no button', async () => {
  await open(
    '?a=Bd+(O)&b=Kn+(F)',
    async (page) => {
      const buttons = page.locator('.after button');
      await page.locator('.after').getByRole('button', { name: 'Cite' }).waitFor();
      const places = () =>
        buttons.evaluateAll((all) =>
          all.map((each) => [(each as HTMLElement).offsetLeft, (each as HTMLElement).offsetTop]),
        );
      const before = await places();
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.getByRole('button', { name: 'Share this question' }).tap();
      await expect.poll(() => page.locator('.after').innerText()).toMatch(/Link copied|address bar/);
      expect(await places()).toEqual(before);
    },
    {},
  );
});

test('the title of the tab says what is asked, until nothing is', async () => {
  await open('?ed=3.3&a=Kn+(F)&b=Sp+(O)', async (page) => {
    await expect.poll(() => page.title()).toMatch(/^Kn \(F\).* · 3\.3 · Combat calculator · Legal Contact$/);
    await page.locator('input[name="ed"][value="3.2"]').check({ force: true });
    await expect.poll(() => page.title()).toContain(' · 3.2 · ');
    await page.getByRole('button', { name: 'Start again' }).tap();
    await expect.poll(() => page.title()).toBe('Combat calculator · Legal Contact');
  });
});
