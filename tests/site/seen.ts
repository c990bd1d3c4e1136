import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Wait until a text is seen. What is only read out may say the same, a moment later: that does not count. */
export async function seen(within: Page | Locator, text: string | RegExp): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  await within.getByText(text).and(page.locator(':not(.hidden)')).first().waitFor();
}

/** Wait until a text stands nowhere, neither seen nor read out. */
export async function gone(within: Page | Locator, text: string | RegExp): Promise<void> {
  await expect.poll(() => within.getByText(text).count()).toBe(0);
}
