import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addresses, citables, pageOfEveryKind } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

/** The bar that stays above, and the one under the thumb. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };

const visit = visits(servedSite(), PHONE);
const kinds = pageOfEveryKind();
const editions = [...new Set(citables().flatMap(({ kind, edition }) => (kind === 'clause' ? [edition!] : [])))];
const newest = editions.at(-1)!;
const older = editions.at(-3)!;
const section = addresses().find((page) => page.startsWith(`/${older}/combat-outcome/`))!;

/** The main ways on, as they are seen. */
const ways = (page: Page) =>
  page.locator('.thumb-bar a').evaluateAll((all) =>
    all.map((link) => {
      const { top, bottom, width, height } = link.getBoundingClientRect();
      return {
        name: (link as HTMLElement).innerText.trim().replaceAll(/\s*\n\s*|\s+/g, ' '),
        top,
        bottom,
        width,
        height,
      };
    }),
  );

/** Letters twice as large, as a page may have them. */
const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '212.5%'));

describe('under the thumb', () => {
  test.each([...kinds])(
    '%s: five ways at the foot of the screen, each for a thumb; and no word above or of an edition is cut or broken by larger letters',
    async (_, address) => {
      await visit(address, async (page) => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        const found = await ways(page);
        // Those of the other game lead to what it has not: they say whose it is.
        const names = address.startsWith('/dba/')
          ? ['DBM combat', 'DBM sheet', 'DBM rulings']
          : ['Combat', 'Play sheet', 'Rulings'];
        expect(found.map(({ name }) => name)).toEqual([
          'Search',
          ...names,
          expect.stringMatching(new RegExp(`^${newest} Edition$`)),
        ]);
        for (const { height, width, bottom } of found) {
          expect(Math.min(height, width)).toBeGreaterThanOrEqual(48);
          expect(bottom).toBeCloseTo(844, 0);
        }
        await page.evaluate(() => scrollTo(0, 0));
        await enlarge(page);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await page.evaluate(brokenWords), `${width} wide`).toEqual([]);
        }
      });
    },
  );

  test('it hides neither the end of a page nor what is focused', async () => {
    await visit(section, async (page) => {
      const top = (await ways(page))[0]!.top;
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect((await page.locator('.site-foot').boundingBox())!.y).toBeLessThan(top);
      const end = await page.locator('.site-foot > :last-child').boundingBox();
      expect(end!.y + end!.height).toBeLessThanOrEqual(top);
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('main .clause a').first().focus();
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        const { y, height } = (await page.locator(':focus').boundingBox())!;
        const head = (await page.locator('.site-head-row').boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(head.y + head.height);
        expect(y + height).toBeLessThanOrEqual(top);
      }
    });
  });

  test('a calculator’s answer stands above it', async () => {
    await visit('/tools/combat/?a=Bd+(O)&b=Sp+(O)', async (page) => {
      await page.locator('.result [data-answered="true"], .result .chart, .result table').first().waitFor();
      const result = (await page.locator('.calculator > .result').boundingBox())!;
      const top = (await ways(page))[0]!.top;
      expect(result.y + result.height).toBeLessThanOrEqual(top + 1);
    });
  });

  test('while one writes, the keyboard has its place', async () => {
    await visit('/search/', async (page) => {
      await page.locator('#search-words').focus();
      await expect.poll(() => page.locator('.thumb-bar').isVisible()).toBe(false);
      await page.locator('#search-words').blur();
      await expect.poll(() => page.locator('.thumb-bar').isVisible()).toBe(true);
    });
  });

  test('its Search is the box of the page, wherever one is on it', async () => {
    await visit(section, async (page) => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await page.locator('.thumb-bar').getByRole('link', { name: 'Search' }).tap();
      await page.keyboard.type('warband');
      const best = page.locator('.search-panel [data-result] > a').first();
      await best.waitFor();
      // What is asked once more while it is looked at draws the list anew.
      const top = () => best.evaluate((each) => each.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(0);
      expect(await top()).toBeLessThan(300);
    });
  });

  test('without scripts its Search is the page of the search', async () => {
    await visit(
      section,
      async (page) => {
        await page.locator('.thumb-bar').getByRole('link', { name: 'Search' }).tap();
        await page.waitForURL('**/search/');
      },
      { ...PHONE, javaScriptEnabled: false },
    );
  });

  test('on a desk it stands in the head of the page, and a box stands for its Search', async () => {
    await visit(
      section,
      async (page) => {
        const shown = (await ways(page)).filter(({ width }) => width > 0);
        expect(shown.map(({ name }) => name)).toEqual(['Combat', 'Play sheet', 'Rulings', `${newest} Edition`]);
        expect(Math.max(...shown.map(({ bottom }) => bottom))).toBeLessThan(60);
      },
      DESK,
    );
  });

  test.each(['print', 'screen'] as const)('on %s', async (media) => {
    await visit(section, async (page) => {
      await page.emulateMedia({ media });
      expect(await page.locator('.thumb-bar').isVisible()).toBe(media === 'screen');
    });
  });
});

describe('the bar that stays', () => {
  test('says edition and section from the middle of a page, and leads to both', async () => {
    await visit(section, async (page) => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      const bar = page.locator('.site-head .where');
      const title = await page.locator('h1').innerText();
      expect((await bar.innerText()).split(/\s+/).join(' ')).toBe(`Contents of ${older} ${title}`);
      expect((await bar.boundingBox())!.y).toBeGreaterThanOrEqual(0);
      await bar.getByRole('link', { name: title }).tap();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
      await bar.getByRole('link', { name: `Contents of ${older}` }).tap();
      await page.waitForURL(`**/${older}/`);
    });
  });

  test('an older edition says so, and leads to the same clause of the newest', async () => {
    const all = citables().filter(({ kind, url }) => kind === 'clause' && url.startsWith(section));
    const clause = all.findLast(({ id }) =>
      citables().some((other) => other.id === id && other.edition === newest && other.url.includes(section.slice(4))),
    )!;
    for (const look of [PHONE, DESK])
      await visit(
        clause.url,
        async (page) => {
          const place = page.locator('.clause:target');
          await expect.poll(() => place.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(300);
          await page.evaluate(() => scrollBy(0, 1));
          const told = page.locator('.not-in-play');
          expect(await told.innerText()).toContain(`${older} is not the newest.`);
          // Where it is on the screen: what stays there is scrolled to by `click`, as if it stood at its place on the page.
          const { x, y } = (await told.getByRole('link', { name: `Read it in ${newest}` }).boundingBox())!;
          await page.mouse.click(x + 9, y + 22);
          await page.waitForURL(`**/${newest}/**`);
          expect(new URL(page.url()).hash).toBe(`#${clause.id}`);
          expect(await page.locator('.not-in-play').count()).toBe(0);
        },
        look,
      );
  });

  test('what an edition has and the newest has not leads to the contents of the newest', async () => {
    const pages = addresses().filter((page) => /^\/\d[^/]*\/[^/]+\/$/.test(page));
    const gone = pages.filter((page) => !pages.includes(page.replace(/^\/[^/]+/, `/${newest}`)));
    for (const page of gone)
      await visit(page, async (tab) => {
        expect(await tab.locator('.not-in-play a').getAttribute('href')).toBe(`/${newest}/`);
      });
    await visit(section, async (tab) => {
      expect(await tab.locator('.not-in-play a').getAttribute('href')).toBe(section.replace(older, newest));
    });
  });

  test('on a phone a lens opens the search, also without scripts', async () => {
    for (const javaScriptEnabled of [true, false])
      await visit(
        section,
        async (page) => {
          await page.evaluate(() => scrollTo(0, 2000)).catch(() => undefined);
          await page.locator('.site-head .search-box').tap();
          await page.keyboard.type('pikes');
          await page.keyboard.press('Enter');
          await page.waitForURL('**/search/?q=pikes*');
        },
        { ...PHONE, javaScriptEnabled },
      );
  });
});

describe.each([390, 320])('with letters twice as large, %i wide', (width) => {
  const LARGE = { viewport: { width, height: 844 } };

  test('under the thumb all ways stand in one row', async () => {
    await visit(
      '/',
      async (page) => {
        await enlarge(page);
        const bottoms = async () => (await ways(page)).map(({ bottom }) => bottom);
        await expect.poll(bottoms).toEqual([844, 844, 844, 844, 844]);
        const found = await ways(page);
        const ends = await page.locator('.thumb-bar a').evaluateAll((all) =>
          all.map((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            return [words.getBoundingClientRect().left, words.getBoundingClientRect().right];
          }),
        );
        expect(ends).toHaveLength(5);
        expect(ends.flat()).toEqual(ends.flat().toSorted((one, other) => one - other));
        expect(ends.at(-1)!.at(-1)).toBeLessThanOrEqual(width);
        for (const { height, width: wide } of found) expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
      },
      LARGE,
    );
  });

  test('what is searched is read in the box', async () => {
    await visit(
      '/search/',
      async (page) => {
        await enlarge(page);
        const box = page.getByRole('searchbox');
        await box.fill('warband');
        expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      },
      LARGE,
    );
  });
});

describe.each([390, 320])('where the browser has letters twice as large, %i wide', (width) => {
  const look = { viewport: { width, height: 844 } };

  test.each(['/', '/dba/'])('%s: under the thumb letters are as large as there is room', async (address) => {
    await visit(
      address,
      async (page) => {
        const sizes = await page
          .locator('.thumb-bar a')
          .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(width / 20);
        const tops = (await ways(page)).map(({ top }) => top);
        expect(new Set(tops).size).toBe(1);
      },
      { ...look, letters: 32 },
    );
  });

  test.each(['/', '/search/'])('%s: what stands in the empty box is read whole', async (address) => {
    await visit(
      address,
      async (page) => {
        const box = page.locator('main input[type="search"]').first();
        const [words, room] = await box.evaluate((each) => {
          const pen = document.createElement('canvas').getContext('2d')!;
          const own = getComputedStyle(each);
          const { fontSize } = getComputedStyle(each, '::placeholder');
          pen.font = `${fontSize} ${own.fontFamily}`;
          const inner = each.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight);
          return [pen.measureText((each as HTMLInputElement).placeholder).width, inner];
        });
        expect(words).toBeGreaterThan(90);
        expect(words).toBeLessThanOrEqual(room);
      },
      { ...look, letters: 32 },
    );
  });
});

/** Words of the head and of choices of editions that stand on two lines, or beyond the screen. */
function brokenWords(): readonly string[] {
  const places = document.querySelectorAll<HTMLElement>(
    '.site-head :is(.wordmark, .here), .edition-picker :is(a, .face)',
  );
  return [...places]
    .filter((place) => place.offsetParent !== null && getComputedStyle(place).fontSize !== '0px')
    .flatMap((place) => {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode() !== null)
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const boxes = [...range.getClientRects()];
          if (boxes.length > 1 || boxes.some(({ right }) => right > innerWidth)) broken.push(word);
        }
      return broken;
    });
}

describe('the search in the bar that stays', () => {
  const SMALL = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2 };
  const type = async (page: Page, words: string): Promise<void> => {
    // As a thumb does it: what a locator taps is scrolled to before.
    const { x, y, width, height } = (await page.locator('.site-head input[type="search"]').boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.keyboard.type(words, { delay: 20 });
    await page.locator('.search-panel [data-result]').first().waitFor();
  };

  test('what is typed there leaves the page where it is read', async () => {
    await visit(
      section,
      async (page) => {
        await page.evaluate(() => scrollTo(0, 900));
        await type(page, 'blocked');
        expect(await page.evaluate(() => scrollY)).toBe(900);
      },
      SMALL,
    );
  });

  test('where nothing is found it leads on', async () => {
    await visit(
      section,
      async (page) => {
        await page.locator('.site-head input[type="search"]').tap();
        await page.keyboard.type('zzqx');
        await page.locator('.search-panel').getByRole('link', { name: 'Search elsewhere' }).tap();
        await page.getByText('Search instead:').waitFor();
        expect(await page.locator('#search-idle').getByRole('link', { name: 'Calculators' }).isVisible()).toBe(true);
      },
      SMALL,
    );
  });

  test('a result on this very page shuts it', async () => {
    await visit(
      `/${newest}/recoiling-elements/`,
      async (page) => {
        await type(page, 'recoil blocked by friends');
        await page.locator(`.search-panel a[href*="/${newest}/recoiling-elements/#"]`).first().tap();
        await page.locator('.clause:target').waitFor();
        expect(await page.locator('.search-panel').isVisible()).toBe(false);
      },
      SMALL,
    );
  });
});
