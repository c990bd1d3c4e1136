import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeEvent, type EventSheet } from '../../src/site/event/link/index.ts';
import type { Host } from '../../src/site/offline/tests/host.ts';
import { renewSite, type RenewedSite } from '../../src/site/offline/tests/renewed-site.ts';
import { announced } from '../../src/site/offline/tests/announced.ts';
import { addresses, citables, fileOf, ROOT } from '../site/built-site.ts';
import { marked, seen } from './await-seen.ts';
import { startSecureHost } from './secure-host.ts';
import { startEngine } from './start/start-engine.ts';
import type { Engine, EngineName, Tab } from './start/tab.ts';
import { isTooLate } from './too-late.ts';

const clause = citables().find(({ id, edition }) => id === 'rear-support.spears' && edition === '3.1')!;
const button = (name: string): string => `//button[normalize-space()="${name}"]`;

/**
 * Try the site in an engine, as who has a phone with it would: save it, end the server, and use all that there is. Each
 * test goes on where the one before it has ended.
 */
export function describeSiteIn(name: EngineName): void {
  describe.skipIf(isTooLate(name))(`in ${name}`, () => {
    let host: Host;
    let engine: Engine;
    let tab: Tab;
    const open = (address: string): Promise<void> => tab.goTo(host.origin + address);

    beforeAll(async () => {
      host = await startSecureHost(ROOT);
      engine = await startEngine(name);
      ({ tab } = engine);
      console.log(`${name}: ${engine.version}`);
    });

    afterAll(async () => {
      await engine.close();
      await host.stop();
    });

    test('the site is saved, and nothing waits for a permission', async () => {
      await open('/offline/');
      await tab.click(button('Save for offline'));
      await marked(tab, 'whole');
      await seen(tab, '[data-state]', 'Offline ready, and proven on this device.');
      expect(await tab.run(() => document.querySelector('[data-outcome]')?.textContent)).not.toMatch(/Error|undefined/);
    });

    test('every file of it is read again, and is right', async () => {
      await tab.click(button('Check every file again'));
      await seen(tab, '[data-outcome]', 'Every file was read, and every one is right.');
      await host.stop();
    });

    test('every page opens without a server', async () => {
      const all = addresses();
      const wrong: string[] = [];
      for (const address of all) {
        await open(address);
        const there = forwardOf(address) ?? address;
        if (there !== address) await expect.poll(() => tab.run(() => document.title)).toBe(titleOf(there));
        const [path, title] = await tab.run(() => [location.pathname, document.title] as const);
        if (path !== there || title !== titleOf(there)) wrong.push(`${address}: "${title}" at ${path}`);
      }
      expect(wrong).toEqual([]);
      console.log(`${name}: ${String(all.length)} of ${String(all.length)} pages read without a server`);
    });

    test('an address with an anchor leads to its clause', async () => {
      await open('/');
      await open(clause.url);
      await expect.poll(() => tab.run(placeOf, clause.id)).toBe('at the top');
    });

    test('the search answers, and nothing is missing', async () => {
      await open('/search/?q=rear+support+spears&edition=3.4');
      await seen(tab, '[data-result] a', /\S/);
      expect(await tab.run(() => document.querySelector('#search-status')?.textContent)).not.toContain('incomplete');
      await tab.click('//*[@data-result]//a');
      await expect.poll(() => tab.run(() => location.href)).toMatch(/\/3\.4\/.*spears/);
    });

    test('a calculator answers, and its answer is cited and checked', async () => {
      await open('/tools/combat/?ed=3.4&a=Reg+Bd+(O)&a.die=4&b=Irr+Wb+(O)&b.die=2');
      await expect
        .poll(() => tab.run(() => document.querySelector('#calculator')?.textContent))
        .toContain('Reg Bd (O): 9: stands. Irr Wb (O): 5: recoils.');
      await tab.click(button('Cite'));
      await seen(tab, 'dialog .citation-line', /\(tools\.combat\)\. Text [0-9a-f]{12}/);
      const line = await tab.run(() =>
        ['.citation-line', '.citation-link a']
          .map((part) => document.querySelector<HTMLElement>(`dialog ${part}`)?.textContent ?? '')
          .join(' '),
      );
      await check(line, 'The same answer');
    });

    test('on the table an element is moved by its keys, and the contact that is offered there is judged', async () => {
      const lines = 'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 100,240 facing E;by~B';
      await open(`/tools/table/?ed=3.4&t=${encodeURIComponent(lines)}`);
      await seen(tab, '.element-list summary', 'In words: 2 elements');
      const press = (key: string): Promise<void> =>
        tab.run((name: string) => {
          const element = document.querySelector('[data-label="B"]');
          element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
        }, key);
      for (let step = 0; step < 6; step += 1) await press('ArrowRight');
      for (let step = 0; step < 8; step += 1) await press('ArrowDown');
      await seen(tab, '.offers button', /^Front on A left flank|^front on A left flank/);
      await tab.click('//*[contains(@class, "offers")]//button');
      await seen(tab, '.result .figure', 'Yes');
    });

    test('a clause is cited, and checked', async () => {
      await open(clause.url);
      await tab.click(`//*[@id="${clause.id}"]//*[contains(concat(" ", @class, " "), " cite ")]`);
      await seen(tab, 'dialog .citation-line', new RegExp(`\\(${clause.id}\\).* Text ${clause.digest}`));
      await check(
        (await tab.run(() => document.querySelector('dialog .citation-line')?.textContent)) ?? '',
        'The same words',
      );
    });

    /** Paste a citation, and wait for what comes of it. */
    const check = async (line: string, verdict: string): Promise<void> => {
      await open('/verify/');
      await tab.run((told: string) => {
        document.querySelector<HTMLTextAreaElement>('#citation-line')!.value = told;
      }, line);
      await tab.click(button('Check'));
      await seen(tab, '#verdict h2', verdict);
    };

    test('an event link asks first, and is then played by until it is left', async () => {
      const sheet: EventSheet = {
        name: 'Autumn Open',
        edition: '3.3',
        bhgs: true,
        fairPlay: true,
        errata: true,
        lists: '',
        points: 400,
        until: '2099-11-22',
        content: '2026-11-20',
        rulings: [{ about: clause.id, text: 'At this event it is otherwise.' }],
      };
      await open(`/event/#${await writeEvent(sheet)}`);
      await seen(tab, '.verdict .answer', 'Play by this sheet?');
      await tab.click(button('Play by this sheet'));
      await seen(tab, '.verdict .answer', 'You play by this sheet');
      await open(`/3.3/rear-support/#${clause.id}`);
      await seen(tab, '.local-ruling', 'At this event it is otherwise.');
      await tab.click(button('Leave'));
      await seen(tab, '.event-bar', 'You have left');
    });

    test('what is printed has no part of the screen', async () => {
      await open('/3.4/rear-support/');
      expect(await tab.run(shownOnPaper, ['.site-head search', 'nav', 'main .rule-text', '.imprint'])).toEqual([
        'main .rule-text',
        '.imprint',
      ]);
    });

    test('an update is told, waits for a person, and is there at once without a server', async () => {
      const date = `${String(Number(announced(ROOT).date.slice(0, 4)) + 1)}-05-05`;
      let renewed: RenewedSite | undefined;
      try {
        renewed = await renewSite(ROOT, 'as of May', date);
        await host.renew(renewed.root);
        await host.start();
        await open('/offline/');
        await tab.click(button('Look for an update'));
        await marked(tab, 'update');
        await open(renewed.page);
        expect(await tab.run(() => document.querySelector('h1')?.textContent)).not.toContain('as of May');
        await open('/offline/');
        await tab.click(button('Update'));
        await tab.click(button('Open this page from the copy in use'));
        await marked(tab, 'whole');
        await host.stop();
        await open(renewed.page);
        expect(await tab.run(() => document.querySelector('h1')?.textContent)).toContain('as of May');
      } finally {
        renewed?.remove();
      }
    });
  });
}

/** Where a page leads at once; null of one that stays. */
function forwardOf(address: string): string | null {
  const [tag = ''] = /<a [^>]*\bdata-forward\b[^>]*>/.exec(readFileSync(fileOf(address), 'utf8')) ?? [];
  return /\bhref="([^"]*)"/.exec(tag)?.[1] ?? null;
}

/** The title of a page as it was built. */
function titleOf(address: string): string {
  const [, title = ''] = /<title>\s*([^<]*?)\s*<\/title>/.exec(readFileSync(fileOf(address), 'utf8')) ?? [];
  return title.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

/** Runs in a page: where an element stands on the screen. */
function placeOf(id: string): string {
  const { top } = document.getElementById(id)!.getBoundingClientRect();
  return top > -2 && top < innerHeight / 3 ? 'at the top' : `${String(Math.round(top))} px below it`;
}

/** Runs in a page: make it what it is on paper, as far as styles say so; then say which of some selectors are shown. */
function shownOnPaper(selectors: readonly string[]): readonly string[] {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
      }
      if ('cssRules' in rule) turn((rule as CSSGroupingRule).cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
  return selectors.filter((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some((each) => each.getClientRects().length > 0),
  );
}
