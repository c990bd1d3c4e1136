import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Release } from '../../../src/site/offline/keeping/index.ts';
import { findBrowser, isRoot } from '../../find-browser.ts';
import { startPreview } from '../../preview.ts';
import type { Figure } from '../figure.ts';
import { startSlowLine, type SlowLine } from '../slow-line.ts';
import type { Workspace } from '../workspace.ts';

/** The phone and the line that the targets are set for. */
const SLOWER_CPU = 4;
const SLOW_4G = { bits: 1_600_000, roundTrip: 150 };
const PHONE = { width: 390, height: 844 };
/** How often a page is opened: what counts is the middle one. */
const OPENED = 5;

function launchOptions() {
  const args = ['--disable-gpu', '--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])];
  return { executablePath: findBrowser(), args };
}

/**
 * Visit, keep and reopen a built workspace in a real browser, as on a phone with a slow line.
 *
 * @param workspace Where the site is built
 */
export async function* measureOffline({ folder }: Workspace): AsyncGenerator<Figure> {
  const site = path.join(folder, 'dist');
  const rulePage = heaviestRulePage(site);
  const preview = await startPreview(site, 0);
  const line = await startSlowLine(preview.origin, SLOW_4G);
  try {
    const first = await medianOf(() =>
      withBrowser(async (browser) => largestPaint(await slowPage(browser), line.origin + rulePage)),
    );
    yield {
      name: `First visit, largest paint (${rulePage}, slow 4G, 4× slower CPU)`,
      value: first / 1000,
      unit: 's',
      target: { atMost: 1.2 },
    };
    const kept = await withBrowser((browser) => keep(browser, line));
    yield {
      name: 'Everything kept and proven (slow 4G, 4× slower CPU)',
      value: kept.seconds + (SLOWER_CPU - 1) * kept.cpuSeconds,
      unit: 's',
      target: { atMost: 25 },
    };
    yield { name: '  as it took with the CPU of this machine', value: kept.seconds, unit: 's' };
    yield { name: '  CPU time in it, of all threads', value: kept.cpuSeconds, unit: 's' };
    yield { name: '  requests', value: kept.requests, unit: '', target: { atMost: 30 } };
    const release = JSON.parse(readFileSync(path.join(site, 'offline/release.json'), 'utf8')) as Release;
    yield { name: '  payload', value: release.packed / 1e6, unit: 'MB', target: { atMost: 2.2 } };
    yield {
      name: 'Opened cold without a network, readable (4× slower CPU)',
      value: await reopen(preview, rulePage),
      unit: 'ms',
      target: { atMost: 500 },
    };
  } finally {
    await line.close();
    await preview.close();
  }
}

function heaviestRulePage(site: string): string {
  const size = (page: string): number => statSync(path.join(site, page)).size;
  const [heaviest] = globSync('[0-9]*/*/index.html', { cwd: site }).sort((one, other) => size(other) - size(one));
  if (heaviest === undefined) throw new Error(`Cannot visit a rule page: there are none in ${site}`);
  return `/${path.dirname(heaviest).replaceAll(path.sep, '/')}/`;
}

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let time = 0; time < OPENED; time += 1) figures.push(await measure());
  return figures.sort((one, other) => one - other)[Math.floor(OPENED / 2)] ?? NaN;
}

async function slowPage(opener: Browser | BrowserContext): Promise<Page> {
  const page = await opener.newPage();
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return page;
}

/** Milliseconds from the beginning of the navigation to the last largest paint. */
async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

interface Keeping {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly requests: number;
}

/**
 * A browser slows down the CPU of a page and not that of a service worker, which does the work here. So the CPU time of
 * all its processes is taken, and counted as if it were four times as long and nothing ran beside it: the worst case.
 */
async function keep(browser: Browser, line: SlowLine): Promise<Keeping> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${line.origin}/offline/`);
  const button = page.getByRole('button', { name: 'Save for offline' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await browser.newBrowserCDPSession();
  const cpuTime = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, each) => sum + each.cpuTime, 0);
  };
  line.asked();
  const [begin, cpuBefore] = [performance.now(), await cpuTime()];
  await button.click();
  await page.locator('.kept-mark[data-tone=whole]').waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, cpuSeconds: (await cpuTime()) - cpuBefore, requests: line.asked().length };
}

/** Keep a copy, switch the server off, and open a page in a browser that was just started. */
async function reopen(preview: { readonly origin: string; close(): Promise<void> }, page: string): Promise<number> {
  const profile = mkdtempSync(path.join(tmpdir(), 'legal-contact-bench-profile-'));
  const start = (): Promise<BrowserContext> => chromium.launchPersistentContext(profile, launchOptions());
  try {
    let context = await start();
    const first = await context.newPage();
    await first.goto(`${preview.origin}/offline/`);
    await first.getByRole('button', { name: 'Save for offline' }).click();
    await first.locator('.kept-mark[data-tone=whole]').waitFor({ timeout: 120_000 });
    await context.close();
    await preview.close();
    return await medianOf(async () => {
      context = await start();
      const paint = await largestPaint(await slowPage(context), preview.origin + page);
      await context.close();
      return paint;
    });
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
