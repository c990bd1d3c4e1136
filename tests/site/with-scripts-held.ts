import type { Page } from 'playwright-core';
import type { ServedSite } from './served-site.ts';
import { QUIET, type Look, type Visit } from './visits.ts';

/**
 * Use pages whose scripts are held, as on a bad line for seconds, until they are released.
 *
 * @param look What the device is like
 */
export function withScriptsHeld(site: ServedSite, visit: Visit, look: Look) {
  return <Result>(address: string, use: (page: Page, release: () => void) => Promise<Result>): Promise<Result> => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    return visit(
      QUIET,
      async (page) => {
        await page.goto(site.origin + address, { waitUntil: 'commit' });
        await page.locator('footer.site-foot').waitFor();
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
        );
        return use(page, release);
      },
      look,
      (page) =>
        page.route('**/*.js', async (route) => {
          await held;
          await route.continue();
        }),
    );
  };
}
