import { chromium, type Browser } from 'playwright-core';
import { findBrowser, isRoot } from '../../scripts/find-browser.ts';

/**
 * Start the Chrome or Chromium of this machine, without a window.
 *
 * @returns The browser; close it when done
 * @throws {Error} If the machine has none, saying what to install
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', '--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])],
  });
}
