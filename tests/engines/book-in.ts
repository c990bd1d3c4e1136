import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../src/site/offline/tests/host.ts';
import { smallSite } from '../../src/site/offline/tests/small-site.ts';
import { writePdf } from '../../src/site/book/tests/written-pdf.ts';
import { PATIENCE } from '../setup/patience.ts';
import { marked, seen } from './await-seen.ts';
import { startSecureHost } from './secure-host.ts';
import { startEngine } from './start/start-engine.ts';
import type { Engine, EngineName, Tab } from './start/tab.ts';

const PAGES = 30;
const pdf = writePdf({
  lines: Array.from({ length: PAGES }, (_, index) => (index === 0 ? 'DBM 3.4' : `Page ${String(index)}`)),
});

/** Lay a rulebook beside the site, as its reader does: open it, end the server, and look at its page from a clause. */
export function describeBookIn(name: EngineName): void {
  describe(`in ${name}, a reader’s own copy`, () => {
    let site: Awaited<ReturnType<typeof smallSite>>;
    let host: Host;
    let engine: Engine;
    let tab: Tab;

    beforeAll(async () => {
      site = await smallSite('book');
      host = await startSecureHost(site.root);
      engine = await startEngine(name);
      ({ tab } = engine);
    });
    afterAll(async () => {
      await engine.close();
      await host.stop();
      site.remove();
    });

    test('is opened beside a copy of the site, and stands beside a clause without a server', async () => {
      await tab.goTo(`${host.origin}/offline/`);
      await tab.click('//button[normalize-space()="Save for offline"]');
      await marked(tab, 'whole');
      await tab.goTo(`${host.origin}/book/`);
      await seen(tab, '.book-choose', 'Choose a PDF');
      await tab.run(chooseFile, Buffer.from(pdf).toString('base64'));
      await seen(tab, '.book-kept h3', 'rules.pdf');
      expect(await tab.run(() => document.querySelector('.book-said')?.textContent ?? '')).toBe('');
      await host.stop();
      await tab.goTo(`${host.origin}/3.4/rear-support/`);
      await seen(tab, '.book-here', /^p\. \d+ of your copy/);
      await tab.click('//button[contains(@class, "book-here")]');
      await expect
        .poll(() => tab.run(inkDrawn), { timeout: PATIENCE, message: 'the page of the copy' })
        .toBeGreaterThan(20);
    });
  });
}

/** Runs in a page: choose a PDF, as its bytes. */
function chooseFile(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'rules.pdf', { type: 'application/pdf' }));
  const input = document.querySelector<HTMLInputElement>('.book-open input[type=file]')!;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in a page: how many of the pixels of the page that is drawn are dark. */
function inkDrawn(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('.book-pane[data-drawn] .book-sheet canvas');
  if (!canvas || canvas.width === 0) return 0;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
  return dark;
}
