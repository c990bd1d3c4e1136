import { globSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { importsOf } from '../../../../../scripts/bench/page-files.ts';
import { ROOT } from '../../../../../tests/site/built-site.ts';
import { readCode } from '../../../../../tests/site/read-code.ts';
import { seen } from '../../../../../tests/site/seen.ts';
import { everyCalculator, reads, said, servedOnPhone, tap } from '../../calculator/tests/tool-page.ts';
import { onTable, STARTS } from '../starts.ts';
import { drag, elementOf, middleOf } from './drag.ts';
import { Umpire } from './umpire.ts';

const phone = servedOnPhone();
const { open } = phone;

/** The first start that asks so. */
const startOf = (ask: string) => STARTS.find(({ question }) => (question as { ask: string }).ask === ask)!;

const started = STARTS.map(({ question }) => onTable(question, '3.4').replace('/tools/table/', ''));

// It asks many queries, of combat too, and draws: its code is weighed below.
everyCalculator(phone, 'table', [...started, `${started[0]}&vs=3.1`], 150_000);

/** The rules of any edition, as files: they are content, and no code of a page. */
const ofRules = new Set(
  globSync(`${ROOT}/_astro/whole.*.js`).flatMap((file) => importsOf(file).map((each) => path.basename(each))),
);

/**
 * What the code that a page loads weighs as it is sent, each by its name, where the rules of its edition cannot be fetched.
 *
 * @param last What of it comes last
 */
async function codeOf(address: string, last: string): Promise<ReadonlyMap<string, number>> {
  return phone.visit(
    address,
    async (page) => {
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      const loaded = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').map((entry) => {
            const { name, encodedBodySize } = entry as PerformanceResourceTiming;
            return [name.split('/').at(-1) ?? '', encodedBodySize] as const;
          }),
        );
      await expect.poll(async () => (await loaded()).some(([name]) => name.startsWith(`${last}.`))).toBe(true);
      await page.waitForLoadState('networkidle');
      return new Map((await loaded()).filter(([name]) => name.endsWith('.js') && !ofRules.has(name)));
    },
    {},
    (page) => page.route('**/whole.*.js', (route) => route.abort()),
  );
}

const weightOf = (code: ReadonlyMap<string, number>): number => [...code.values()].reduce((sum, size) => sum + size, 0);

test('the code with which the page opens weighs at most 60 kB, whatever of it other pages load too', async () => {
  // It can be set up, and asks nothing yet.
  const code = await codeOf('/tools/table/', 'ElementBar');
  const names = [...code.keys()];
  expect(names.filter((name) => /^(?:judging|ask-|details|TableFacts|AnswerWays|nearest)/.test(name))).toEqual([]);
  expect(weightOf(code)).toBeLessThan(60_000);
});

test('what answers a first question is loaded while the rules are, and no other asker', async () => {
  const code = await codeOf(`/tools/table/${started[0]!}`, 'judging');
  const names = [...code.keys()];
  expect(names.filter((name) => /^(?:ElementBar|ask-|details|TableFacts|AnswerWays|nearest)/.test(name))).toEqual([]);
  expect(weightOf(code)).toBeLessThan(75_000);
});

test('once the rules are there, what answers is fetched before it is asked', async () => {
  await open('/tools/table/', async (page) => {
    await expect
      .poll(() =>
        page.evaluate(() =>
          ['judging', 'details', 'TableFacts'].filter((each) =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${each}.`)),
          ),
        ),
      )
      .toEqual(['judging', 'details', 'TableFacts']);
  });
});

test('whether it could shoot is loaded where a contact turns on that, for what is offered too', async () => {
  const lines =
    'A: enemy Irr Kn (F) at 200,200 facing S\nB: Reg Bw (O) at 200,100 facing N\nC: Reg Bd (O) at 500,100 facing N';
  const ask = async (question: string, then: (page: Page, loaded: () => Promise<boolean>) => Promise<void>) => {
    await phone.visit(`/tools/table/?ed=3.4&t=${encodeURIComponent(`${lines};${question}`)}`, async (page) => {
      await then(page, () =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/ask-shoot.'))),
      );
    });
  };
  await ask('by~C;to~front on A front', async (page, loaded) => {
    await said(page, /^Verdict: Yes: /);
    expect(await loaded()).toBe(false);
  });
  await ask('by~B;to~front on A front', async (page, loaded) => {
    await said(page, /^Verdict: No: bow cannot contact/);
    expect(await loaded()).toBe(true);
  });
  await ask('by~B;to~at 205,168 facing N', async (page) => {
    await reads(page, '.offers:not(.legal)', /front on A front\s+No, /i);
  });
});

test('whether he must face a group is loaded where a contact turns on that', async () => {
  const lines =
    'A: enemy Reg Bd (O) at 300,200 facing S\nB: Irr Kn (F) at 270,100 facing N\nC: Irr Kn (F) beside B left';
  const ask = async (place: string, then: (page: Page, loaded: () => Promise<boolean>) => Promise<void>) => {
    const question = `${lines};by~B,C;to~front on A front${place}`;
    await phone.visit(`/tools/table/?ed=3.4&t=${encodeURIComponent(question)}`, async (page) => {
      await then(page, () =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/ask-pivot.'))),
      );
    });
  };
  await ask('', async (page, loaded) => {
    await said(page, /^Verdict: Yes: it ends in a permitted position/);
    expect(await loaded()).toBe(false);
  });
  await ask(', 30 right', async (page, loaded) => {
    await said(page, /^Verdict: Yes: the enemy must pivot or shift/);
    expect(await loaded()).toBe(true);
  });
});

test('whether a move is enough has a start: round enemy in the way it is too long', async () => {
  await open(onTable(startOf('reach').question, '3.4'), async (page) => {
    await said(page, /^Verdict: No: its way is measured as 15\d(?:\.\d+)? paces, and it may go 150\.$/);
    await dragOnBoard(page, 'A', 0, 30);
    await said(page, /^Verdict: Yes: /);
  });
});

/** Drag an element by a finger, so many pixels, where the board is seen. */
async function dragOnBoard(page: Page, label: string, right: number, down: number): Promise<void> {
  await page.locator('.board').scrollIntoViewIfNeeded();
  await drag(elementOf(page, label), right, down);
}

/** The movers of figure 5, where each is dragged to, which contact is taken there, and what the figure says of it. */
const FIGURE_5 = [
  ['B', 'left', 'No'],
  ['C', 'left', 'Yes'],
  ['D', 'left', 'Yes'],
  ['E', 'right', 'Yes'],
  ['F', 'right', 'Yes'],
] as const;

describe('figure 5', () => {
  test('by touch: every mover is dragged to the flank, and the verdict is that of the figure', async () => {
    await open('/tools/table/', async (page) => {
      await tap(page, 'link', /^Figure 5/);
      for (const [mover, flank, verdict] of FIGURE_5) {
        await page.getByLabel('Who moves or acts').selectOption(mover);
        await said(page, `Drag or move ${mover} to where its move ends.`);
        const turns = { B: -90, C: 0, D: 0, E: -90, F: 0 }[mover];
        if (turns !== 0) await turn(page, mover, turns);
        await page.locator('.board').scrollIntoViewIfNeeded();
        const [from, enemy] = [await middleOf(elementOf(page, mover)), await middleOf(elementOf(page, 'A'))];
        const beside = (flank === 'left' ? -1 : 1) * 46;
        await dragOnBoard(page, mover, enemy.x + beside - from.x, enemy.y + 12 - from.y);
        await tap(page, 'button', new RegExp(`^front on A ${flank} flank\\s+${verdict}, `, 'i'));
        await said(page, new RegExp(`^Verdict: ${verdict}: `));
        await expect.poll(() => decodeURIComponent(page.url())).toContain(`;by~${mover};to~front+on+A+${flank}+flank`);
        await page.getByRole('button', { name: 'Back to its start' }).tap();
      }
    });
  });

  test('by keyboard alone', async () => {
    await open('/tools/table/', async (page) => {
      await page.getByRole('link', { name: /^Figure 5/ }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/t=p/);
      await page.getByLabel('Who moves or acts').selectOption('C');
      const mover = page.locator('[data-label="C"]');
      await expect.poll(() => mover.getAttribute('aria-label')).toMatch(/^C: /);
      await mover.focus();
      for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowDown');
      const offer = page.getByRole('button', { name: /^front on A left flank\s+Yes, /i });
      await offer.waitFor();
      await offer.focus();
      await page.keyboard.press('Enter');
      await said(page, /^Verdict: Yes: /);
      await reads(page, '.result .figure', 'Yes');
    });
  });
});

/** Turn a mover where it stands, by the keys. */
async function turn(page: Page, label: string, degrees: number): Promise<void> {
  await page.locator(`[data-label="${label}"]`).focus();
  for (let turned = 0; turned < Math.abs(degrees); turned += 15) await page.keyboard.press(degrees < 0 ? '[' : ']');
}

describe('a position of one’s own', () => {
  test('is put together by tapping, dragged, turned, taken back, and told in words', async () => {
    await open('/tools/table/', async (page) => {
      await said(page, 'Put elements on the table, or begin with a position below.');
      await tap(page, 'button', '+ Own');
      await tap(page, 'button', /^Troop: /);
      await tap(page, 'button', 'Regular');
      await tap(page, 'button', /^Sp/);
      await tap(page, 'button', /^O /);
      await tap(page, 'button', '+ Own');
      await tap(page, 'button', '+ Enemy');
      await page.getByText('In words: 3 elements').tap();
      const words = page.locator('.element-list li');
      await expect
        .poll(() => words.allInnerTexts())
        .toEqual([
          'A: Reg Sp (O) at 240,200 facing N',
          'B: Reg Sp (O) beside A right',
          'C: enemy 30 deep 120 ahead of B facing it',
        ]);
      await dragOnBoard(page, 'C', -40, 10);
      await expect.poll(() => words.nth(2).innerText()).toMatch(/^C: enemy 30 deep at \d+,\d+ facing S$/);
      const dragged = await words.nth(2).innerText();
      await page.locator('[data-label="C"]').focus();
      await page.keyboard.press(']');
      await expect.poll(() => words.nth(2).innerText()).toMatch(/facing W75$|facing S15$/);
      await tap(page, 'button', 'Undo');
      await expect.poll(() => words.nth(2).innerText()).toBe(dragged);
      await tap(page, 'button', 'Undo');
      await expect.poll(() => words.nth(2).innerText()).toBe('C: enemy 30 deep 120 ahead of B facing it');
      await tap(page, 'button', 'Redo');
      await expect.poll(() => words.nth(2).innerText()).toBe(dragged);
      await page.locator('[data-label="B"]').tap();
      await tap(page, 'button', 'Ask');
      await said(page, 'Drag or move B to where its move ends.');
      await tap(page, 'button', 'Set up');
      await page.locator('[data-label="A"]').focus();
      await page.keyboard.press('Delete');
      await expect.poll(() => words.first().innerText()).toBe('B: Reg Sp (O) at 320,200 facing N');
    });
  });

  test('by keys: each element says which there are, and where it stands after one', async () => {
    const lines = 'A: Reg Sp (O) at 200,200 facing N\nB: enemy Reg Sp (O) at 200,600 facing S';
    await open(`/tools/table/?t=${encodeURIComponent(lines)}`, async (page) => {
      const element = page.locator('[data-label="A"]');
      await element.waitFor();
      const described = await element.getAttribute('aria-describedby');
      const keys = page.locator(`[id="${described ?? ''}"]`);
      expect(await keys.textContent()).toMatch(/arrows move, \[ and \] turn/);
      await element.focus();
      await page.keyboard.press('ArrowRight');
      const status = page.locator('.board [role="status"]');
      await reads(page, '.board [role="status"]', 'A: Reg Sp (O) at 210,200 facing N');
      expect(await keys.isVisible()).toBe(true);
      await tap(page, 'button', 'Ask');
      await element.focus();
      await page.keyboard.press('ArrowUp');
      await expect
        .poll(() => status.textContent())
        .toMatch(/^A: Reg Sp \(O\) at 210,200 facing N, moves to at 210,210 /);
      expect(await element.getAttribute('aria-label')).toContain(', moves to ');
    });
  });

  test('is pasted as a text; a line that cannot be read is told, and the table stays as it is', async () => {
    await open('/tools/table/', async (page) => {
      await page.getByText('In words: 0 elements').tap();
      const text = page.getByLabel('The position as a text, to paste or copy');
      await text.fill('A: Reg Sp (O) at 0,0 facing N\nB: Reg Sp (O) somewhere');
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('line 2: ');
      expect(await page.getByRole('button', { name: 'Put it on the table' }).isDisabled()).toBe(true);
      await text.fill('A: Reg Sp (O) at 0,0 facing N\nB: Reg Sp (O) beside A left');
      await tap(page, 'button', 'Put it on the table');
      await page.locator('[data-label="B"]').waitFor();
      expect(await page.locator('.board [role="button"]').count()).toBe(2);
    });
  });

  test('in which bases overlap is drawn all the same, and says which', async () => {
    const lines = 'A: Reg Sp (O) at 0,0 facing N\nB: enemy Reg Sp (O) at 10,0 facing N;by~A;to~at 0,50 facing N';
    await open(`/tools/table/?t=${encodeURIComponent(lines)}`, async (page) => {
      await said(page, /^B lies over A by [\d.]+ paces: move it off\.$/);
      expect(await page.locator('.board [role="button"]').count()).toBe(2);
    });
  });

  test.each([
    ['S', 'take a contact that is offered, or move it off', true],
    ['E', 'move it off', false],
  ])('a move that ends on another, facing %s, is told to %s', async (facing, what, offered) => {
    const lines = `A: enemy Reg Bd (O) at 200,200 facing N\nB: Reg Bd (O) at 200,400 facing S;by~B;to~at 200,195 facing ${facing}`;
    await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`, async (page) => {
      await said(page, new RegExp(String.raw`^B lies over A by [\d.]+ paces: ${what}\.$`));
      expect(await page.locator('.offers:not(.legal) button').count()).toBe(offered ? 1 : 0);
    });
  });

  test('whose address was damaged keeps what could be read, and says what could not', async () => {
    const lines = 'A: Reg Sp (O) at 0,0 facing N;by~Z';
    await open(`/tools/table/?t=${encodeURIComponent(lines)}`, async (page) => {
      await expect.poll(() => page.locator('.problems, .address-problems').first().innerText()).toContain('found "Z"');
      await page.locator('[data-label="A"]').waitFor();
    });
    await open('/tools/table/?t=pAAAA', async (page) => {
      await expect.poll(() => page.locator('main').innerText()).toContain('t=pAAAA');
    });
  });
});

test('what is offered while it is asked is for who moves, whoever is chosen', async () => {
  const lines =
    'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 100,240 facing E;by~B;to~at 158,163 facing E';
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`, async (page) => {
    const offers = page.locator('.offers:not(.legal) button');
    await expect.poll(() => offers.allInnerTexts()).toEqual([expect.stringMatching(/^front on A left flank\s+Yes, /i)]);
    await page.locator('[data-label="A"]').tap();
    await expect.poll(() => page.locator('[data-label="A"]').getAttribute('aria-pressed')).toBe('true');
    expect(await offers.count()).toBe(1);
    await offers.tap();
    await said(page, /^Verdict: Yes: /);
  });
});

test('a place that would be legal is one tap away from one that is not', async () => {
  const lines =
    'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 200,400 facing S;by~B;to~front on A left flank';
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`, async (page) => {
    await said(page, /^Verdict: No: /);
    await page.locator('.offers.legal button').first().tap();
    await said(page, /^Verdict: Yes: /);
  });
});

test('what the position cannot show is asked, told by a tap, and taken back', async () => {
  // A move that does not end straight ahead shows not how it went in the gap.
  await open(onTable({ ...(startOf('gap').question as object), to: 'at 250,330 facing N' }, '3.4'), async (page) => {
    await said(page, /^Verdict: It depends: /);
    await page.locator('.open-fields').getByRole('button', { name: 'straight back', exact: true }).tap();
    await said(page, /^Verdict: Yes: /);
    await expect.poll(() => decodeURIComponent(page.url())).toContain('tell~path~"straightBack"');
    await page.locator('.open-fields').getByRole('button', { name: 'not told' }).first().tap();
    await said(page, /^Verdict: It depends: /);
  });
});

test('all that an answer draws is seen, such as where a flight ends; one may look nearer then', async () => {
  const lines = 'A: Irr LH (O) at 200,200 facing N\nB: enemy Reg Bd (O) at 200,100 facing N;ask~flee;by~A';
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`, async (page) => {
    await said(page, /^Verdict: Straight on: /);
    const unseen = (): Promise<number> =>
      page.locator('.board svg').evaluate((svg) => {
        const { left, right, top, bottom } = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('.recoils polygon, polygon.recoils, .witnesses *')].filter((each) => {
          const box = each.getBoundingClientRect();
          return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
        }).length;
      });
    await page.locator('.board .recoils').first().waitFor({ state: 'attached' });
    await expect.poll(unseen).toBe(0);
    const seen = await page.locator('.board svg').getAttribute('viewBox');
    await tap(page, 'button', 'Nearer');
    await tap(page, 'button', 'Nearer');
    await expect.poll(unseen).toBeGreaterThan(0);
    await tap(page, 'button', 'All of it');
    await expect.poll(() => page.locator('.board svg').getAttribute('viewBox')).toBe(seen);
  });
});

test('through friends, and pressing forward, are asked, and told by a tap', async () => {
  const passing = 'A: Reg Bd (O) at 200,100 facing N\nB: Irr Hd (I) 60 deep at 200,160 facing N';
  const through = `${passing};ask~pass-through;by~A;to~at 200,195 facing N`;
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(through)}`, async (page) => {
    await said(page, /^Verdict: Yes: land troops can pass through hordes/);
    await reads(page, '.table-facts', /A’s straight way leads over B: yes, by 80 paces/);
    await page.getByRole('combobox', { name: 'What is asked' }).selectOption('press-forward');
    await said(page, /^Verdict: It depends: /);
    await page.locator('.open-fields').getByRole('button', { name: 'yes', exact: true }).first().tap();
    await said(page, /^Verdict: In print only: [^]*see your printed rulebook, p\. \d+\.$/);
    expect(decodeURIComponent(page.url())).toContain('ask~press-forward');
  });
});

test('a group forms a column: each of the others is dragged to its own end', async () => {
  const line =
    'A: Reg Bd (O) at 200,100 facing N\nB: Reg Bd (O) beside A right\nC: Reg Bd (O) beside B right;ask~form-column;by~A,B,C;to~at 200,130 facing N;end~C beside B right';
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(line)}`, async (page) => {
    await said(page, /^Verdict: /);
    await new Umpire(page).drag('B', -76, -27);
    await page.locator('.offers').getByRole('button', { name: 'front on A rear' }).tap();
    await said(page, /^Verdict: Yes: /);
    await reads(page, '.table-facts', /B is in the column, directly behind the element before it/);
    await reads(page, '.ask-bar', /B ends front on A rear\./);
    expect(decodeURIComponent(page.url())).toContain('end~B+front+on+A+rear');
    await page.getByRole('button', { name: 'Beside A again' }).last().tap();
    await said(page, /^Verdict: It depends: /);
  });
});

test('one of those who move is told to move by itself at the same time, and dragged to its own contact', async () => {
  const line =
    'hand 0\nX: enemy Reg Bd (O) 30 deep at 300,300 facing S\nA: Irr Ax (O) 30 deep at 300,200 facing N\nB: Irr Ax (O) 30 deep beside A right;by~A,B;to~front on X front';
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(line)}`, async (page) => {
    await said(page, /^Verdict: Yes: /);
    await page.locator('details.with summary').tap();
    await page.getByRole('button', { name: 'B by itself, at the same time' }).tap();
    await reads(page, '.ask-bar', /B ends beside A right\./);
    await said(page, /^Verdict: No: .*one of them could contact enemy without the others moving first/);
    expect(decodeURIComponent(page.url())).toContain('end~B+beside+A+right');
    await page.getByRole('button', { name: 'Beside A again' }).tap();
    await said(page, /^Verdict: Yes: /);
    await page.getByRole('button', { name: 'B by itself, at the same time' }).tap();
    await expect.poll(() => page.url()).toContain('end~');
    // Of another question it is not told where each ends.
    await page.locator('.asked [name="ask"]').selectOption('reach');
    await expect.poll(() => page.url()).toContain('ask~reach');
    expect(page.url()).not.toContain('end~');
  });
  // Where the first does not move yet, nobody moves at the same time.
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(line.replace(/;to~.*$/, ''))}`, async (page) => {
    await page.locator('details.with summary').tap();
    await page.getByText('Move with it as one group').waitFor();
    expect(await page.getByRole('button', { name: /by itself, at the same time$/ }).count()).toBe(0);
  });
});

test('what asks, where it cannot be fetched, says so, and is tried again', async () => {
  const lines =
    'A: Reg Bd (O) at 200,100 facing N\nB: Irr Hd (I) 60 deep at 200,160 facing N;ask~pass-through;by~A;to~at 200,195 facing N';
  await phone.visit(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`, async (page) => {
    await said(page, /^Verdict: Yes: /);
    await page.route('**/ask-press-forward.*.js', (route) => route.abort());
    await page.getByRole('combobox', { name: 'What is asked' }).selectOption('press-forward');
    await seen(page, 'could not be loaded');
    await page.unroute('**/ask-press-forward.*.js');
    await page.getByRole('button', { name: 'Try again' }).tap();
    await said(page, /^Verdict: It depends: /);
  });
});

test('of a combat the odds are told, and what a recoil meets; overlaps are counted by the players', async () => {
  const lines =
    'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) front on A front\nC: Irr Kn (F) behind B;ask~combat;by~B';
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`, async (page) => {
    await said(page, /^Verdict: Yes: they fight; B: stand 58%, recoil 31%, destroyed 11%; /);
    await reads(page, '.table-facts', /If B is destroyed: part of C is directly behind B/);
    expect(await page.locator('.board .recoils').count()).toBe(2);
    const one = page.getByRole('radiogroup', { name: 'Overlaps on B' }).getByRole('radio', { name: '1' }).locator('..');
    await one.evaluate((each) => {
      each.scrollIntoView({ block: 'center' });
    });
    await one.tap();
    await expect.poll(() => decodeURIComponent(page.url())).toContain('tell~a~{"overlaps":1}');
    await expect.poll(() => page.locator('.result [role="status"]').innerText()).not.toContain('B: stand 58%');
    await page.getByRole('link', { name: 'tell more in the combat calculator' }).click();
    await page.waitForURL('**/tools/combat/?**');
    expect(new URL(page.url()).search).toBe('?ed=3.4&a=Irr+Kn+(F)&a.ranks=Irr+Kn+(F)&a.ov=1&b=Reg+Bd+(O)');
    await said(page, /Irr Kn \(F\)/);
  });
});

test('of troops whose depth our sources do not tell, the players are asked for it', async () => {
  const lines =
    'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr El (O) at 100,240 facing E;by~B;to~front on A left flank';
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`, async (page) => {
    await said(page, /our sources do not tell how deep bases of El \(O\) are/);
    await tap(page, 'button', 'Set up');
    await page.locator('[data-label="B"]').tap();
    await page.getByLabel('depth of B').selectOption('80');
    await said(page, /^Verdict: /);
  });
});

test('the code that is shown to the opponent opens the same table', async () => {
  const address = onTable(startOf('shoot').question, '3.4');
  let link = '';
  await open(address, async (page) => {
    await said(page, /^Verdict: /);
    await page.getByRole('button', { name: 'Show', exact: true }).tap();
    link = await readCode(page.locator('.qr-code'));
    expect(new URL(link).pathname + new URL(link).search).toContain('/tools/table/?ed=3.4&t=p');
  });
  const { pathname, search } = new URL(link);
  await open(pathname + search, async (page) => {
    await said(page, /^Verdict: /);
    expect(await page.locator('.board [role="button"]').count()).toBe(3);
  });
});

describe('what is turned to the opponent', () => {
  const show = async (ask: string, look: (dialog: Locator) => Promise<void>): Promise<void> => {
    await open(onTable(startOf(ask).question, '3.4'), async (page) => {
      await said(page, /^Verdict: /);
      await page.getByRole('button', { name: 'Show', exact: true }).tap();
      await look(page.getByRole('dialog', { name: /^To show: / }));
    });
  };

  test('names the troops, and shows the table, on which nothing can be moved', async () => {
    await show('contact', async (dialog) => {
      expect(await dialog.locator('h2').innerText()).toBe(
        'May Irr Kn (F) D move so that it ends front on Reg Bd (O) A left flank?',
      );
      expect(await dialog.locator('.board .element:not(.ghost) text').allTextContents()).toEqual([
        'ABd',
        'BBd',
        'CSp',
        'DKn',
      ]);
      expect(await dialog.locator('.board [role="button"], .board [tabindex]').count()).toBe(0);
      expect(await dialog.locator('.showing-authority').innerText()).toBe('Computed from the rules in force');
    });
  });

  test('adds up no depths of bases', async () => {
    await show('contact', async (dialog) => {
      expect(await dialog.locator('.showing-source').innerText()).toMatch(
        /Bases of blades \(O\) are 15 mm deep; Bases of spears \(O\) are 15 mm deep; /u,
      );
    });
  });

  test.each([
    ['shoot', 'Open: we do not have the text'],
    ['spontaneous', 'Open: it turns on what is still to be told'],
  ])('says that it is open: %s', async (ask, authority) => {
    await show(ask, async (dialog) => {
      expect(await dialog.locator('.showing-authority').innerText()).toBe(authority);
    });
  });
});

test('what an answer turns on is said beside it, and leads to where it is told', async () => {
  await open(onTable(startOf('spontaneous').question, '3.4'), async (page) => {
    await said(page, /Depends on: Whether it is eligible as one\. /);
    const link = page.locator('.result').getByRole('link', { name: 'Whether it is eligible as one' });
    await link.tap();
    await expect.poll(() => page.locator('.open-fields fieldset').evaluate(isSeen)).toBe(true);
  });
});

test('while a position is set up, the result covers nothing; asked on a low screen, it is one line until it is tapped', async () => {
  const low = { viewport: { width: 390, height: 664 } };
  const use = async (page: Page): Promise<void> => {
    await said(page, /^Verdict: Yes: /);
    const height = async (): Promise<number> => (await page.locator('.result').boundingBox())!.height;
    expect(await height()).toBeLessThan(70);
    await page.getByRole('button', { name: 'All of it' }).last().tap();
    expect(await height()).toBeGreaterThan(90);
    await tap(page, 'button', 'Less');
    expect(await height()).toBeLessThan(70);
    await tap(page, 'button', 'Set up');
    await page.locator('[data-label="A"]').tap();
    await expect.poll(() => page.locator('.troop-chips button').last().evaluate(isSeen)).toBe(true);
  };
  await open(onTable(startOf('contact').question, '3.4'), use, low);
});

/** Whether the middle of it is on the screen, and nothing lies over it. */
function isSeen(each: Element): boolean {
  const { x, y, width, height } = each.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (each.contains(top) || top.contains(each));
}

test('the table says what was measured without a yes, and how far one moved without places', async () => {
  await open(onTable(startOf('reach').question, '3.4'), async (page) => {
    await reads(page, '.table-facts', /what is there: 152\.77 paces$/m);
    await reads(page, '.ask-bar .ends', /^A has moved 145 paces\./);
  });
  await open(onTable(startOf('march').question, '3.4'), async (page) => {
    await reads(page, '.table-facts', /end straight ahead of where they started: yes, exactly$/m);
  });
});

test('of a fight each side has a line, in percent, and no colour of a yes', async () => {
  await open(onTable(startOf('combat').question, '3.4'), async (page) => {
    await reads(
      page,
      '.result .because',
      /^A: stand \d+%, destroyed \d+%\s+B: stand \d+%, recoil \d+%, destroyed \d+%$/,
    );
    const colour = (where: string) => page.locator(where).evaluate((each) => getComputedStyle(each).color);
    expect(await colour('.result .verdict')).toBe(await colour('body'));
  });
});

test('own and enemy are told apart on the table in the dark', async () => {
  const use = async (page: Page): Promise<void> => {
    await said(page, /^Verdict: /);
    const shares = (side: string): Promise<readonly number[]> =>
      page
        .locator(`.board .element.${side}:not(.ghost) polygon`)
        .first()
        .evaluate((each) => (getComputedStyle(each).fill.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number));
    const [own, enemy] = [await shares('own'), await shares('enemy')];
    // As parts of the whole, from `color(srgb …)`.
    expect(Math.hypot(...own.map((share, index) => share - (enemy[index] ?? 0)))).toBeGreaterThan(0.18);
  };
  await open(onTable(startOf('contact').question, '3.4'), use, { colorScheme: 'dark' });
});

test('the ruler tells how far who is chosen is from the others, and how far it moved', async () => {
  const scene = [
    'A: enemy Reg Bd (O) at 200,200 facing N',
    'B: Irr Kn (F) at 100,240 facing E',
    'C: Irr Kn (F) beside B right',
    ';by~B;to~at 100,300 facing E',
  ].join('\n');
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(scene.replace('\n;', ';'))}`, async (page) => {
    await page.locator('.ruler summary').tap();
    await page.locator('.measured text').first().waitFor();
    await page.locator('.ruler li').first().waitFor();
    expect(await page.locator('.ruler li').allInnerTexts()).toEqual([
      'moved, at the corner that went furthest: 60p (30 mm)',
      expect.stringMatching(/^to \w: \d+p \(\d+ mm\)$/),
      expect.stringMatching(/^to \w: \d+p \(\d+ mm\)$/),
    ]);
    expect(await page.locator('.measured text').allInnerTexts()).toHaveLength(3);
    await page.locator('.ruler summary').tap();
    await expect.poll(() => page.locator('.measured text').count()).toBe(0);
  });
});

test('a contact is offered to any of a group, where it is asked who must pivot', async () => {
  const lines = [
    'A: Reg Cv (O) at 200,100 facing N',
    'B: Reg Cv (O) beside A right',
    'C: enemy Irr Ps (O) at 280,200 facing S',
    ';ask~pivot;by~A,B;to~at 200,180 facing N',
  ].join('\n');
  await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines.replace('\n;', ';'))}`, async (page) => {
    await said(page, /^A touches no enemy: move it to one/);
    await tap(page, 'button', /^front on C front/i);
    await said(page, /^Verdict: Yes: /);
    expect(decodeURIComponent(page.url())).toContain(';by~B,A;to~front+on+C+front');
  });
});

test('upon whom an element advances by itself is asked, told, and whether it goes so, and next', async () => {
  await open(onTable(startOf('spontaneous').question, '3.4'), async (page) => {
    await said(page, /^Verdict: It depends: A advances upon C: yes: it is the closest/);
    await tap(page, 'button', 'yes');
    await said(page, /^Verdict: Yes: A advances upon C: /);
    await page.getByLabel('Whom it is about').selectOption('B');
    await said(page, /^Verdict: It depends: A advances upon B: /);
    await tap(page, 'radio', 'Next?');
    await said(page, /^Verdict: Yes: A is the next to advance: /);
    await page.getByRole('combobox', { name: 'What is asked' }).selectOption('reach');
    await said(page, 'Drag or move A to where its move ends.');
    await dragOnBoard(page, 'A', -20, -20);
    await said(page, /^Verdict: In print only: /);
  });
});

describe('several are chosen at once, and said in words,', () => {
  const line = [
    'A: Reg Sp (O) at 100,100 facing N',
    'B: Reg Sp (O) beside A right',
    'C: Reg Sp (O) at 340,100 facing N',
    'D: enemy Reg Bd (O) at 200,300 facing S',
  ].join('\n');
  const address = `/tools/table/?ed=3.4&t=${encodeURIComponent(line)}`;
  const status = '.group-bar [role="status"]';

  test('by a frame that a finger draws, and are dragged together', async () => {
    await open(address, async (page) => {
      await tap(page, 'button', 'Choose several');
      await page.locator('.board').scrollIntoViewIfNeeded();
      const [a, b] = [await middleOf(elementOf(page, 'A')), await middleOf(elementOf(page, 'B'))];
      const from = { x: a.x - 40, y: a.y + 30 };
      await drag(page.locator('.board svg'), b.x - from.x + 15, -60, () => from);
      await reads(page, status, /A and B are chosen: move one, and all move\.$/);
      await page.locator('[data-label="C"]').tap();
      await reads(page, status, /A, B and C are chosen/);
      await page.locator('[data-label="C"]').tap();
      await tap(page, 'button', 'Done choosing');
      await reads(page, status, 'A and B are chosen: move one, and all move.');
      await page.locator('.board').scrollIntoViewIfNeeded();
      const c = await middleOf(elementOf(page, 'C'));
      await dragOnBoard(page, 'B', 0, -40);
      const [movedA, movedB, stayed] = [
        await middleOf(elementOf(page, 'A')),
        await middleOf(elementOf(page, 'B')),
        await middleOf(elementOf(page, 'C')),
      ];
      expect(Math.round(movedA.y - a.y)).toBe(Math.round(movedB.y - b.y));
      expect(movedB.y).toBeLessThan(b.y - 25);
      expect(Math.round(stayed.y)).toBe(Math.round(c.y));
      await tap(page, 'button', 'Undo');
      await expect.poll(async () => Math.round((await middleOf(elementOf(page, 'A'))).y)).toBe(Math.round(a.y));
    });
  });

  test('by keys, and are moved and turned by keys', async () => {
    await open(address, async (page) => {
      await page.locator('[data-label="A"]').focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Choose with A').selectOption('touching');
      await reads(page, status, 'A and B are chosen: move one, and all move.');
      await page.getByText('In words: 4 elements').tap();
      const words = page.locator('.element-list li');
      await page.locator('[data-label="A"]').focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => words.allInnerTexts()).toContain('A: Reg Sp (O) at 100,110 facing N');
      expect((await words.allInnerTexts())[1]).toBe('B: Reg Sp (O) beside A right');
      await page.keyboard.press(']');
      await expect.poll(() => words.first().innerText()).toMatch(/facing N15$/);
      await page.getByRole('button', { name: 'Choose several' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-label="C"]').focus();
      await page.keyboard.press('Enter');
      await reads(page, status, /A, B and C are chosen/);
      await page.locator('[data-label="B"]').focus();
      await page.keyboard.press('Delete');
      await expect.poll(() => words.allInnerTexts()).toHaveLength(1);
    });
  });

  test('with Shift and the mouse, as who moves; enemy are left out', async () => {
    await open(
      `${address}${encodeURIComponent(';by~A')}`,
      async (page) => {
        await said(page, 'Drag or move A to where its move ends.');
        await page.locator('.board').scrollIntoViewIfNeeded();
        const [a, d] = [await middleOf(elementOf(page, 'A')), await middleOf(elementOf(page, 'D'))];
        await page.keyboard.down('Shift');
        await page.mouse.move(a.x - 40, a.y + 25);
        await page.mouse.down();
        await page.mouse.move(d.x + 30, d.y - 25, { steps: 4 });
        await page.mouse.up();
        await page.keyboard.up('Shift');
        await reads(page, status, 'A and B move together.');
        await expect.poll(() => decodeURIComponent(page.url())).toContain(';by~A,B');
      },
      { hasTouch: false },
    );
  });
});
