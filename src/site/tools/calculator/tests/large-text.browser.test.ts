import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openFolds } from '../../../../../tests/site/look/open-folds.ts';
import { runInPage } from '../../../../../tests/site/look/run-in-page.ts';
import { onTable, STARTS } from '../../table/starts.ts';
import { said, servedOnPhone, tap } from './tool-page.ts';

const { open, visit } = servedOnPhone();

const ARMY = 'C-in-C,1 Reg Kn (O) general,11 Reg Bd (O);6 Bge';

/** A question of every calculator, asked by tapping. */
const QUESTIONS: readonly (readonly [address: string, ask: (page: Page) => Promise<void>, answer: string | RegExp])[] =
  [
    [
      '/tools/combat/?ed=3.4',
      async (page) => {
        await pick(page, 'Choose a troop: front, left', /^Sp/, /^O /);
        await pick(page, 'Choose a troop: front, right', /^Kn/, /^O /);
      },
      /./,
    ],
    ['/tools/pips/?ed=3.4', (page) => pick(page, /Add troops/, /^Wb/, /^F /), /./],
    [
      '/tools/points/?ed=3.4&ap=400',
      (page) => pick(page, 'Add the general of command 1', /^Kn/, /^O /),
      /^Army: \d+ AP.*Budget: \d+ of 400 AP, \d+ left\./,
    ],
    [
      `/tools/losses/?ed=3.4&of=game&game=${ARMY}`,
      (page) => tap(page, 'button', /^One lost, 11 of 11 left/),
      /^Command 1 \(C-in-C\): 1 of 12 EE lost/,
    ],
    [
      '/tools/losses/?ed=3.4&troops=12+Reg+Bd+(O)',
      (page) => tap(page, 'button', 'More: lost, Reg Bd (O)'),
      /^At first: 12 EE, 12 elements\. Lost: 1 EE\./,
    ],
    [
      `/tools/table/?ed=3.4&t=${encodeURIComponent('A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 100,240 facing E;by~B;to~at 158,163 facing E')}`,
      (page) => tap(page, 'button', /^front on A left flank/i),
      /^Verdict: Yes: /,
    ],
    [
      '/tools/terrain/?ed=3.4',
      async (page) => {
        await tap(page, 'button', /^Choose a feature/);
        await page.getByRole('dialog').getByRole('group').getByRole('button').first().tap();
      },
      /./,
    ],
  ];

async function pick(page: Page, button: string | RegExp, type: RegExp, grade: RegExp): Promise<void> {
  await tap(page, 'button', button);
  await tap(page, 'button', type);
  await tap(page, 'button', grade);
}

/** An answer of every calculator: of a combat with ranks, factors of both sides, and what hangs on the dice. */
const ANSWERS: readonly string[] = [
  '/tools/combat/?ed=3.4&a=Sp+(O)&a.ranks=Sp+(O)&b=Kn+(O)&vs=3.1',
  '/tools/combat/?ed=3.4&a=Irr+Wb+(F)&a.ranks=Irr+Wb+(F)&a.general=yes&a.overlaps=1&b=Reg+Pk+(O)&b.ranks=Reg+Pk+(O),Reg+Pk+(O)&b.upslope=yes',
  '/tools/pips/?ed=3.4&who=4+Irr+Wb+(O)&do=march',
  '/tools/points/?ed=3.4&ap=400&army=~;c,1rBdOg,12rBdO,4iLHF',
  `/tools/losses/?ed=3.4&of=game&game=${ARMY}`,
  '/tools/losses/?ed=3.4&troops=12+Reg+Bd+(O)',
  onTable(STARTS[0]!.question, '3.4'),
  '/tools/terrain/?ed=3.4&what=Wd',
];

describe.each([
  [320, 32],
  [390, 32],
])('on a screen of %i, where the browser has letters of %i pixels', (width, size) => {
  const look = { viewport: { width, height: width === 320 ? 640 : 844 } };
  const asked = (address: string, use: (page: Page) => Promise<void>) =>
    visit(address, use, { ...look, letters: size });

  test.each(ANSWERS)('%s: the page is as wide as the screen, with all that is folded', async (address) => {
    await asked(address, async (page) => {
      await page.locator('#steps, .open-answer').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await runInPage(page, openFolds);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

  test.each(ANSWERS)('%s: what it comes to stays in view, in a line', async (address) => {
    await asked(address, async (page) => {
      const line = page.locator('.in-one-line');
      await expect.poll(() => line.innerText()).not.toBe('');
      if (address.includes('=Sp+(O)')) expect(await line.innerText()).toBe('5 v 3, 83% stands');
      const { y, height } = (await line.boundingBox())!;
      const bar = (await page.locator('.thumb-bar').boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(bar.y + 1);
      expect(y).toBeGreaterThan(bar.y - 90);
      expect(bar.y + bar.height).toBeCloseTo(look.viewport.height, 0);
    });
  });

  test('what it comes to is in a line as soon as a phone is turned', async () => {
    await visit(
      ANSWERS[0]!,
      async (page) => {
        await page.locator('#steps').waitFor();
        const line = page.locator('.in-one-line');
        expect(await line.count()).toBe(0);
        await page.setViewportSize(look.viewport);
        await expect.poll(() => line.isVisible()).toBe(true);
      },
      { viewport: { width: 844, height: 390 }, letters: size },
    );
  });

  test('the editions stand apart', async () => {
    await asked('/tools/combat/?ed=3.4', async (page) => {
      const ends = await page.locator('.edition-picker .face').evaluateAll((all) =>
        all.map((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          const { left, right } = words.getBoundingClientRect();
          return [left, right] as const;
        }),
      );
      const gaps = ends.slice(1).map(([left], index) => left - ends[index]![1]);
      expect(gaps).toHaveLength(4);
      expect(Math.min(...gaps)).toBeGreaterThan(6);
    });
  });
});

describe.each([
  ['letters twice as large', 390, '212.5%'],
  ['a screen of 320', 320, ''],
] as const)('with %s', (_, width, size) => {
  test.each(QUESTIONS)('%s is answered by tapping, and nothing is cut', async (address, ask, answer) => {
    await open(
      address,
      async (page) => {
        await page.evaluate((large) => {
          document.documentElement.style.fontSize = large;
        }, size);
        await ask(page);
        await said(page, answer);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('#calculator :is(button, label, input, select, table, .row, .result p)')]
            .filter((each) => {
              const { left, right, width: wide } = each.getBoundingClientRect();
              return wide > 1 && (left < -1 || right > innerWidth + 1);
            })
            .map((each) => each.outerHTML.slice(0, 90)),
        );
        expect(cut).toEqual([]);
        // What is told stands in its control, whole.
        const untold = await page.evaluate(() => {
          const pen = document.createElement('canvas').getContext('2d')!;
          return [
            ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.row :is(.stepper input, select)'),
          ]
            .filter((each) => {
              if (!each.checkVisibility()) return false;
              const { font, paddingLeft, paddingRight } = getComputedStyle(each);
              pen.font = font;
              const words = each instanceof HTMLSelectElement ? (each.selectedOptions[0]?.text ?? '') : each.value;
              const room = each.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
              return pen.measureText(words).width > room + 1;
            })
            .map((each) => each.outerHTML.slice(0, 90));
        });
        expect(untold).toEqual([]);
        const covered = await page.evaluate(() => {
          const { position, height } = getComputedStyle(
            document.querySelector('.calculator > .result') ?? document.body,
          );
          return position === 'sticky' ? Number.parseFloat(height) / innerHeight : 0;
        });
        expect(covered).toBeLessThan(0.5);
      },
      { viewport: { width, height: width === 320 ? 640 : 844 } },
    );
  });
});
