import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OnPhone } from './tool-page.ts';

/** Open a calculator, and use it once the focus is kept on it, which is loaded when something first has it. */
export function withFocusKept({ open }: OnPhone): OnPhone['open'] {
  return (address, use, look) =>
    open(
      address,
      async (page) => {
        const isThere = () =>
          page.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('/focus-script.')),
          );
        await page.locator('#calculator .edition-picker :checked').focus();
        await expect.poll(isThere).toBe(true);
        await use(page);
      },
      look,
    );
}

/** Who works by keys alone presses what has the focus. */
export async function press(button: Locator): Promise<void> {
  await button.waitFor();
  await button.focus();
  await button.press('Enter');
}

/** Wait until this has the focus: by its label on the board, its name, or its words. */
export async function holds(page: Page, expected: string): Promise<void> {
  const held = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      if (active === null || active === document.body) return 'nothing';
      const name = active.getAttribute('data-label') ?? active.getAttribute('aria-label');
      return name ?? active.textContent.trim();
    });
  await expect.poll(held).toBe(expected);
}
