import { expect, test } from 'vitest';
import { reads, said, servedOnPhone, tap } from '../../calculator/tests/tool-page.ts';

const { open } = servedOnPhone();

const addressOf = (lines: string): string => `/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`;

const GOOD = 'A: Reg Sp (O) at 0,0 facing N\nB: enemy Reg Sp (O) at 0,200 facing S';

test.each([
  [`${GOOD}\nC: Reg Sp (O) at 10,0 facing N`, 3, /^C lies over A by [\d.]+ paces: move it off\.$/],
  [`table 600 x 600\n${GOOD.replaceAll('at 0,', 'at 300,')}`, 2, /^A stands [\d.]+ paces off the table\.$/],
  [`${GOOD}\nC: Reg Bd (O) front on Z front`, 2, /^C is placed by Z, and no element has this name\.$/],
  [`${GOOD}\nC: Reg Bd (O) behind D\nD: Reg Bd (O) behind C`, 2, /^C: its place follows from itself, by way of D\.$/],
])(
  'of a position that cannot be it is told at once what is wrong, and the rest is drawn: %s',
  async (lines, count, problem) => {
    await open(addressOf(lines), async (page) => {
      await reads(page, '.element-bar > .problem', problem);
      await said(page, problem);
      expect(await page.locator('.board [role="button"]').count()).toBe(count);
      // Asked, it is said in place of what is still to be told.
      await tap(page, 'button', 'Ask');
      await page.getByLabel('Who moves or acts').selectOption('B');
      await reads(page, '.table-summary', problem);
      expect(await page.locator('.board [role="button"]').count()).toBe(count);
    });
  },
);

test('a text in which somebody has no place is refused where it is written; one in which bases overlap is put, and told of', async () => {
  await open(addressOf(GOOD), async (page) => {
    await page.locator('.element-list summary').tap();
    const text = page.getByLabel('The position as a text, to paste or copy');
    const put = page.getByRole('button', { name: 'Put it on the table' });
    await text.fill(`${GOOD}\nC: Reg Bd (O) front on Z front`);
    await reads(page, '[role="alert"]', 'C: it is placed by Z, and no element has this name');
    expect(await put.isDisabled()).toBe(true);
    await text.fill('A: Reg Bd (O) behind B\nB: Reg Bd (O) behind A');
    await reads(page, '[role="alert"]', 'A: its place follows from itself, by way of B');
    expect(await put.isDisabled()).toBe(true);
    await text.fill(`${GOOD}\nC: Reg Sp (O) at 10,0 facing N`);
    await put.tap();
    await reads(page, '.element-bar > .problem', /^C lies over A by /);
  });
});
