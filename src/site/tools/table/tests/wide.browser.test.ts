import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { said, servedOnPhone } from '../../calculator/tests/tool-page.ts';
import { onTable, STARTS } from '../starts.ts';

const { open } = servedOnPhone();

const start = onTable(STARTS[0]!.question, '3.4');

const boxesOf = (page: Page) =>
  page.evaluate(() => {
    const box = (where: string) => document.querySelector(where)!.getBoundingClientRect().toJSON() as DOMRect;
    return {
      board: box('.board svg'),
      asked: box('.asked'),
      result: box('.calculator > .result'),
      across: document.documentElement.scrollWidth,
    };
  });

test.each([
  [1280, 800, 600],
  [1920, 1080, 850],
] as const)(
  'on a screen of %i × %i the board has the room, and what is asked and answered is seen beside it',
  async (width, height, least) => {
    await open(
      start,
      async (page) => {
        await said(page, /^Verdict: /);
        await page.locator('.details').waitFor();
        const { board, asked, result, across } = await boxesOf(page);
        expect(across).toBe(width);
        expect(Math.min(board.width, board.height)).toBeGreaterThan(least);
        for (const { bottom } of [board, asked, result]) expect(bottom).toBeLessThanOrEqual(height);
        expect(asked.left).toBeGreaterThanOrEqual(board.right);
        expect(result.left).toBeGreaterThanOrEqual(asked.right);
        // Where what is asked is long, one scrolls it alone.
        await page.locator('.ask-bar').evaluate((bar) => {
          (bar as HTMLElement).style.minHeight = '200vh';
        });
        await page.evaluate(() => {
          scrollTo(0, innerHeight);
        });
        const scrolled = await boxesOf(page);
        expect(scrolled.asked.bottom).toBeLessThan(0);
        for (const { top, bottom } of [scrolled.board, scrolled.result]) {
          expect(top).toBeGreaterThan(0);
          expect(bottom).toBeLessThanOrEqual(height);
        }
      },
      { viewport: { width, height }, hasTouch: false },
    );
  },
);

test.each([
  [390, 844],
  [844, 390],
] as const)('on a screen of %i × %i what is asked stands below the board', async (width, height) => {
  await open(
    start,
    async (page) => {
      await said(page, /^Verdict: /);
      const { board, asked, across } = await boxesOf(page);
      expect(across).toBe(width);
      expect(asked.top).toBeGreaterThanOrEqual(board.bottom);
    },
    { viewport: { width, height } },
  );
});
