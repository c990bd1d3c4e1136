import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser, isRoot } from '../../find-browser.ts';
import { startPreview } from '../../preview.ts';
import type { Figure } from '../figure.ts';
import { filesOf, kilobytes } from '../page-files.ts';
import type { Workspace } from '../workspace.ts';

/** How much slower a phone is than the machine that measures. */
const SLOWER = 4;

/** A combat whose second side is yet to be chosen, and circumstances that are tapped then: each changes the result. */
const COMBAT = '/tools/combat/?a=Reg+Bd+(O)';
const TAPPED = ['general, Reg Bd (O)', 'upslope, Kn (F)', 'general, Kn (F)', 'upslope, Reg Bd (O)'];

const RUNS = 5;

/**
 * Weigh the calculators of a built workspace as a browser loads them, and time them on a slow phone.
 *
 * @param workspace Where the site is built
 * @returns The heaviest calculator, the code of one edition, and how long a tap takes
 */
export async function* measureCalculators({ folder }: Workspace): AsyncGenerator<Figure> {
  const site = path.join(folder, 'dist');
  const preview = await startPreview(site, 0);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', '--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])],
  });
  try {
    const pages = globSync('*/index.html', { cwd: path.join(site, 'tools') }).map((file) => path.dirname(file));
    const weights = [];
    for (const name of pages) weights.push({ name, ...(await weigh(browser, preview.origin, site, name)) });
    const [heaviest] = weights.sort((one, other) => other.all - one.all);
    if (heaviest === undefined) throw new Error(`Cannot measure the calculators: there are none in ${site}`);
    yield {
      name: `Heaviest calculator (${heaviest.name}), in all`,
      value: heaviest.all,
      unit: 'kB',
      target: { atMost: 90 },
    };
    yield { name: '  of which JavaScript that every edition shares', value: heaviest.shared, unit: 'kB' };
    yield { name: '  of which the code of one edition', value: heaviest.edition, unit: 'kB', target: { atMost: 40 } };
    const taps = await timeTaps(browser, preview.origin);
    yield {
      name: `From the tap that completes a combat to its result, ${String(SLOWER)}× slower`,
      value: taps.first,
      unit: 'ms',
      target: { atMost: 100 },
    };
    yield { name: '  from a later tap', value: taps.later, unit: 'ms', target: { atMost: 100 } };
  } finally {
    await browser.close();
    await preview.close();
  }
}

interface CalculatorWeight {
  readonly all: number;
  readonly shared: number;
  readonly edition: number;
}

/** All that a calculator loads until it can answer. */
async function weigh(browser: Browser, origin: string, site: string, name: string): Promise<CalculatorWeight> {
  const page = await browser.newPage();
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    files.add(path.join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  });
  await page.goto(`${origin}/tools/${name}/`, { waitUntil: 'networkidle' });
  await page.close();
  const weightOf = (some: Iterable<string>): number =>
    [...some].reduce((weight, file) => weight + kilobytes(readFileSync(file)), 0);
  const { scripts } = filesOf(site, readFileSync(path.join(site, 'tools', name, 'index.html'), 'utf8'));
  const onDemand = [...files].filter((file) => file.endsWith('.js') && !scripts.includes(file));
  return { all: weightOf(files), shared: weightOf(scripts), edition: weightOf(onDemand) };
}

/** The medians of some runs, each on a page of its own. */
async function timeTaps(browser: Browser, origin: string): Promise<{ first: number; later: number }> {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(origin + COMBAT, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Choose a troop: front, right' }).tap();
    await page.getByRole('button', { name: 'Kn knights' }).tap();
    first.push(await timeTap(page, () => page.getByRole('button', { name: 'F fast' }).tap()));
    for (const name of TAPPED)
      later.push(await timeTap(page, () => page.getByRole('checkbox', { name, exact: true }).tap()));
    await page.close();
  }
  return { first: median(first), later: median(later) };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** From the tap to the frame that shows another result, as the browser itself times it. */
async function timeTap(page: Page, tap: () => Promise<void>): Promise<number> {
  const timed = page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const chart = document.querySelector('.outcomes');
        const before = chart?.textContent;
        let shown: string | null | undefined;
        addEventListener('click', () => requestAnimationFrame(() => (shown = chart?.textContent)), { once: true });
        new PerformanceObserver((list, observer) => {
          const [click] = list.getEntriesByName('click');
          if (click === undefined) return;
          observer.disconnect();
          if (shown === before) reject(new Error('Cannot time a tap: the next frame shows the same result'));
          else resolve(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      }),
  );
  await tap();
  return timed;
}
