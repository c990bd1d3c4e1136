import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { said, servedOnPhone } from '../../calculator/tests/tool-page.ts';
import { drag, elementOf, middleOf } from './drag.ts';

const { open } = servedOnPhone();

const address = (text: string): string => `/tools/table/?ed=3.4&t=${encodeURIComponent(text)}`;

/** Which part of the table is seen. */
const viewOf = (page: Page) => page.locator('.board svg').getAttribute('viewBox');

/** Whether an element is wholly on the part of the table that is seen. */
async function isOnBoard(page: Page, label: string): Promise<boolean> {
  const [board, element] = [await page.locator('.board svg').boundingBox(), await elementOf(page, label).boundingBox()];
  return (
    element!.x >= board!.x &&
    element!.x + element!.width <= board!.x + board!.width &&
    element!.y >= board!.y &&
    element!.y + element!.height <= board!.y + board!.height
  );
}

test('what is dragged beyond the edge is seen again as it is let go', async () => {
  await open(address('A: Reg Bd (O) at 200,200 facing N\nB: enemy Reg Bd (O) at 200,400 facing S'), async (page) => {
    await elementOf(page, 'A').waitFor();
    const before = await viewOf(page);
    const { x } = await middleOf(elementOf(page, 'A'));
    await drag(elementOf(page, 'A'), 380 - x, 0);
    await expect.poll(() => viewOf(page)).not.toBe(before);
    expect(await isOnBoard(page, 'A')).toBe(true);
  });
});

test('what an answer draws moves nothing under a finger that waits, and is seen as it is lifted', async () => {
  const lines = 'A: Reg Bd (O) at 200,200 facing N\nB: enemy Irr LH (O) at 400,500 facing S;ask~reach;by~A';
  await open(address(lines), async (page) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/ask-march.*', async (route) => {
      await held;
      await route.continue();
    });
    await said(page, 'Drag or move A to where its move ends.');
    await page.getByLabel('What is asked', { exact: true }).selectOption('march');
    // The enemy is dragged out of sight with the ground.
    const whole = await viewOf(page);
    await drag(page.locator('.board svg'), 0, -170, async (board) => {
      const { x, y } = (await board.boundingBox())!;
      return { x: x + 40, y: y + 300 };
    });
    await expect.poll(() => viewOf(page)).not.toBe(whole);
    const before = await viewOf(page);
    const { x, y } = await middleOf(elementOf(page, 'A'));
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    release();
    await said(page, /^Verdict: Yes: no known enemy are closer than 200 paces\./);
    expect(await viewOf(page)).toBe(before);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => viewOf(page)).not.toBe(before);
  });
});
