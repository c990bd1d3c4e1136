import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startPreview } from '../../scripts/preview.ts';
import { startHost } from '../../src/site/offline/tests/host.ts';
import { launchBrowser } from './browser.ts';
import { ROOT } from './built-site.ts';

/** The built site, served, and a browser to look at it with: there while a test runs. */
export interface ServedSite {
  readonly browser: Browser;
  /** `http://localhost:4321` */
  readonly origin: string;
}

/** What one worker keeps for all its files, as they share their modules: a browser takes longer to start than most tests. */
let kept: Promise<readonly [Browser, Served]> | undefined;

/** Where the site is. */
type Served = Pick<ServedSite, 'origin'>;

/** Serve the built site to a browser while the tests of a file run. */
export function servedSite(): ServedSite {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    [browser, served] = await keepBrowser();
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
      return served.origin;
    },
  };
}

/** The browser of this worker; started anew if a test has closed or crashed it. */
async function keepBrowser(): Promise<readonly [Browser, Served]> {
  const [browser, served] = await (kept ??= Promise.all([launchBrowser(), serve()]));
  if (browser.isConnected()) return [browser, served];
  kept = launchBrowser().then((another) => [another, served] as const);
  return kept;
}

/**
 * The built site. `LATE=400` lets whatever a page asks for by itself come so many milliseconds late: a test that takes for
 * there what comes after its page fails by that each time, and not once in a hundred runs.
 */
async function serve(): Promise<Served> {
  if (process.env.LATE === undefined) return startPreview(ROOT, 0);
  const host = await startHost(ROOT);
  host.fate((path) => (/\.(?:js|json|wasm|pagefind|pf_\w+)(?:\?|$)/u.test(path) ? 'late' : 'site'));
  return host;
}
