import type { Browser, Page } from 'playwright-core';
import { addresses } from '../built-site.ts';

/** A function that runs in a page and finds what is wrong with it; it knows nothing but the window. */
export type Look = (view: Window) => readonly string[];

/** What is looked for, and on screens of which widths. */
export interface Question {
  readonly look: Look;
  /** In CSS pixels. */
  readonly widths: readonly number[];
}

/** So many pages are looked at in one go: what is said between the test and the browser takes longer than a look. */
const BATCH = 50;

/**
 * Look at every page of the site as it is without JavaScript, with all folds open.
 *
 * To load 1,200 pages takes minutes, nearly all of it to start a page and to paint it. So one page of the site is loaded,
 * without the policy that forbids frames, and every other is put into a frame of it: read from the server, parsed, and
 * laid out in the width of the screen under the very style sheets that it names, in its order.
 *
 * @param origin Where the site is served
 * @param questions What is asked of every page
 * @param only The pages to look at; every one if left out
 * @returns For each question what was found: the page, the width, the fault
 * @throws {Error} If a page has styles that this does not know how to apply
 */
export async function lookAtEveryPage(
  browser: Browser,
  origin: string,
  questions: readonly Question[],
  only: readonly string[] = addresses(),
): Promise<readonly (readonly string[])[]> {
  // What is read here and now is not worth packing.
  const context = await browser.newContext({ bypassCSP: true, extraHTTPHeaders: { 'accept-encoding': 'identity' } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/404.html`);
    const asked = questions.map(({ look, widths }) => ({ look: String(look), widths }));
    const found: string[][] = questions.map(() => []);
    for (let start = 0; start < only.length; start += BATCH) {
      const ofBatch = await lookAt(page, only.slice(start, start + BATCH), asked);
      ofBatch.forEach((faults, question) => found[question]?.push(...faults));
    }
    return found;
  } finally {
    await context.close();
  }
}

async function lookAt(
  page: Page,
  batch: readonly string[],
  asked: readonly { readonly look: string; readonly widths: readonly number[] }[],
): Promise<readonly (readonly string[])[]> {
  return page.evaluate(
    async ([all, questions]) => {
      const looks = questions.map(({ look, widths }) => ({
        look: (0, eval)(`(${look})`) as (view: Window) => readonly string[], // a `Look`, as it was before it became text
        widths,
        faults: [] as string[],
      }));
      const screens = [...new Set(questions.flatMap(({ widths }) => widths))];
      const frame = document.createElement('iframe');
      // No scripts run in it: what stands in a page for a browser without scripts is shown.
      frame.sandbox.add('allow-same-origin');
      frame.srcdoc = '<!doctype html>';
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.replaceChildren(frame);
      });
      const view = frame.contentWindow as (Window & typeof globalThis) | null;
      if (!view) throw new Error('The frame has no window');
      const whole = new view.CSSStyleSheet();
      // A browser leaves out of the layout what is far down a page until somebody comes near: here it is all there.
      whole.replaceSync('* { content-visibility: visible !important }');
      const sheets = new Map<string, Promise<CSSStyleSheet>>();
      const read = async (address: string): Promise<string> => {
        const answer = await fetch(address);
        if (!answer.ok && !address.endsWith('/404.html')) throw new Error(`${address} answers ${answer.status}`);
        return answer.text();
      };
      const sheetOf = async (address: string): Promise<CSSStyleSheet> => {
        const text = await read(address);
        if (text.includes('@import')) throw new Error(`${address} imports another sheet: expected whole sheets`);
        return new view.CSSStyleSheet().replace(text);
      };
      // All are read before the first is looked at: while one is waited for, the browser would draw what stands in the frame.
      const texts = await Promise.all(all.map(async (address) => [address, await read(address)] as const));
      for (const [address, text] of texts) {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const links = [...parsed.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')];
        if (parsed.querySelector('style') || links.some((link) => link.media !== ''))
          throw new Error(`${address} has styles in the page or for some media: expected links to sheets for all`);
        const named = links.map((link) => {
          const href = link.getAttribute('href') ?? '';
          const sheet = sheets.get(href) ?? sheetOf(new URL(href, new URL(address, location.href)).href);
          sheets.set(href, sheet);
          link.remove();
          return sheet;
        });
        view.document.adoptedStyleSheets = [...(await Promise.all(named)), whole];
        view.document.documentElement.replaceWith(view.document.adoptNode(parsed.documentElement));
        for (const fold of view.document.querySelectorAll('details')) fold.open = true;
        for (const width of screens) {
          frame.style.cssText = `border: 0; position: absolute; left: 0; top: -10000px; height: 844px; width: ${width}px`;
          for (const { look, widths, faults } of looks)
            if (widths.includes(width)) faults.push(...look(view).map((fault) => `${address} at ${width} px ${fault}`));
        }
      }
      return looks.map(({ faults }) => faults);
    },
    [batch, asked] as const,
  );
}
