import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createDevice, keep, untilMarked, type Device } from './device.ts';
import { startHost, type Host } from './host.ts';
import { renewSite, type RenewedSite } from './renewed-site.ts';
import type { SmallSite } from './small-site.ts';

/** A site, that site some time later, and a phone that has kept the first; a new phone of that kind for each test. */
export interface RenewedWhileKept {
  /** What stands on the page that reads otherwise. */
  readonly mark: string;
  /** The day of the content of the renewed site. */
  readonly date: string;
  readonly renewed: RenewedSite;
  /** Serves the site as it was, at the beginning of each test. */
  readonly host: Host;
  readonly device: Device;
  /** A tab of the phone. */
  readonly page: Page;
}

/** What a test may do before the site is bundled anew, and on the phone that all others are like. */
interface Preparing {
  readonly change?: (root: string) => void;
  readonly prepare?: (page: Page, origin: string) => Promise<void>;
}

/**
 * Renew a site that a phone has kept, for the tests of a file.
 *
 * @param site Removed when the tests are done
 */
export function renewedWhileKept(site: SmallSite, { change, prepare }: Preparing = {}): RenewedWhileKept {
  const mark = 'as of May';
  const date = `${String(Number(site.release.date.slice(0, 4)) + 1)}-05-05`;
  let renewed: RenewedSite;
  let host: Host;
  let kept: Device;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    renewed = await renewSite(site.root, mark, date, change);
    host = await startHost(site.root);
    kept = createDevice();
    const tab = await kept.switchOn();
    await keep(tab, host.origin);
    await prepare?.(tab, host.origin);
    await kept.switchOff();
  });
  afterAll(async () => {
    await kept.remove();
    await host.stop();
    renewed.remove();
    site.remove();
  });
  beforeEach(async () => {
    host.fate(() => 'site');
    await host.renew(site.root);
    device = kept.twin();
    page = await device.switchOn();
  });
  afterEach(async () => {
    await device.remove();
  });

  return {
    mark,
    date,
    get renewed() {
      return renewed;
    },
    get host() {
      return host;
    },
    get device() {
      return device;
    },
    get page() {
      return page;
    },
  };
}

/** Look for an update, as a person does, and find it. */
export async function findUpdate(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/offline/`);
  await page.getByRole('button', { name: 'Look for an update' }).click();
  await untilMarked(page, 'update');
}

/** Accept it. */
export async function acceptUpdate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update', exact: true }).click();
}
