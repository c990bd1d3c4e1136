import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPreview, type Preview } from '../../../../scripts/preview.ts';
import { citables, ROOT } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { seen } from '../../../../tests/site/seen.ts';
import { QUIET, visits } from '../../../../tests/site/visits.ts';

const site = servedSite();

/** What tells one wording of a clause from another. */
function digestOf(clause: string, edition: string): string | undefined {
  return citables().find((citable) => citable.id === clause && citable.edition === edition)?.digest;
}

const visit = visits(site, {});

const withTab = (viewport: { width: number; height: number }, use: (page: Page) => Promise<void>): Promise<void> =>
  visit(QUIET, use, { viewport });

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
] as const)('on %s', (_, viewport) => {
  test('"rear support spears" leads from home to the clause, and on to how an older edition has it', async () => {
    await withTab(viewport, async (page) => {
      await page.goto(`${site.origin}/`);
      await page.keyboard.press('/');
      await page.keyboard.type('rear support spears');
      await page.keyboard.press('Enter');
      const results = page.locator('[data-result] > a');
      await results.first().waitFor();
      const urls = await results.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
      const place = urls.findIndex((url) => url.includes('#rear-support.spears'));
      expect(place, urls.join(' ')).toBeGreaterThanOrEqual(0);
      await results.nth(place).click();
      await page.waitForURL('**/3.4/**');
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      expect(id).toContain('spears');
      const text = (): Promise<string> => page.locator(`[id="${id}"] .rule-text`).innerText();
      const now = await text();
      expect(now).toMatch(/spears/i);

      for (const edition of ['3.1', '3.0']) {
        await page.locator(`[id="${id}"] .source > summary`).click();
        await page.locator(`[id="${id}"] .edition-strip a[href^="/${edition}/"]`).click();
        await page.waitForURL(`**/${edition}/**`);
        expect((await text()) === now, edition).toBe(digestOf(id, edition) === digestOf(id, '3.4'));
      }
    });
  });

  test('the question stands in the address: it can be sent, and is there on Back', async () => {
    await withTab(viewport, async (page) => {
      await page.goto(`${site.origin}/search/`);
      await page.locator('#search-words').fill('pikes');
      await page.locator('#search-edition').selectOption('3.1');
      await page.waitForURL('**/search/?q=pikes&edition=3.1');
      // The address tells what is asked before it is answered.
      await page.locator('[data-result] a').first().and(page.locator('[href^="/3.1/"]')).click();
      await page.waitForURL('**/3.1/**');
      await page.goBack();
      await page.locator('[data-result] a').first().waitFor();
      await expect.poll(() => page.locator('#search-words').inputValue()).toBe('pikes');
      await expect.poll(() => page.locator('#search-edition').inputValue()).toBe('3.1');
    });
  });
});

const PHONE = { width: 390, height: 844 };

test('a clause that an amendment reworded reads differently before it', async () => {
  const [reworded] = citables().filter(
    ({ id, edition }) =>
      edition === '3.4' &&
      id.startsWith('rear-support.') &&
      ![undefined, digestOf(id, '3.4')].includes(digestOf(id, '3.1')),
  );
  expect(reworded).toBeDefined();
  await withTab(PHONE, async (page) => {
    await page.goto(site.origin + reworded!.url);
    const clause = page.locator(`[id="${reworded!.id}"]`);
    const now = await clause.locator('.rule-text').innerText();
    await clause.locator('.source > summary').click();
    await clause.locator('.edition-strip a[href^="/3.1/"]').click();
    await page.waitForURL('**/3.1/**');
    expect(await clause.locator('.rule-text').innerText()).not.toBe(now);
  });
});

test('a page of DBA is found only where DBA is chosen, and then nothing else', async () => {
  await withTab(PHONE, async (page) => {
    const found = async (edition: string): Promise<readonly string[]> => {
      await page.goto(`${site.origin}/search/?q=rear+support+warband&edition=${edition}`);
      await page.locator('[data-result] a').first().waitFor();
      return page
        .locator('[data-result] a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/')[1] ?? ''));
    };
    expect(new Set(await found('dba'))).toEqual(new Set(['dba']));
    for (const edition of ['all', '3.4']) expect(await found(edition), edition).not.toContain('dba');
  });
});

test('a ruling is found with its short answer', async () => {
  const ruling = citables().find(({ kind }) => kind === 'ruling')!;
  await withTab(PHONE, async (page) => {
    const words = ruling.title.match(/\b[a-z]{5,}\b/g) ?? [];
    const query = new URLSearchParams({ q: words.join(' '), edition: 'all' });
    await page.goto(`${site.origin}/search/?${query.toString()}`);
    const hit = page.locator('[data-result=ruling]').first();
    await hit.waitFor();
    expect(await hit.locator('.short-answer').innerText()).not.toBe('');
  });
});

describe('what is found on a page of its own opens with its title and its answer on the screen', () => {
  test.each([
    ['ruling', 'May bowmen 80p from knights move into their front', '.answer'],
    ['clarification', 'bhgs 13.7', '.rule-text'],
    ['guideline', 'fp 7.1', '.rule-text'],
    ['erratum', 'list 2/5', '.rule-text'],
    ['discrepancy', 'Regular auxilia (X): 3 or 3.5 points?', '.readings'],
  ])('a %s', async (kind, query, answer) => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/search/?${new URLSearchParams({ q: query }).toString()}`);
      await page.locator(`[data-result=${kind}] > a`).first().click();
      await page.waitForURL((url) => url.pathname !== '/search/');
      for (const place of [page.locator('h1'), page.locator(answer).first()]) {
        await expect
          .poll(() => place.evaluate((element) => element.getBoundingClientRect().top))
          .toBeGreaterThanOrEqual(0);
        expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(PHONE.height - 40);
      }
    });
  });
});

describe('a search box takes no more than is read', () => {
  test.each(['/', '/search/', '/3.4/rear-support/', '/lists/'])('of %s', async (address) => {
    await withTab(PHONE, async (page) => {
      await page.goto(site.origin + address);
      const boxes = await page
        .locator('input[type=search]')
        .evaluateAll((all) => all.map((box) => box.getAttribute('maxlength')));
      expect(boxes.length).toBeGreaterThan(0);
      for (const length of boxes) expect(length).toBe('300');
    });
  });

  test('nor does an address fill it with more', async () => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/search/?q=${'a'.repeat(5000)}`);
      await expect.poll(() => page.locator('#search-words').inputValue()).toBe('a'.repeat(300));
    });
  });
});

describe('as one types', () => {
  test('the results come without Enter, and the page does not jump', async () => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/search/`);
      const top = async (): Promise<number> => (await page.locator('#search-results').boundingBox())?.y ?? 0;
      await page.keyboard.type('recoil ele');
      await answered(page, 'recoil ele');
      const before = await top();
      await page.keyboard.type('phants');
      await answered(page, 'recoil elephants');
      await expect.poll(() => page.locator('[data-result]').count()).toBeGreaterThan(3);
      expect(await top()).toBe(before);
      await expect.poll(() => page.locator('[data-result] mark').count()).toBeGreaterThan(0);
    });
  });

  test('the keyboard alone gets to a result and back', async () => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/search/?q=elephants`);
      await page.locator('[data-result] a').nth(1).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = await page.locator('[data-result] a').nth(1).getAttribute('href');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(second);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('search-words');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/3.4/**');
    });
  });

  test('the box of any page answers under itself, and keeps its text on Back', async () => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/3.2/rear-support/`);
      await page.keyboard.press('/');
      await page.keyboard.type('pike support');
      const link = page.locator('.search-panel [data-result] a').first();
      await link.waitFor();
      await page.locator('.search-panel > a[href*="q=pike+support"]').waitFor(); // the answer to the last letter
      await expect.poll(() => link.getAttribute('href')).toMatch(/^\/3\.2\//);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.hash !== '');
      await page.goBack();
      await page.waitForURL('**/3.2/rear-support/');
      const box = page.getByRole('searchbox', { name: 'Search the rules' });
      await expect.poll(() => box.inputValue()).toBe('pike support');
      await box.focus();
      await link.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.search-panel').isHidden()).toBe(true);
    });
  });
});

test('who comes back to the home page from a result finds the results again, until they are shut', async () => {
  await visit(
    QUIET,
    async (page) => {
      await page.goto(`${site.origin}/`);
      const box = page.getByRole('searchbox', { name: 'Search the rules' });
      const panel = page.locator('.search-panel');
      await box.tap();
      await page.keyboard.type('pike support');
      await page.locator('.search-panel > a[href*="q=pike+support"]').waitFor();
      await panel.locator('[data-result] a').first().tap();
      await page.waitForURL((url) => url.pathname !== '/');
      await page.goBack();
      await panel.locator('[data-result] a').first().waitFor();
      await box.tap();
      expect(await box.evaluate((each: HTMLInputElement) => [each.selectionStart, each.selectionEnd])).toEqual([0, 12]);
      await page.locator('h1').tap();
      await expect.poll(() => panel.isHidden()).toBe(true);
      await page.reload();
      await expect.poll(() => box.inputValue()).toBe('pike support');
      expect(await panel.count()).toBe(0);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  );
});

test.each([768, 1024, 1280])(
  'on a screen of %i px what is typed in the bar is read whole, and what is found has room',
  async (width) => {
    await withTab({ width, height: 800 }, async (page) => {
      await page.goto(`${site.origin}/3.4/moving-through-friends-or-gaps/`);
      await page.keyboard.press('/');
      await page.keyboard.type('rear support spears');
      await page.locator('.search-panel [data-result]').first().waitFor();
      const typed = page.locator('.site-head input[type=search]');
      expect(await typed.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      const panel = await page.locator('.search-panel').boundingBox();
      expect(panel?.width).toBeGreaterThanOrEqual(340);
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  },
);

describe('heard and sent', () => {
  test('the count and the answer are said each once, and an edition is told from the number before it', async () => {
    await withTab({ width: 390, height: 844 }, async (page) => {
      await page.goto(`${site.origin}/search/?q=cv+v+bd&edition=3.4`);
      await expect.poll(() => page.locator('#search-answer-said').textContent()).not.toBe('');
      // Of a region that is not spoken as a whole, what was said before is not said again with what follows.
      expect(await page.locator('[role="status"]:has(#search-status)').getAttribute('aria-atomic')).toBe('false');
      await expect.poll(() => page.locator('#search-results .edition-badge').first().textContent()).toMatch(/^in /);
    });
  });

  test('the address names the edition that is answered by, whoever opens it', async () => {
    await withTab({ width: 390, height: 844 }, async (page) => {
      await page.goto(`${site.origin}/search/?q=kn+v+sp`);
      await expect.poll(() => new URL(page.url()).searchParams.get('edition')).toMatch(/^3\.\d$/);
    });
  });
});

describe('what the line above the results says', () => {
  const statusOf = async (page: Page, query: string, edition = '3.4'): Promise<string> => {
    await page.goto(`${site.origin}/search/?${new URLSearchParams({ q: query, edition }).toString()}`);
    await answered(page, query);
    return page.locator('#search-status').innerText();
  };

  test('a slip is named, with the word that it was taken for', async () => {
    await withTab(PHONE, async (page) => {
      expect(await statusOf(page, 'elephnat')).toContain('Showing results for “elephant”; nothing for “elephnat”.');
    });
  });

  test('what is nowhere is said to be nowhere', async () => {
    await withTab(PHONE, async (page) => {
      expect(await statusOf(page, 'zzzzqqq')).toBe('Nothing for “zzzzqqq” in 3.4.');
      expect(await page.locator('[data-result]').count()).toBe(0);
    });
  });

  test('whole sections that the words name are one tap away, here and under the box of any page', async () => {
    await withTab({ width: 390, height: 844 }, async (page) => {
      await page.goto(`${site.origin}/search/?q=all+tactical+factors&edition=3.2`);
      const link = page.locator('#search-sections').getByRole('link');
      await expect.poll(() => page.locator('#search-sections').innerText()).toBe('Whole section: Tactical factors');
      await page.locator('#search-words').fill('elephants');
      await expect.poll(() => link.count()).toBe(0);
      await page.locator('#search-words').fill('tactical factors');
      await link.click();
      await page.waitForURL('**/3.2/tactical-factors/');
      await page.goto(`${site.origin}/bhgs/`);
      await page.keyboard.press('/');
      await page.keyboard.type('deployment');
      await page.locator('.search-panel > a[href*="q=deployment"]').waitFor();
      await page.locator('.search-panel .search-sections a').click();
      await page.waitForURL('**/3.4/deployment/');
    });
  });

  test('where nothing is found there is a way on: other editions, the last searches, the contents; and no button for more', async () => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/search/?q=pikes`);
      await page.locator('[data-result] a').first().click();
      await page.waitForURL('**/3.4/**');
      await statusOf(page, 'zzzzqqq');
      await expect.poll(() => page.locator('#search-elsewhere a').allInnerTexts()).toEqual(['any edition', 'DBA']);
      expect(await page.locator('#search-recent li a').allInnerTexts()).toEqual(['pikes']);
      expect(await page.getByRole('link', { name: 'Recoiling elements' }).isVisible()).toBe(true);
      expect(await page.locator('#search-more').isHidden()).toBe(true);
      await page.getByRole('link', { name: 'Kn v Sp' }).click();
      await page.waitForURL('**/search/?q=Kn*');
      await answered(page, 'Kn v Sp');
      expect(await page.locator('#search-idle').isHidden()).toBe(true);
    });
  });

  test.each([
    ['3.4', 'rear support spears', /^Rule in force in 3\.4, /],
    ['3.1', 'rear support spears', /^Rule of 3\.1, /],
    ['all', 'rear support spears', /^Rule in force in 3\.\d–3\.\d, /],
    ['dba', 'second moves of light horse', /^Rule in force, DBA /],
    ['3.4', 'demoralised-commands.losses', /^By a secondary source in 3\.4, /],
  ])('in %s a rule is told as its page tells it, and in which edition it is in force', async (edition, query, says) => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/search/?${new URLSearchParams({ q: query, edition }).toString()}`);
      const rules = page.locator('[data-result]:is([data-result=clause], [data-result=dba])');
      await rules.first().waitFor();
      expect(await rules.first().locator('.facts').innerText()).toMatch(says);
      await rules.first().locator('a').first().click();
      await page.waitForURL(/\/(?:3\.\d|dba)\//);
      expect(await page.locator('.page-head .rung').first().innerText()).toBe(
        edition === '3.1' ? 'Rule of 3.1' : 'Rule in force',
      );
    });
  });

  test('a change of what a secondary source tells says so, and another does not', async () => {
    await withTab(PHONE, async (page) => {
      const saysOf = async (query: string): Promise<string> => {
        await statusOf(page, query);
        return page.locator('[data-result=change] .facts').first().innerText();
      };
      expect(await saysOf('changes to cost of irregular elements 3.4')).toMatch(
        /^By a secondary source · Change · Changes from 3\.3, /,
      );
      expect(await saysOf('changes to the recoil move 3.4')).toMatch(/^Change · Changes from /);
    });
  });

  test('what does not hold in the edition is found by its number, and says so and what stands there', async () => {
    await withTab(PHONE, async (page) => {
      await statusOf(page, 'bhgs 22.2');
      const first = page.locator('[data-result]').first();
      expect(await first.locator('.replaced').innerText()).toBe('Does not hold in 3.4, but in 3.1–3.3');
      const instead = first.locator('.instead').first();
      const [title] = [await instead.innerText()];
      await instead.click();
      await page.waitForURL('**/3.4/recoiling-elements/**');
      expect(await page.locator('.clause:target h2').innerText()).toContain(title);
    });
  });

  test('what changed for a troop type leads to the comparison, narrowed down to it', async () => {
    await withTab(PHONE, async (page) => {
      await statusOf(page, 'what changed for knights in 3.3');
      await page.locator('[data-result] > a').first().click();
      await page.waitForURL('**/changes/3.2-3.3/?troop=Kn#all');
      await expect.poll(() => page.locator('select[name=troop]').inputValue()).toBe('Kn');
    });
  });

  test('a few results are counted, the best of many are not', async () => {
    await withTab(PHONE, async (page) => {
      expect(await statusOf(page, 'elephants')).toBe('Best matches in 3.4.');
      expect(await statusOf(page, 'boukellarioi')).toMatch(/^\d results? in 3\.4\.$/);
    });
  });

  test('what an excerpt leaves out of a rule is told', async () => {
    await withTab(PHONE, async (page) => {
      await statusOf(page, '13.6');
      const first = page.locator('[data-result]').first();
      await expect.poll(() => first.locator('.left-out').innerText()).toContain('Read on');
      await statusOf(page, 'warband destroyed by elephants');
      const warband = page.locator('[data-result]', { has: page.locator('a[href$="#combat-outcome.warband"]') });
      await expect.poll(() => warband.locator('.excerpt').innerText()).toContain('recoil instead');
      expect(await warband.locator('.left-out').count()).toBe(0);
    });
  });

  test('near hits are labelled with what they lack', async () => {
    await withTab(PHONE, async (page) => {
      expect(await statusOf(page, 'elephants zzzzqqq')).toMatch(
        /^Nothing for “zzzzqqq” in 3\.4\. Best matches, each with what it does not mention\.$/,
      );
      await expect
        .poll(() => page.locator('[data-result] .lacks').first().innerText())
        .toBe('Does not mention “zzzzqqq”');
    });
  });

  test('replaced wording says so where every edition is searched', async () => {
    await withTab(PHONE, async (page) => {
      await statusOf(page, 'rear support spears', 'all');
      const spears = page.locator('[data-result=clause]', { has: page.locator('a[href$="#rear-support.spears"]') });
      expect(await spears.first().locator('.replaced').count()).toBe(0);
      await expect.poll(() => spears.last().locator('.replaced').innerText()).toBe('Replaced in 3.1');
    });
  });

  test('each result stands there once, however fast one types, and so does each of the others', async () => {
    await withTab(PHONE, async (page) => {
      await page.goto(`${site.origin}/search/`);
      await page.locator('#search-words').pressSequentially('elephants recoil', { delay: 5 });
      await answered(page, 'elephants recoil');
      const links = (): Promise<string[]> =>
        page.locator('[data-result] > a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const shown = await links();
      expect(shown.length).toBe(10);
      const others = Number(/\d+/.exec(await page.locator('#search-more').innerText())?.[0]);
      await page.locator('#search-more').click();
      const all = await links();
      expect(all.slice(0, 10)).toEqual(shown);
      expect(all.length).toBe(10 + others);
      expect(new Set(all).size).toBe(all.length);
      expect(await page.locator('#search-more').isHidden()).toBe(true);
    });
  });

  test('"what changed in 3.3" leads to the comparison', async () => {
    await withTab(PHONE, async (page) => {
      await statusOf(page, 'what changed in 3.3');
      await expect.poll(() => page.locator('[data-result] a').first().getAttribute('href')).toBe('/changes/3.2-3.3/');
    });
  });
});

test('the last searches are remembered on the device, and can be forgotten', async () => {
  await withTab(PHONE, async (page) => {
    await page.goto(`${site.origin}/search/?q=pikes&edition=3.1`);
    await page.locator('[data-result] a').first().click();
    await page.waitForURL('**/3.1/**');
    await page.goto(`${site.origin}/search/`);
    const remembered = page.locator('#search-recent li');
    await expect.poll(() => remembered.locator('a').allInnerTexts()).toEqual(['pikes']);
    await remembered.locator('a').click();
    await page.waitForURL('**/search/?q=pikes&edition=3.1');
    await page.goto(`${site.origin}/search/`);
    await page.getByRole('button', { name: 'Forget “pikes”' }).click();
    await expect.poll(() => page.locator('#search-recent').isHidden()).toBe(true);
  });
});

test('without JavaScript the page is a table of contents', async () => {
  await visit(
    '/search/?q=recoil',
    async (page) => {
      await expect.poll(() => page.locator('noscript').textContent()).toContain('Search needs JavaScript');
      // What is offered to try would lead back to here.
      expect(await page.locator('a[href*="/search/?q="]:visible').count()).toBe(0);
      await page.locator('main').getByRole('link', { name: 'Recoiling elements' }).click();
      await page.waitForURL('**/3.4/recoiling-elements/');
    },
    { viewport: PHONE, javaScriptEnabled: false },
  );
});

describe('without any one file of the index', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'legal-contact-search-'));
  for (const part of ['search', '_astro', 'pagefind', '_headers', QUIET])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  let broken: Preview;
  beforeAll(async () => {
    broken = await startPreview(copy, 0);
  });
  afterAll(async () => {
    await broken.close();
    rmSync(copy, { recursive: true, force: true });
  });
  const visitBroken = visits(
    {
      get browser() {
        return site.browser;
      },
      get origin() {
        return broken.origin;
      },
    },
    { viewport: PHONE },
  );

  test.each(globSync('**/*.*', { cwd: path.join(copy, 'pagefind') }))(
    '%s: the search says that it is incomplete, never that there is nothing',
    async (missing) => {
      const file = path.join(copy, 'pagefind', missing);
      const content = readFileSync(file);
      rmSync(file);
      try {
        await visitBroken('/search/?q=zzzzqqq', async (page) => {
          const status = page.locator('#search-status');
          await seen(page, 'Search incomplete');
          expect(await status.innerText()).not.toContain('Nothing');
          const query = 'rear support spears';
          await page.locator('#search-words').fill(query);
          await answered(page, query);
          await seen(page, 'Search incomplete');
          expect(await status.innerText()).not.toContain('Nothing');
        });
      } finally {
        writeFileSync(file, content);
      }
    },
  );
});

/** Wait until the page has answered a query, and knows whether the index is whole. */
async function answered(page: Page, query: string): Promise<void> {
  await page.locator(`#search-results[data-query="${query}"][aria-busy=false]`).waitFor({ state: 'attached' });
}

describe('a search that is sent on, or heard', () => {
  test('its title is what is searched', async () => {
    await withTab({ width: 390, height: 844 }, async (page) => {
      await page.goto(`${site.origin}/search/?q=pikes`);
      await expect.poll(() => page.title()).toMatch(/^pikes, in 3\.4 · /);
    });
  });

  test('sent from another page, it goes on in the box by the keyboard', async () => {
    await withTab({ width: 1280, height: 800 }, async (page) => {
      await page.goto(`${site.origin}/`);
      await page.keyboard.press('/');
      await page.keyboard.type('pikes');
      await page.locator('.search-panel a').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search/**');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('search-words');
      await page.reload();
      await page.locator('[data-result] a').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('search-words');
    });
  });

  test('no answer of another edition is heard behind the count of this one', async () => {
    await withTab({ width: 390, height: 844 }, async (page) => {
      await page.goto(`${site.origin}/search/?q=kn+v+sp&edition=3.4`);
      const said = page.locator('#search-answer-said');
      await expect.poll(() => said.textContent()).toContain('by the rules of 3.4');
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        new MutationObserver(() => {
          const words = (id: string) => document.querySelector(id)?.textContent ?? '';
          heard.push(`${words('#search-status')} ${words('#search-answer-said')}`);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await page.locator('#search-edition').selectOption('3.1');
      await expect.poll(() => said.textContent()).toContain('by the rules of 3.1');
      const heard = await page.evaluate(() => (globalThis as unknown as { heard: readonly string[] }).heard);
      expect(heard.filter((each) => each.includes('in 3.1') && each.includes('of 3.4'))).toEqual([]);
    });
  });
});
