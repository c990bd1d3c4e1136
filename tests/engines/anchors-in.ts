import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../src/site/offline/tests/host.ts';
import { ROOT } from '../site/built-site.ts';
import { startSecureHost } from './secure-host.ts';
import { startEngine } from './start/start-engine.ts';
import type { EngineName } from './start/tab.ts';
import { isOver, isTooLate } from './too-late.ts';
import { withoutScripts } from './without-scripts.ts';

/** Every address with an anchor that was ever given out in a section, of whatever edition, or among the clarifications. */
const ofSections = readFileSync('tests/site/addresses.txt', 'utf8')
  .split('\n')
  .filter((address) => /^\/(\d|dba\/|bhgs\/|fair-play\/|lists\/)[^#]*#./.test(address));

/** How far under the bar that stays a place may be, in pixels: two lines above it are no harm. The bar covers none. */
const NEAR = 80;

/**
 * How many a browser opens before another is started: the window of WebKit's lays itself out again for every page, and
 * takes longer each time, until after some thousands it does not answer.
 */
const OF_A_BROWSER = 450;

/** How a page comes: whether its scripts may run, and how its host answers. */
type Way = readonly [scripts: 'with scripts' | 'without scripts', host: 'a fast host' | 'a slow host'];

/**
 * Those in which every engine opens every address. A script that comes late moves what stands already; without one there
 * is nothing that could, however late a page comes.
 */
const WAYS: readonly Way[] = [
  ['with scripts', 'a slow host'],
  ['without scripts', 'a fast host'],
];

/** Chromium takes half the time of the others, and has time for one more. */
const IN_CHROMIUM: readonly Way[] = [...WAYS, ['with scripts', 'a fast host']];

/** Open every address with an anchor as a telephone does that was never on its page: each leads to its own place. */
export function describeAnchorsIn(name: EngineName): void {
  describe.skipIf(isTooLate(name))(`in ${name}, an address leads to its own place`, () => {
    let forbidding: ReturnType<typeof withoutScripts>;

    beforeAll(() => {
      forbidding = withoutScripts(ROOT);
    });
    afterAll(() => forbidding.remove());

    test.for(name === 'chromium' ? IN_CHROMIUM : WAYS)('%s, of %s', async ([how, speed], { skip }) => {
      const scripted = how === 'with scripts';
      const host = await startSecureHost(scripted ? ROOT : forbidding.root);
      host.fate(() => (speed === 'a slow host' ? 'slow' : 'site'));
      try {
        expect(ofSections.length).toBeGreaterThan(1700);
        const far = await landings(name, host, ofSections, scripted);
        expect([...far].filter(([, pixels]) => pixels > NEAR || pixels < 0)).toEqual([]);
        const furthest = Math.max(0, ...far.values());
        console.log(
          `${name}, ${how}, of ${speed}: ${String(far.size)} of ${String(ofSections.length)} anchors reached, the furthest ${String(furthest)} px off`,
        );
        // A run that has no time left for the others has not tested them, and says so.
        skip(far.size < ofSections.length && isOver(), 'no time left for all addresses');
        expect(far.size).toBe(ofSections.length);
      } finally {
        await host.stop();
      }
    });
  });
}

/** How far from its own place each address leads, in pixels; those for which the run has no time left are not among them. */
async function landings(
  name: EngineName,
  host: Host,
  addresses: readonly string[],
  scripted: boolean,
): Promise<ReadonlyMap<string, number>> {
  const far = new Map<string, number>();
  for (let from = 0; from < addresses.length && !isOver(); from += OF_A_BROWSER) {
    const engine = await startEngine(name);
    const { tab } = engine;
    try {
      for (const address of addresses.slice(from, from + OF_A_BROWSER)) {
        if (isOver()) break;
        // Another address each time: a page that is there already would only be scrolled.
        await tab.goTo(`${host.origin}${address.replace('#', `?${String(far.size)}#`)}`);
        far.set(address, await tab.run(distance, scripted));
      }
      expect(await tab.run(hasRunScripts)).toBe(scripted);
    } finally {
      await engine.close();
    }
  }
  return far;
}

/** Runs in a page: how far under the bar that stays the place is that was asked for; 0 where the page ends before, less where the bar covers it. */
async function distance(scripted: boolean): Promise<number> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await document.fonts.ready;
  // What the script of a page does last is to say what this device has.
  const mark = document.querySelector<HTMLElement>('.kept-mark');
  while (scripted && mark?.dataset.tone === undefined) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { top } = document.querySelector(':target')?.getBoundingClientRect() ?? { top: 1e6 };
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const bar = document.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0;
  return atEnd && top >= bar && top < innerHeight ? 0 : Math.round(top - bar);
}

/** Runs in a page. */
function hasRunScripts(): boolean {
  return document.querySelector<HTMLElement>('.kept-mark')?.dataset.tone !== undefined;
}
