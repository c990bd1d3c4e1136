import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../src/site/offline/tests/host.ts';
import { citables, ROOT } from '../site/built-site.ts';
import { startSecureHost } from './secure-host.ts';
import { startEngine } from './start-engine.ts';
import type { Engine, EngineName, Tab } from './tab.ts';
import { withoutScripts } from './without-scripts.ts';

const newest = citables().findLast(({ edition }) => edition !== undefined)?.edition ?? '';
/** Every address with an anchor that was ever given out in a section, of whatever edition, or among the clarifications. */
const ofSections = readFileSync('tests/site/addresses.txt', 'utf8')
  .split('\n')
  .filter((address) => /^\/(\d|dba\/|bhgs\/|fair-play\/|lists\/)[^#]*#./.test(address));
/** Those of the newest edition: the older ones are built alike. */
const ofNewest = ofSections.filter((address) => address.startsWith(`/${newest}/`));

/** How far from the top of the screen a place may be, in pixels: two lines above it are no harm. */
const NEAR = 80;

/**
 * Open addresses with an anchor as a telephone does that was never on their page: each leads to its own place.
 *
 * @param name One engine opens them all, the others those of the newest edition
 */
export function describeAnchorsIn(name: EngineName): void {
  describe(`in ${name}, an address leads to its own place`, () => {
    const forbidding = withoutScripts(ROOT);
    let engine: Engine;

    beforeAll(async () => {
      engine = await startEngine(name);
    });

    afterAll(async () => {
      await engine.close();
      forbidding.remove();
    });

    test.each([
      ['with scripts', ROOT, name === 'chromium' ? ofSections : ofNewest],
      ['without scripts', forbidding.root, ofNewest],
    ])('%s', async (how, root, addresses) => {
      const host = await startSecureHost(root);
      try {
        expect(addresses.length).toBeGreaterThan(200);
        expect(await strayed(engine.tab, host, addresses)).toEqual([]);
        expect(await engine.tab.run(hasRunScripts)).toBe(how === 'with scripts');
        console.log(`${name}, ${how}: ${String(addresses.length)} of ${String(addresses.length)} anchors reached`);
      } finally {
        await host.stop();
      }
    });
  });
}

/** Which addresses lead elsewhere than to their own place, and where to. */
async function strayed(tab: Tab, host: Host, addresses: readonly string[]): Promise<readonly string[]> {
  const stray: string[] = [];
  for (const [index, address] of addresses.entries()) {
    // Another address each time: a page that is there already would only be scrolled.
    await tab.goTo(`${host.origin}${address.replace('#', `?${String(index)}#`)}`);
    const far = await tab.run(distance);
    if (far > NEAR) stray.push(`${address}: ${String(far)} px`);
  }
  return stray;
}

/** Runs in a page: how far the place that was asked for is from the top of the screen; 0 where the page ends before. */
async function distance(): Promise<number> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { top } = document.querySelector(':target')?.getBoundingClientRect() ?? { top: 1e6 };
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return atEnd && top > 0 && top < innerHeight ? 0 : Math.round(Math.abs(top));
}

/** Runs in a page. */
function hasRunScripts(): boolean {
  return document.querySelector<HTMLElement>('.kept-mark')?.dataset.tone !== undefined;
}
