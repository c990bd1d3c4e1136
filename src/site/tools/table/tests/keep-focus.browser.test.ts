import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holds, press, withFocusKept } from '../../calculator/tests/focus-kept.ts';
import { said, servedOnPhone } from '../../calculator/tests/tool-page.ts';

const phone = servedOnPhone();

const open = withFocusKept(phone);

const addressOf = (lines: string) => `/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`;

/** Knights who nearly touch a flank. */
const NEAR = 'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 140,180 facing E';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

test('who takes an offer by key goes on from the element that is put there', async () => {
  await open(addressOf(NEAR), async (page) => {
    await press(page.locator('[data-label="B"]'));
    await press(button(page, /^front on A left flank/i));
    await holds(page, 'B');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.offers button').count()).toBeGreaterThan(0);
  });
});

test('asked, likewise; and from a legal end to who moves, and back to its start', async () => {
  await open(addressOf(`${NEAR};by~B;to~at 150,180 facing E`), async (page) => {
    await press(page.locator('.offers:not(.legal) button').first());
    await said(page, /^Verdict: /);
    await holds(page, 'B');
    await press(button(page, 'Back to its start'));
    await holds(page, 'B');
  });
  const lines =
    'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 200,400 facing S;by~B;to~front on A left flank';
  await open(addressOf(lines), async (page) => {
    await press(page.locator('.offers.legal button').first());
    await said(page, /^Verdict: Yes: /);
    await holds(page, 'B');
    await press(button(page, 'Far enough?'));
    await holds(page, 'What is asked');
  });
});

test('what is taken away leaves the focus on the table, by its button and by a key', async () => {
  await open(addressOf(`${NEAR}\nC: Irr Kn (F) at 340,180 facing E`), async (page) => {
    await press(page.locator('[data-label="B"]'));
    await press(button(page, 'Take away'));
    await holds(page, 'A');
    await page.keyboard.press('Delete');
    await holds(page, 'C');
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('.board .element[role="button"]').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#calculator') !== null)).toBe(true);
  });
});

test('taken back to nothing, the focus is where it is made again', async () => {
  await open(addressOf(NEAR), async (page) => {
    await page.locator('[data-label="B"]').focus();
    await page.keyboard.press('ArrowRight');
    await press(button(page, 'Undo'));
    await holds(page, 'Redo');
    await page.keyboard.press('Enter');
    await holds(page, 'Undo');
  });
});

test('what is told by key leads on to what is still open, or to where it is taken back', async () => {
  const lines = 'A: Reg Bd (O) at 200,100 facing N\nB: Irr Hd (I) 60 deep at 200,160 facing N;ask~press-forward;by~A';
  await open(addressOf(lines), async (page) => {
    await press(page.locator('.open-fields').getByRole('button', { name: 'yes', exact: true }).first());
    await page.locator('.open-fields').getByRole('button', { name: 'not told', exact: true }).waitFor();
    const isThere = () => page.evaluate(() => document.activeElement?.closest('.open-fields') !== null);
    await expect.poll(isThere).toBe(true);
    await press(page.locator('.open-fields').getByRole('button', { name: 'not told', exact: true }));
    await expect.poll(isThere).toBe(true);
  });
});

test('a piece of terrain that is taken away leaves the focus on the table, other troops leave it on their button', async () => {
  await open(addressOf(`wood: 0,0 100,0 100,80 0,80\n${NEAR}`), async (page) => {
    await press(page.locator('[data-label="B"]'));
    await press(page.locator('.troop-chips').getByRole('button', { name: 'Irr Ps (O)', exact: true }));
    await expect.poll(() => page.locator('[data-label="B"]').getAttribute('aria-label')).toMatch(/Irr Ps \(O\)/u);
    await holds(page, 'Irr Ps (O)');
    await press(page.locator('[data-terrain="wood"]'));
    await press(page.locator('.terrain-bar').getByRole('button', { name: 'Take away' }));
    await holds(page, 'A');
  });
});

test('begun again, and asked of the edition in play, the focus is where one goes on', async () => {
  await open(addressOf(`${NEAR};by~B;to~front on A left flank`).replace('ed=3.4', 'ed=3.2'), async (page) => {
    await said(page, /^Verdict: /);
    await press(button(page, 'Answer in 3.4'));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.edition-picker :checked')))
      .toBe(true);
    await press(button(page, 'Start again'));
    await holds(page, 'Set up');
  });
});

test('a text that is put on the table leads to it, one that is left to where it was written', async () => {
  await open(addressOf(NEAR), async (page) => {
    await page.locator('.element-list summary').press('Enter');
    const text = page.locator('textarea[name="position"]');
    await text.fill('X: Reg Bd (O) at 100,100 facing N');
    await press(button(page, 'Leave the table as it is'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
    await text.fill('X: Reg Bd (O) at 100,100 facing N');
    await press(button(page, 'Put it on the table'));
    await holds(page, 'X');
  });
});

test('who leaves what has the focus is not called back when that goes', async () => {
  await open(addressOf(NEAR), async (page) => {
    await page.locator('[data-label="B"]').press('Enter');
    const offer = button(page, /^front on A left flank/i);
    await offer.focus();
    await page.locator('.site-foot p').last().click();
    await holds(page, 'nothing');
    await page.evaluate(() => document.querySelector('.offers')?.remove());
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await holds(page, 'nothing');
  });
});
