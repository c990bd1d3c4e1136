import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { PATIENCE } from '../../../../tests/setup/patience.ts';
import { browserOptions } from '../../../../tests/site/browser.ts';

/** A phone: a browser with a profile that outlives it. */
export interface Device {
  /** Start the browser, or start it again after `switchOff`. */
  switchOn(): Promise<Page>;
  /** Another tab. */
  tab(): Promise<Page>;
  /** Let the device have so much room for the site, in bytes; null gives it back what it had. */
  room(page: Page, bytes: number | null): Promise<void>;
  switchOff(): Promise<void>;
  /** Another phone with all that this one has, which must be switched off: what takes long to bring about is done once. */
  twin(): Device;
  /** Switch it off, and throw its profile away. */
  remove(): Promise<void>;
}

/** How long a page waits for the service worker to say anything, in milliseconds: longer than any does on a phone. */
const PATIENCE_OF_PAGE = 6000;

export function createDevice(like?: string): Device {
  const profile = mkdtempSync(join(tmpdir(), 'legal-contact-profile-'));
  if (like !== undefined) cpSync(like, profile, { recursive: true });
  let context: BrowserContext | undefined;
  let session: CDPSession | undefined;
  const device: Device = {
    async switchOn() {
      context = await chromium.launchPersistentContext(profile, {
        ...browserOptions(),
        viewport: { width: 390, height: 844 },
      });
      context.setDefaultTimeout(PATIENCE);
      // On a machine that is busy otherwise, the worker is late for another reason than that it is not there.
      await context.addInitScript(
        ([impatient, patient]) => {
          const wait = window.setTimeout.bind(window);
          const patiently = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number =>
            wait(handler, delay === impatient ? patient : delay, ...rest);
          window.setTimeout = patiently as typeof window.setTimeout;
        },
        [PATIENCE_OF_PAGE, PATIENCE] as const,
      );
      return context.pages()[0] ?? context.newPage();
    },
    tab() {
      if (!context) throw new Error('The device is switched off');
      return context.newPage();
    },
    async room(page, bytes) {
      // It holds for as long as the session does.
      session ??= await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await session.send('Storage.overrideQuotaForOrigin', bytes === null ? { origin } : { origin, quotaSize: bytes });
    },
    async switchOff() {
      await context?.close();
      context = session = undefined;
    },
    twin() {
      if (context) throw new Error('The device is still on: what it has may not be written down yet');
      return createDevice(profile);
    },
    async remove() {
      await device.switchOff();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return device;
}

/** Wait until the mark in the corner of a page says so. */
export async function untilMarked(page: Page, tone: 'none' | 'keeping' | 'whole' | 'incomplete' | 'update') {
  await page.locator(`.kept-mark[data-tone=${tone}]`).waitFor();
}

/** Keep a copy, as a person does. */
export async function keep(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/offline/`);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await untilMarked(page, 'whole');
}

/**
 * A phone that has kept a copy, switched off: every other one that shall have kept it is its twin.
 *
 * @param origin Where the site is, from now on
 */
export async function createKeptDevice(origin: string): Promise<Device> {
  const device = createDevice();
  await keep(await device.switchOn(), origin);
  await device.switchOff();
  return device;
}

/** Switch on a phone that has kept a copy, at the page about that. */
export async function openKept(device: Device, origin: string): Promise<Page> {
  const page = await device.switchOn();
  await page.goto(`${origin}/offline/`);
  await untilMarked(page, 'whole');
  return page;
}

/** What a page is answered at each address: the status, and the SHA-256 of what comes. */
export async function answersOf(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const answers: string[] = [];
    const waiting = [...all.entries()];
    const ask = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, address] = next;
        const response = await fetch(address);
        const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
        const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
        answers[index] = `${String(response.status)} ${hex}`;
      }
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    return answers;
  }, addresses);
}

/** Every entry that the site has in the browser's caches: the cache, and the address. */
export async function entriesOf(page: Page): Promise<readonly (readonly [cache: string, address: string])[]> {
  return page.evaluate(async () => {
    const entries: [string, string][] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) entries.push([name, url]);
    return entries;
  });
}

/** Delete an entry from the browser's caches. */
export async function forget(page: Page, [cache, address]: readonly [string, string]): Promise<void> {
  const there = await page.evaluate(async ([name, url]) => (await caches.open(name)).delete(url), [
    cache,
    address,
  ] as const);
  if (!there) throw new Error(`There is no ${address} in the cache "${cache}"`);
}
