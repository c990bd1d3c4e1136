import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser, isRoot } from '../../find-browser.ts';
import { startPreview } from '../../preview.ts';
import type { Figure } from '../figure.ts';
import { runOnce, runTimed } from '../timed/run-timed.ts';
import { weighSearch } from '../weigh-search.ts';
import type { Workspace } from '../workspace.ts';

/** How much slower a phone is. */
const SLOWER = 6;

/** What umpires type: shorthand, plain English, slips. */
const QUERIES = [
  'Kn(X) v LH',
  'who shoots first',
  'elephnat genral pips',
  'archers stopped short of horsemen',
  'Bd(S)/Bd(F) recoil from Kn',
  'how many feature equivalents is a road',
  'page 24 recoil',
  'knights ride through my own spearmen',
];

/** What the rules compute, which is answered above the results. */
const COMPUTED = ['Sp v Kn', 'sp two deep v kn in the open', 'Irr Wb march 2', 'cost Bd', 'Sp behind Ax support'];

/**
 * Search a built workspace in a browser that is made as slow as a phone, weigh what the search loads, and see how it
 * grows with the content.
 *
 * @param workspace Where the site is built
 */
export async function* measureSearch(workspace: Workspace): AsyncGenerator<Figure> {
  const site = path.join(workspace.folder, 'dist');
  const preview = await startPreview(site, 0);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', '--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])],
  });
  try {
    yield {
      name: `First query, ${SLOWER}× slower CPU, nothing cached`,
      value: await timeFirst(browser, preview.origin),
      unit: 'ms',
      target: { atMost: 500 },
    };
    const warm = await timeTyping(browser, preview.origin, QUERIES);
    yield {
      name: 'Results after the last keystroke, warm, slowest',
      value: Math.max(...warm),
      unit: 'ms',
      target: { atMost: 100 },
    };
    yield { name: '  median', value: medianOf(warm), unit: 'ms' };
    yield {
      name: '  where an answer is computed, slowest',
      value: Math.max(...(await timeTyping(browser, preview.origin, COMPUTED))),
      unit: 'ms',
      target: { atMost: 100 },
    };
    yield {
      name: 'The computed answer after the last keystroke, warm, slowest',
      value: Math.max(...(await timeTyping(browser, preview.origin, COMPUTED, CARD))),
      unit: 'ms',
      target: { atMost: 200 },
    };
    yield {
      name: 'What the search loads, compressed',
      value: weighSearch(site) / 1000,
      unit: 'kB',
      target: { atMost: 650 },
    };
    yield {
      name: 'Longest answer to 1,000 characters of anything',
      value: runTimed(workspace, 'time-search', 'anything'),
      unit: 'ms',
      target: { atMost: 50 },
    };
    // That of the most content takes minutes: it comes last.
    for (const times of [1, 4, 16])
      yield {
        name: `  index and records, ${times}× the content`,
        value: runOnce(workspace, 'time-search', 'weight', String(times)),
        unit: 'kB',
      };
  } finally {
    await browser.close();
    await preview.close();
  }
}

/** From the first keystroke, right after the page has loaded, to the first result. */
async function timeFirst(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (const query of QUERIES.slice(0, 3)) {
    const page = await openPage(browser, origin);
    times.push(await timeOf(page, query, () => page.locator('#search-words').fill(query)));
    await page.context().close();
  }
  return medianOf(times);
}

/** From the last keystroke of each query to its results, on a page that is open already. */
async function timeTyping(
  browser: Browser,
  origin: string,
  queries: readonly string[],
  shown = RESULTS,
): Promise<readonly number[]> {
  const page = await openPage(browser, origin);
  const box = page.locator('#search-words');
  // The first answer has come, and the page has had time to get ready.
  await timeOf(page, 'ready', () => box.fill('ready'));
  if (shown === CARD) await box.fill('Kn v Kn');
  await page.waitForTimeout(4000);
  const times: number[] = [];
  for (const query of queries) {
    await box.fill('');
    times.push(await timeOf(page, query, () => box.pressSequentially(query, { delay: 120 }), shown));
  }
  await page.context().close();
  return times;
}

/** Open the search page on a slow phone. */
async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${origin}/search/`, { waitUntil: 'load' });
  return page;
}

/** What tells for which query it shows something. */
const RESULTS = '#search-results';
const CARD = '#search-answer';

/** How long the page takes from the last keystroke of a query to its answer. The page itself keeps the time: looking at it from without, again and again, would slow it down. */
async function timeOf(page: Page, query: string, type: () => Promise<void>, shown = RESULTS): Promise<number> {
  const time = page.evaluate(
    ([asked, at]) =>
      new Promise<number>((resolve, reject) => {
        const box = document.querySelector<HTMLInputElement>('#search-words');
        const place = document.querySelector<HTMLElement>(at);
        if (!box || !place) {
          reject(new Error('the search page has no box'));
          return;
        }
        let typed = 0;
        const note = (): void => {
          typed = performance.now();
        };
        box.addEventListener('input', note, { capture: true });
        const observer = new MutationObserver(() => {
          if (place.dataset.query !== asked) return;
          observer.disconnect();
          box.removeEventListener('input', note, { capture: true });
          resolve(performance.now() - typed);
        });
        observer.observe(place, { attributeFilter: ['data-query'] });
      }),
    [query, shown] as const,
  );
  await type();
  return time;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
