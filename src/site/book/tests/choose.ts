import type { Page } from 'playwright-core';

type Files = Parameters<Page['setInputFiles']>[1];

/** Open the page of one's own copy, and reach for a file: what reads it is loaded then. */
export async function openBookPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/book/`);
  const choosing = page.waitForEvent('filechooser');
  await page.locator('.book-open .book-choose').click();
  await choosing;
  await page.locator('.book-open[data-ready]').waitFor();
}

/** Choose a file, and wait until it is read. */
export async function choose(page: Page, files: Files): Promise<void> {
  await offer(page, files);
  await page.locator('.book-kept').last().waitFor();
}

/** Choose a file, whatever becomes of it. */
export async function offer(page: Page, files: Files): Promise<void> {
  await page.setInputFiles('.book-open input[type=file]', files);
}
