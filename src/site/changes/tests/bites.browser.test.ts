import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PublishedComparison } from '../../../compiler/publish/index.ts';
import { readGenerated } from '../../../../tests/content/ask.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

const comparisons = readGenerated('comparisons.json') as readonly PublishedComparison[];
const open = visits(servedSite(), { viewport: { width: 390, height: 844 } });

/** Each line, whether it leads to its one clause or opens on several. */
const LINES = '.bites-lines > li > a, .bites-lines summary';

/** What heads lines that are not folded. */
const HEADS = '.bites > .bites-when, .bites-head > .bites-when';

/** From these it is so much that even the table is folded. */
const FAR = comparisons.filter(({ from }) => from === '3.0').map(({ from, to }) => [from, to] as const);

const shown = (page: Page): Promise<readonly string[]> =>
  page.locator(LINES).evaluateAll((lines) => lines.map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim()));

describe.each(comparisons.map((comparison) => [comparison.from, comparison.to, comparison] as const))(
  'what will bite from %s to %s',
  (from, to, { bites, notes }) => {
    const url = `/changes/${from}-${to}/`;

    test('stands on top of the comparison and on a page of its own, each line with what was', async () => {
      const alone = await open(`${url}bites/`, shown);
      expect(alone).toHaveLength(bites.length);
      for (const { says, was } of bites)
        expect(alone).toContainEqual(expect.stringContaining(plain(`${says}${was === null ? '' : ` Was: ${was}`}`)));
      expect(await open(url, shown)).toEqual(alone);
    });

    test('says what is to be said of the older edition', async () => {
      const said = await open(`${url}bites/`, (page) => page.locator('.bites-note').allTextContents());
      expect(said).toEqual(notes.map(plain));
    });

    test('leads from every line to each of its clauses, in both wordings', async () => {
      const targets = await open(`${url}bites/`, (page) =>
        page.locator('.bites a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      );
      expect(targets.toSorted()).toEqual(
        bites.flatMap(({ clauses }) => clauses.map((id) => `${url}#${id}`)).toSorted(),
      );
    });

    test('stands on one screen of a phone as the page opens, above the bar at its foot', async () => {
      await open(`${url}bites/`, async (page) => {
        const [last, bar, top] = await page.evaluate(() => [
          document.querySelector('.bites')?.getBoundingClientRect().bottom ?? Infinity,
          document.querySelector('.thumb-bar')?.getBoundingClientRect().top ?? 0,
          scrollY,
        ]);
        expect(top).toBe(0);
        expect(bar).toBeGreaterThan(700);
        expect(last).toBeLessThanOrEqual(bar);
      });
    });

    test.each(['A4', 'Letter'])('is one page of %s', async (format) => {
      const pages = await open(`${url}bites/`, async (page) => {
        const pdf = await page.pdf({ format });
        return pdf.toString('latin1').match(/\/Type \/Page\b/g);
      });
      expect(pages).toHaveLength(1);
    });
  },
);

test.each(['3.1-3.4', '3.0-3.4'])('from %s it is close on a phone, and each line is found by a thumb', async (step) => {
  await open(`/changes/${step}/bites/`, async (page) => {
    for (const later of await page.locator('.bites-later > summary').all()) await later.click();
    const lines = await page.locator(LINES).evaluateAll((all) =>
      all.map((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const { height } = each.getBoundingClientRect();
        return {
          height,
          words: words.getBoundingClientRect().height,
          size: parseFloat(getComputedStyle(each).fontSize),
        };
      }),
    );
    expect(lines.length).toBeGreaterThan(20);
    for (const { height, words, size } of lines) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(height).toBeLessThanOrEqual(Math.max(45, words + 9));
      expect(size).toBeGreaterThan(13);
    }
    // Besides the lines, and what is said of all of them, there is room for what heads them, and no more.
    const [besides, headings] = await page.locator('.bites').evaluate((all) => {
      const high = (each: Element) => each.getBoundingClientRect().height;
      const said = [...all.querySelectorAll(':scope > p, .bites-lines > li > a, summary')];
      const headings = all.querySelectorAll(':scope > .bites-when, :scope > .bites-head').length;
      return [high(all) - said.reduce((sum, each) => sum + high(each), 0), headings];
    });
    expect(besides).toBeLessThanOrEqual(lines.length + 26 * headings);
  });
});

test('what heads the lines of the table is none of them: a tap on it leads nowhere', async () => {
  await open('/changes/3.1-3.4/bites/', async (page) => {
    const hit = await page.locator('.bites-head > .bites-when').evaluateAll((all) =>
      all.map((each) => {
        each.scrollIntoView({ block: 'center' });
        const { left, top, height } = each.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + height / 2)?.className;
      }),
    );
    expect(hit).toEqual(['bites-when']);
  });
});

test('where all of it is more than a screen, what is no matter of the table is folded, and says how much it is', async () => {
  await open('/changes/3.1-3.4/bites/', async (page) => {
    expect(await page.locator(HEADS).allTextContents()).toEqual(['At the table']);
    const list = page.locator('.bites-later > summary', { hasText: 'Your army list' });
    await expect.poll(() => list.innerText()).toMatch(/^Your army list\s+\d+ lines\s+·\sBd\s·\sReg Ax\s·.+\s·\s…$/);
    const line = page.locator(LINES, { hasText: 'Bd are cheaper' });
    expect(await line.isVisible()).toBe(false);
    await list.click();
    await expect.poll(() => line.isVisible()).toBe(true);
    // What the lines begin with is not said twice.
    await expect.poll(() => list.innerText()).toMatch(/^Your army list\s+\d+ lines$/);
  });
  await open('/changes/3.3-3.4/bites/', async (page) => {
    expect(await page.locator(HEADS).count()).toBe(3);
  });
});

test('on paper every line is printed, folded or not', async () => {
  await open('/changes/3.1-3.4/bites/', async (page) => {
    await page.emulateMedia({ media: 'print' });
    const unseen = page
      .locator(LINES)
      .evaluateAll((all) =>
        all
          .filter((each) => !each.checkVisibility({ contentVisibilityAuto: true }) || each.clientHeight < 8)
          .map((each) => each.textContent.trim()),
      );
    expect(await unseen).toEqual([]);
  });
});

test('what is folded is open while it is printed, whatever styles can do, and what was opened by hand stays so', async () => {
  await open('/changes/3.1-3.4/bites/', async (page) => {
    const [first, ...others] = await page.locator('.bites-later').all();
    await first!.locator('summary').first().click();
    const areOpen = (): Promise<readonly boolean[]> =>
      page.locator('.bites-later').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
    expect(others.length).toBeGreaterThan(0);
    const before = [true, ...others.map(() => false)];
    await expect.poll(areOpen).toEqual(before);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await areOpen()).toEqual(before.map(() => true));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await areOpen()).toEqual(before);
  });
});

test('on a wide screen all that bites at the table is seen at once', async () => {
  await open(
    '/changes/3.1-3.4/bites/',
    async (page) => {
      const bottom = await page.locator('.bites').evaluate((all) => all.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(800);
    },
    { viewport: { width: 1280, height: 800 } },
  );
});

test.each([...FAR])(
  'from %s to %s the table too is folded, by what its lines are about, and each of them is named',
  async (from, to) => {
    await open(`/changes/${from}-${to}/bites/`, async (page) => {
      const folds = await page.locator('.bites-later > summary').allInnerTexts();
      const said = folds.map((fold) => fold.replaceAll(/\s+/g, ' '));
      expect(said.map((fold) => fold.replace(/ \d+ lines? · .*/, ''))).toEqual([
        'Moving',
        'Shooting',
        'Ranks behind',
        'Factors',
        'Beaten',
        'Losses',
        'Setting up',
        'Your army list',
      ]);
      const named = said.flatMap((fold) => fold.replace(/^.*? \d+ lines? · /, '').split(' · '));
      const leads = await page.locator('.bites-lines strong').evaluateAll((all) => all.map((each) => each.textContent));
      expect(named).toEqual(leads);
      const table = page.locator(LINES, { hasText: 'Contact in six positions' });
      expect(await table.isVisible()).toBe(false);
      await page.locator('.bites-later > summary', { hasText: 'Moving' }).click();
      await expect.poll(() => table.isVisible()).toBe(true);
    });
  },
);

test('on a wide screen the lines of the table stand open, however many they are', async () => {
  await open(
    '/changes/3.0-3.4/bites/',
    async (page) => {
      const open = page.locator('.bites-later[open] > summary');
      await expect.poll(() => open.count()).toBe(6);
      expect(await page.locator(LINES, { hasText: 'Contact in six positions' }).isVisible()).toBe(true);
      expect(await page.locator(LINES, { hasText: 'Bd are cheaper' }).isVisible()).toBe(false);
    },
    { viewport: { width: 1280, height: 800 } },
  );
});

test('its title grows with the letters of who reads it', async () => {
  const sizeIn = (size: number) =>
    open(
      '/changes/3.0-3.4/bites/',
      (page) => page.locator('h1').evaluate((each) => parseFloat(getComputedStyle(each).fontSize)),
      { letters: size },
    );
  expect((await sizeIn(32)) / (await sizeIn(16))).toBeGreaterThan(1.8);
});

test('a line of several clauses opens on them, and a tap leads to one in both wordings', async () => {
  await open('/changes/3.1-3.4/bites/', async (page) => {
    const line = page.locator('.bites-lines details').filter({ hasText: 'Kn (I) 2nd rank' });
    await expect.poll(() => line.getByRole('link').count()).toBe(0);
    await line.locator('summary').click();
    await line.getByRole('link', { name: 'Second rank: double-based knights' }).click();
    await page.waitForURL('**/changes/3.1-3.4/#rear-support.knights');
    await expect.poll(() => page.locator('.clause:target del').count()).toBeGreaterThan(0);
  });
});

test('a line bears a sign of whose its clauses are, which is told above the lines', async () => {
  await open('/changes/3.2-3.4/bites/', async (page) => {
    const signsOf = (line: string) =>
      page
        .locator('.bites-lines > li')
        .filter({ hasText: line })
        .locator('.rung')
        .evaluateAll((all) => all.map((each) => each.getAttribute('class')));
    expect(await page.locator('.bites-signs').innerText()).toMatch(/^In part:\s+secondary\s+source\s+disputed$/);
    expect(await signsOf('Reg Sp (S)')).toEqual(['rung secondary']);
    expect(await signsOf('The sole regular general')).toEqual(['rung open']);
    expect(await signsOf('Kn (I) 2nd rank')).toEqual(['rung open']);
  });
});

test('either edition is changed with one tap, and what will bite is still what is read', async () => {
  await open('/changes/3.1-3.4/bites/', async (page) => {
    await page.getByRole('navigation', { name: 'Older edition' }).getByRole('link', { name: '3.2' }).click();
    await page.waitForURL('**/changes/3.2-3.4/bites/');
  });
});

/** A line as it is read: free of marks, its quotation marks as a printer sets them. */
function plain(words: string): string {
  return words.replaceAll('**', '').replaceAll("'", '’');
}
