import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reads, said, servedOnPhone, tap } from '../../calculator/tests/tool-page.ts';
import { Umpire } from './umpire.ts';

const { open } = servedOnPhone();

const LOW = { viewport: { width: 390, height: 664 } };

/** A line of warband before blades. */
const GROUP = [
  'A: Reg Bd (O) at 200,200 facing N',
  'B: Reg Bd (O) beside A right',
  'D: enemy Irr Wb (O) 120 ahead of A facing it',
  'E: enemy Irr Wb (O) beside D right',
  'C: enemy Irr Wb (O) beside D left',
].join('\n');

const addressOf = (lines: string): string => `/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`;

const offers = (page: Page) => page.locator('.offers:not(.legal) button');

/** Whether all of it is on the screen, and the panel is not over it. */
function isClear(each: Element): boolean {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const corners = [top + 4, bottom - 4].flatMap((y) => [left + 8, right - 8].map((x) => [x, y] as const));
  return corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
}

test('what is offered to a group on a low screen is seen whole, and framed as the rules say of it', async () => {
  const use = async (page: Page): Promise<void> => {
    await said(page, /^Drag or move D /);
    await reads(page, '.group-bar [role="status"]', 'D, C and E move together.');
    await new Umpire(page).drag('D', 0, -100);
    await offers(page).first().waitFor();
    await expect.poll(() => offers(page).first().locator('.verdict').innerText()).toBe('Yes, ');
    expect(await offers(page).first().evaluate(isClear)).toBe(true);
    const colour = (where: string, of: 'borderTopColor' | 'color') =>
      page
        .locator(where)
        .first()
        .evaluate((each, name) => getComputedStyle(each)[name], of);
    const green = await colour('.offers .verdict.yes', 'color');
    expect(await colour('.offers button.yes', 'borderTopColor')).toBe(green);
    // A ghost says nothing of what the rules say.
    expect(await colour('.board .offered', 'color')).not.toBe(green);
  };
  await open(addressOf(`${GROUP};by~D,C,E`), use, LOW);
});

test('what may not be is offered in no green', async () => {
  const lines = 'A: enemy Reg Sp (O) at 200,200 facing S\nB: Irr LH (O) at 200,0 facing N;by~B;to~at 118,230 facing E';
  await open(addressOf(lines), async (page) => {
    await expect.poll(() => offers(page).first().locator('.verdict').innerText()).toBe('No, ');
    const [frame, word] = await offers(page)
      .first()
      .evaluate((each) => [
        getComputedStyle(each).borderTopColor,
        getComputedStyle(each.querySelector('.verdict')!).color,
      ]);
    expect(frame).toBe(word);
  });
});

test('who looks through the questions takes back what was moved by one tap, and is still asked the last', async () => {
  await open(addressOf(`${GROUP};by~A;to~at 200,220 facing N`), async (page) => {
    await said(page, /^A touches no enemy/);
    await new Umpire(page).drag('A', 0, 30);
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/to~at\+200,25\d/u);
    for (const ask of ['reach', 'march', 'in-front', 'reach'])
      await page.getByRole('combobox', { name: 'What is asked' }).selectOption(ask);
    await said(page, /^Verdict: /);
    await tap(page, 'button', 'Undo');
    await expect.poll(() => decodeURIComponent(page.url())).toContain('to~at+200,220+facing+N');
    expect(decodeURIComponent(page.url())).toContain('ask~reach');
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await tap(page, 'button', 'Redo');
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/to~at\+200,25\d/u);
  });
});

test('no question, and nobody who is asked of, is cut by the arrow of its list', async () => {
  await open(
    addressOf(`${GROUP};by~D`),
    async (page) => {
      await said(page, /^Drag or move D /);
      const lists = page.locator('.asked select');
      const asked = lists.first();
      const questions = await asked
        .locator('option')
        .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
      for (const question of questions) {
        await asked.selectOption(question);
        const cut = await lists.evaluateAll((all) =>
          all.flatMap((each) => {
            const list = each as HTMLSelectElement;
            const { font, paddingLeft, paddingRight } = getComputedStyle(list);
            const pen = document.createElement('canvas').getContext('2d')!;
            pen.font = font;
            const words = list.selectedOptions[0]?.text ?? '';
            const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return pen.measureText(words).width > room + 1 ? [words] : [];
          }),
        );
        expect(cut).toEqual([]);
      }
      const [one, other] = await lists.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(one).toBe(other);
    },
    LOW,
  );
});

test('which way one flees is the word beside it, and what is shown first to the opponent', async () => {
  const lines = 'A: Irr LH (O) at 200,200 facing N\nB: Irr Ax (O) at 160,320 facing N;ask~flee;by~A';
  const use = async (page: Page): Promise<void> => {
    await said(page, /^Verdict: [\d.]+° to its right: the least change of direction gives it 200p clear/);
    await reads(page, '.result .figure', /^[\d.]+° to its right$/);
    await page.getByRole('button', { name: 'Show', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: /^To show: / });
    const verdict = dialog.locator('dd').first();
    expect(await verdict.innerText()).toMatch(/^[\d.]+° to its right: /u);
    expect(await verdict.evaluate(isClear)).toBe(true);
    const top = async (of: string) => (await dialog.locator(of).first().boundingBox())!.y;
    expect(await top('dd')).toBeLessThan(await top('.board'));
  };
  await open(addressOf(lines), use, LOW);
});

test('of a combat whose overlaps nobody told, the odds say with how many they are computed', async () => {
  await open(addressOf(`${GROUP};ask~combat;by~D;to~front on A front`), async (page) => {
    await reads(
      page,
      '.result .because',
      /\s+with 1 overlap on D.*, the most there can be, they fight\s+D: stand \d+%[^]*\s+A: stand \d+%/,
    );
  });
});

test('what is asked apart of a contact goes by what the table calls it, and why takes a sixth of the screen', async () => {
  const onto = `${encodeURIComponent('A: enemy Reg Bd (O) at 0,0 facing N\nM: Irr Kn (F) at 0,300 facing S')};by~M;to~front+on+A+front`;
  await open(`/tools/table/?ed=3.4&t=${onto}`, async (page) => {
    const summary = page.locator('.table-summary');
    await expect
      .poll(() => summary.innerText())
      .toMatch(/^Yes\s[^]*is asked apart: “Far enough\?”, “In front of enemy\?”/);
    const { height } = (await summary.boundingBox())!;
    expect(height).toBeLessThan(844 / 6);
  });
});
