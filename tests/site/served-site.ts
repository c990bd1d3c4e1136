import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startPreview, type Preview } from '../../scripts/preview.ts';
import { launchBrowser } from './browser.ts';
import { ROOT } from './built-site.ts';

/** The built site, served, and a browser to look at it with: there while a test runs. */
export interface ServedSite {
  readonly browser: Browser;
  /** `http://localhost:4321` */
  readonly origin: string;
}

/** What one worker keeps for all its files, as they share their modules: a browser takes longer to start than most tests. */
let kept: Promise<readonly [Browser, Preview]> | undefined;

/** Serve the built site to a browser while the tests of a file run. */
export function servedSite(): ServedSite {
  let browser: Browser;
  let preview: Preview;
  beforeAll(async () => {
    [browser, preview] = await keepBrowser();
  });
  afterAll(async () => {
    // The next file finds the browser as this one did.
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return {
    get browser() {
      return browser;
    },
    get origin() {
      return preview.origin;
    },
  };
}

/** The browser of this worker; started anew if a test has closed or crashed it. */
async function keepBrowser(): Promise<readonly [Browser, Preview]> {
  const [browser, preview] = await (kept ??= Promise.all([launchBrowser(), startPreview(ROOT, 0)]));
  if (browser.isConnected()) return [browser, preview];
  kept = launchBrowser().then((another) => [another, preview] as const);
  return kept;
}
