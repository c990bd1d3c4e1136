import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { citables, ROOT } from '../../../../../tests/site/built-site.ts';
import { axeFindings } from '../../../../../tests/site/look/axe-findings.ts';
import { setLetters } from '../../../../../tests/site/letters.ts';
import { brokenWords } from '../../../../../tests/site/look/broken-words.ts';
import { runInPage } from '../../../../../tests/site/look/run-in-page.ts';
import { widerThanScreen } from '../../../../../tests/site/look/wider-than-screen.ts';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { visits } from '../../../../../tests/site/visits.ts';
import type { EventSheet } from '../../../event/link/index.ts';
import { createDevice, keep } from '../../../offline/tests/device.ts';
import { startHost, type Host } from '../../../offline/tests/host.ts';

const site = servedSite();
const visit = visits(site, { viewport: { width: 390, height: 844 }, hasTouch: true });
const newest = citables().findLast(({ kind }) => kind === 'clause')!.edition!;
const card = (page: Page) => page.locator('#search-answer');

async function type(page: Page, query: string): Promise<void> {
  await page.locator('#search-words').tap();
  await page.keyboard.type(query);
}

test('a question that is typed is answered above the results, and its calculator answers the same', async () => {
  await visit('/search/', async (page, _, troubles) => {
    await type(page, 'sp two deep v kn in the open');
    await card(page).getByText('5 + die').waitFor();
    await expect.poll(() => card(page).innerText()).toMatch(/3 \+ die[^]*stands 28%, recoils 56%, destroyed 17%/);
    expect(await page.locator('#search-results > li').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('#search-answer-said').textContent()).toContain('Sp (O): stands 83%');
    await card(page).getByRole('link', { name: 'Open in the calculator' }).tap();
    await page.locator('.outcomes[data-decided="false"]').getByText('5 + die').waitFor();
    expect(new URL(page.url()).search).toContain('a.ranks=Sp+(O)');
    expect(troubles).toEqual([]);
  });
});

test('a step leads to its clause; what was taken for granted changes with a choice', async () => {
  await visit('/search/?q=Sp+v+Kn', async (page) => {
    await card(page).getByText('4 + die').waitFor();
    expect(await card(page).getByRole('link', { name: 'Spears v mounted' }).getAttribute('href')).toMatch(
      /\/combat-factors\/#combat-factors\./,
    );
    await card(page).getByLabel('ranks of Sp').selectOption('2');
    await card(page).getByText('5 + die').waitFor();
    expect(await card(page).locator('h2').innerText()).toBe('Sp (O) (2 deep) v Kn (O)');
  });
});

test('how far a march goes leads to what a march is, too', async () => {
  await visit('/search/?q=how+far+may+light+horse+march', async (page) => {
    await card(page).getByText('One march move of LH').waitFor();
    const link = card(page).getByRole('link', { name: 'What a march move is' });
    expect(await link.getAttribute('href')).toMatch(/\/march-moves\/#march-moves\.march-move$/);
    await card(page).getByRole('link', { name: 'Tactical move distances' }).waitFor();
  });
});

test('of several answers each says whose it is, to the opponent too, with what they rest on', async () => {
  await visit('/search/?q=cost+Bd(S)', async (page) => {
    await card(page).getByText('Computed from the rules in force, in part by a secondary source').waitFor();
    const answers = () => card(page).locator('.alternatives li').allInnerTexts();
    await expect.poll(async () => (await answers()).map((each) => each.includes('secondary'))).toEqual([false, true]);
    await card(page).getByRole('button', { name: 'Show' }).tap();
    const showing = page.getByRole('dialog', { name: /^To show: / });
    await showing.getByText('Computed from the rules in force, in part by a secondary source').waitFor();
    expect(await showing.locator('.showing-source').innerText()).toMatch(
      /^Rests on: Cost of regular elements; Cost of/,
    );
    expect(await showing.locator('dd').allInnerTexts()).toEqual([
      '8 AP',
      expect.stringContaining('7 AP; by a secondary source only'),
    ]);
  });
});

test('what was not understood is named; a question without one answer has several', async () => {
  await visit('/search/?q=sp+v+kn+on+tuesday', async (page) => {
    await card(page).getByText('Not understood, and left out: “tuesday”.').waitFor();
    await page.locator('#search-words').fill('cost Bd(S)');
    await expect.poll(() => card(page).locator('.alternatives li').allInnerTexts()).toHaveLength(2);
  });
});

test('under the box of any page it is answered in few words, which lead to the whole answer', async () => {
  for (const from of ['/', '/3.1/rear-support/'])
    await visit(from, async (page, _, troubles) => {
      await page
        .locator('main form input[name="q"], .search-box input[name="q"]')
        .first()
        .evaluate((box) => {
          (box as HTMLElement).focus();
        });
      await page.keyboard.type('sp two deep v knigths ');
      const brief = page.getByRole('region', { name: 'Computed answer' }).getByRole('link');
      const edition = from === '/' ? newest : '3.1';
      await expect
        .poll(() => brief.innerText())
        .toMatch(new RegExp(`^${edition} Sp \\(O\\) \\(2 deep\\) v Kn \\(O\\)\\s+Sp \\(O\\): 5 \\+ die; stands`));
      expect(await page.locator('.search-panel [data-result]').count()).toBeGreaterThan(0);
      expect(await axeFindings(page)).toEqual([]);
      expect(await runInPage(page, widerThanScreen)).toEqual([]);
      await page.keyboard.type('on tuesday');
      await expect.poll(() => brief.innerText()).toMatch(/left out: “tuesday”\.\s+Read “knigths” as “knights”\./);
      await page.keyboard.press('ArrowDown');
      expect(await brief.evaluate((link) => link === document.activeElement)).toBe(true);
      await brief.click();
      await card(page).getByText('+ die').first().waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe('sp two deep v knigths on tuesday');
      await page.goBack();
      expect(troubles).toEqual([]);
    });
});

test('it is turned to the opponent: what was asked, what it comes to, by which clauses, and its calculator', async () => {
  await visit('/search/?q=Sp+v+Kn', async (page) => {
    await card(page).getByRole('button', { name: 'Show' }).tap();
    const shown = page.getByRole('dialog', { name: /^To show: / });
    await shown.waitFor();
    const words = await shown.innerText();
    expect(words).toContain('Sp (O) v Kn (O)');
    expect(words).toMatch(/Sp \(O\)\s+4 \+ die: stands/);
    expect(words).toContain('Computed from the rules in force');
    expect(words).toMatch(/Rests on: [^]*Spears v mounted 4/);
    expect(words).toContain('/tools/combat/?');
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await page.locator('#search-words').fill('cost Bd(S)');
    await card(page).locator('.alternatives').waitFor();
    await card(page).getByRole('button', { name: 'Show' }).tap();
    await shown.waitFor();
    // The link names the edition: the opponent may play another.
    expect(await shown.innerText()).toMatch(
      new RegExp(`Reg[^]*\\d+ AP[^]*Irr[^]*\\d+ AP[^]*/search/\\?q=cost\\S*edition=${newest.replace('.', '\\.')}`),
    );
  });
});

test('how it was read is turned to the opponent, who has not seen what was typed', async () => {
  await visit('/search/?q=sp(f)+v+knigths+on+tuesday', async (page) => {
    await card(page).getByRole('button', { name: 'Show' }).tap();
    const shown = page.getByRole('dialog', { name: /^To show: / });
    await shown.waitFor();
    expect(await shown.innerText()).toMatch(
      /No Sp \(F\) has a price in [\d.]+\.\s+Not understood, and left out: “tuesday”\.\s+Read “knigths” as “knights”\./,
    );
  });
});

test('what we have no text of is turned to the opponent as that', async () => {
  await visit('/search/?q=kn+v+sp&edition=3.0', async (page) => {
    await card(page).getByRole('button', { name: 'Show' }).tap();
    const shown = page.getByRole('dialog', { name: /^To show: / });
    await shown.waitFor();
    expect(await shown.innerText()).toContain('Open: we do not have the text');
    expect(await shown.innerText()).not.toContain('Computed from');
  });
});

test('a query that asks nothing of the kind has no card, and takes away the one before', async () => {
  await visit('/search/?q=Sp+v+Kn', async (page) => {
    await card(page).getByText('4 + die').waitFor();
    await page.locator('#search-words').fill('rear support spears');
    await page.locator('#search-results[data-query="rear support spears"]').waitFor();
    expect(await card(page).isVisible()).toBe(false);
    expect(await page.locator('#search-answer-said').textContent()).toBe('');
  });
});

test('it answers in the edition that the search is set to', async () => {
  await visit('/search/?q=cost+Reg+Bd(S)&edition=3.1', async (page) => {
    await card(page).getByText('9 AP', { exact: true }).waitFor();
    expect(await card(page).locator('.edition-badge').innerText()).toBe('3.1');
    await page.locator('#search-edition').selectOption('3.4');
    await card(page).getByText('8 AP', { exact: true }).waitFor();
    expect(await card(page).locator('.edition-badge').innerText()).toBe('3.4');
  });
});

test('at an event it answers in the edition that is played, and the umpire’s ruling on its clause stands under it', async () => {
  const about = 'combat-factors.table';
  await visit('/icon.svg', async (page) => {
    const sheet: EventSheet = {
      ...{ name: 'Autumn Open', edition: '3.3', bhgs: true, fairPlay: true, errata: true, lists: '', points: 400 },
      ...{ until: '2099-11-22', content: '2026-11-20', rulings: [{ about, text: 'Spears are 5 here.' }] },
    };
    await page.evaluate(
      (kept) => {
        localStorage.setItem('legal-contact / event', kept);
      },
      JSON.stringify({ sheet, since: Date.now() }),
    );
    await page.goto(`${site.origin}/search/?q=Sp+v+Kn`);
    await card(page).getByText('Spears are 5 here.').waitFor();
    expect(await card(page).locator('.edition-badge').innerText()).toBe('3.3');
  });
});

test('where its code is late the results come without it, and stay where they are when it comes', async () => {
  const code = Promise.withResolvers<null>();
  await visit(
    '/search/?q=Sp+v+Kn',
    async (page) => {
      const first = page.locator('#search-results > li').first();
      await first.waitFor();
      expect(await card(page).isVisible()).toBe(false);
      await first.locator('a').first().focus();
      const top = (): Promise<number> => first.evaluate((each) => each.getBoundingClientRect().top);
      const before = await top();
      code.resolve(null);
      await card(page).getByText('4 + die').waitFor();
      // A page is scrolled by whole pixels.
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    },
    {},
    (page) =>
      page.route(/\/show-card[^/]*\.js$/, async (route) => {
        await code.promise;
        await route.continue();
      }),
  );
});

test('who asks nothing that the rules compute does not wait for what computes it', async () => {
  await visit(
    '/search/?q=who+shoots+first',
    async (page) => {
      await page.locator('#search-results > li').first().waitFor();
      expect(await card(page).isVisible()).toBe(false);
      expect(await page.locator('#search-status').innerText()).not.toBe('');
    },
    {},
    async (page) => {
      // It never comes, and it is waited for as long as that takes.
      await page.route(/\/show-card[^/]*\.js$/, () => undefined);
      await page.addInitScript(() => {
        const later = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (work: () => void, pause?: number) => (pause === 700 ? 0 : later(work, pause)),
        });
      });
    },
  );
});

test('nothing of it is loaded before something is typed', async () => {
  await visit('/search/', async (page) => {
    const loaded = (): Promise<readonly string[]> =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.waitForLoadState('networkidle');
    const ofTheCard = (names: readonly string[]): readonly string[] =>
      names.filter((name) => /show-card|\/calculator\./.test(name));
    expect(ofTheCard(await loaded())).toEqual([]);
    await type(page, 's');
    await expect.poll(async () => ofTheCard(await loaded()).length).toBeGreaterThan(0);
  });
});

describe.each([
  [320, '100%'],
  [390, '200%'],
  [1280, '100%'],
])('at %i px and text of %s', (width, size) => {
  test.each([
    'Sp v Kn',
    'cost Bd',
    'pips to halt Ps',
    'can Kn pass through Sp',
    'can Ps support Bd',
    'Sp(F) v Kn charging',
  ])('%s fits, and axe finds nothing', async (query) => {
    await visit(`/search/?q=${encodeURIComponent(query)}`, async (page) => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((each) => (document.documentElement.style.fontSize = each), size);
      await card(page).locator('h2').waitFor();
      expect(await runInPage(page, widerThanScreen)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});

describe('with the copy that is kept, and no server', () => {
  const device = createDevice();
  let host: Host;
  let page: Page;

  beforeAll(async () => {
    host = await startHost(ROOT);
    page = await device.switchOn();
    await keep(page, host.origin);
    await device.switchOff();
    await host.stop();
    page = await device.switchOn();
  });

  afterAll(async () => {
    await device.remove();
  });

  test('a question is answered all the same', async () => {
    await page.goto(`${host.origin}/search/?q=Irr+Wb+march+2`);
    await card(page).getByText('1 PIP', { exact: true }).waitFor();
  });
});

/** What has come is laid out, and whatever scrolls for it has scrolled. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('the answer to a link stays in view as it comes, and when another edition is chosen', async () => {
  const small = { viewport: { width: 390, height: 664 }, isMobile: true };
  await visit(
    `/search/?q=Sp+v+Kn&edition=${newest}`,
    async (page) => {
      await card(page).getByText('4 + die').waitFor();
      await drawn(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('#search-edition').selectOption('3.1');
      await expect.poll(() => card(page).locator('.edition-badge').innerText()).toBe('3.1');
      await drawn(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
    small,
  );
});

test('what is chosen of it stands in the address, for this query', async () => {
  await visit('/search/?q=Sp+v+Kn', async (page) => {
    await card(page).getByText('4 + die').waitFor();
    await card(page).getByLabel('ranks of Sp').selectOption('2');
    await card(page).getByText('5 + die').waitFor();
    expect(new URL(page.url()).hash).toBe('#a.deep=2');
    await page.reload();
    await card(page).getByText('5 + die').waitFor();
    await page.locator('#search-words').fill('Sp v Kn(F)');
    await card(page).getByText('4 + die').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });
});

/** The pause in typing, in milliseconds, after which the address takes up what is typed. */
const ADDRESS_PAUSE = 300;

/** Runs in a page before its scripts: whoever pauses in typing pauses too short a time, until `letPauseEnd` is called. */
function pauseWithoutEnd(pauseOfAddress: number): void {
  const [later, forget] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const held = new Map<number, () => void>();
  let last = 0;
  Object.assign(window, {
    setTimeout: (work: () => void, pause?: number) => {
      if (pause !== pauseOfAddress) return later(work, pause);
      last -= 1;
      held.set(last, work);
      return last;
    },
    clearTimeout: (id?: number) => {
      if (id === undefined || !held.delete(id)) forget(id);
    },
    letPauseEnd: () => {
      const works = [...held.values()];
      held.clear();
      for (const work of works) work();
      return works.length;
    },
  });
}

/** How many wrote the address then: none where a choice has done so before. */
const letPauseEnd = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { letPauseEnd: () => number }).letPauseEnd());

test('what is chosen as soon as it is answered stands in the address with the query, and goes when another is typed that asks the same', async () => {
  await visit(
    '/search/',
    async (page) => {
      const typed = page.locator('#search-words');
      await typed.fill('Sp v Kn');
      await card(page).getByText('4 + die').waitFor();
      expect(new URL(page.url()).search).toBe('');
      await card(page).getByLabel('ranks of Sp').selectOption('2');
      await card(page).getByText('5 + die').waitFor();
      const whole = page.url();
      expect(new URL(whole).searchParams.get('q')).toBe('Sp v Kn');
      expect(new URL(whole).hash).toBe('#a.deep=2');
      expect(await letPauseEnd(page)).toBe(0);
      expect(page.url()).toBe(whole);
      await typed.fill('sp v kn');
      await card(page).getByText('4 + die').waitFor();
      expect(await letPauseEnd(page)).toBe(1);
      await expect.poll(() => new URL(page.url()).search).toContain('q=sp+v+kn');
      expect(new URL(page.url()).hash).toBe('');
      expect(await card(page).innerText()).not.toContain('5 + die');
    },
    {},
    (page) => page.addInitScript(pauseWithoutEnd, ADDRESS_PAUSE),
  );
});

test('a factor leads to the row that it stands in', async () => {
  await visit('/search/?q=Cv+v+Bd', async (page) => {
    await card(page).getByText('+ die').first().waitFor();
    const link = card(page).getByRole('link', { name: 'Cavalry v foot' });
    expect(await link.getAttribute('href')).toMatch(/#combat-factors\.table:~:text=Cavalry%20\(Cv\)$/);
    await link.tap();
    await page.waitForURL('**/combat-factors/**');
    const row = page.locator('#combat-factors\\.table tr', { hasText: 'Cavalry (Cv)' });
    await expect.poll(async () => ((await row.boundingBox())?.y ?? -1) > 60).toBe(true);
    expect((await row.boundingBox())!.y).toBeLessThan(760);
  });
});

test.each([390, 320])(
  'where letters are twice as large, %i wide, the results are near, and no word is broken',
  async (width) => {
    await visit(
      '/search/?q=Sp+v+Kn',
      async (page) => {
        await card(page).getByText('4 + die').waitFor();
        const first = page.locator('#search-results > li').first();
        await first.waitFor();
        const top = await first.evaluate((each) => each.getBoundingClientRect().top + scrollY);
        expect(top).toBeLessThan(1.75 * 844);
        const broken = await runInPage(page, brokenWords);
        expect(broken.filter((each) => /search-answer|whose|rung|badge|fate/.test(each))).toEqual([]);
        // What is folded is a tap away.
        const why = card(page).getByRole('button', { name: 'Why, or change it' });
        expect(await card(page).locator('.chip').first().isVisible()).toBe(false);
        await why.tap();
        expect(await card(page).locator('.chip').first().isVisible()).toBe(true);
        expect(await card(page).getByRole('link', { name: 'Spears v mounted' }).isVisible()).toBe(true);
        expect(await runInPage(page, widerThanScreen)).toEqual([]);
      },
      { viewport: { width, height: 844 }, letters: 32 },
    );
  },
);

test('between large letters what folds is folded as long as they are large for the screen', async () => {
  await visit(
    '/search/?q=Sp+v+Kn',
    async (page) => {
      const chip = card(page).locator('.chip').first();
      await expect.poll(() => chip.isVisible()).toBe(true);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => chip.isVisible()).toBe(false);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(() => chip.isVisible()).toBe(true);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => chip.isVisible()).toBe(false);
      await setLetters(page, 16);
      await expect.poll(() => chip.isVisible()).toBe(true);
    },
    { viewport: { width: 844, height: 390 }, letters: 32 },
  );
});
