import type { Page } from 'playwright-core';
import { seen } from '../../../../tests/site/seen.ts';
import { blankPhoto } from './blank-photo.ts';

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

/** A photo of nothing. */
const PHOTO = { name: 'page.png', mimeType: 'image/png', buffer: blankPhoto(600, 800) };

/** Say which printed page a photo is of and choose it, and wait until it is kept. */
export async function photograph(page: Page, printed: string, photo: Files = PHOTO): Promise<void> {
  await page.getByRole('textbox', { name: 'Printed page' }).fill(printed);
  // Playwright gives a file even to what takes none yet.
  await page.getByLabel('Choose a photo').and(page.locator(':enabled')).setInputFiles(photo);
  await seen(page, `Page ${printed.toLowerCase()} is kept.`);
}
