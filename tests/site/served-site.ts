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

/** Serve the built site to a browser while the tests of a file run. */
export function servedSite(): ServedSite {
  let browser: Browser;
  let preview: Preview;
  beforeAll(async () => {
    [browser, preview] = await Promise.all([launchBrowser(), startPreview(ROOT, 0)]);
  });
  afterAll(async () => {
    await browser.close();
    await preview.close();
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
