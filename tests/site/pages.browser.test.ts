import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { citables, pageOfEveryKind } from './built-site.ts';
import { DESK, PHONE } from './look/visit.ts';
import { servedSite } from './served-site.ts';
import { visits, type Look } from './visits.ts';

const kinds = [...pageOfEveryKind()];

const site = servedSite();

const visit = visits(site, {});

function open<Result>(address: string, look: Look, use: (page: Page) => Promise<Result>): Promise<Result> {
  return visit(address, use, look);
}

test('a rule is read without JavaScript', async () => {
  const clause = citables().findLast(({ kind }) => kind === 'clause')!;
  const shown = await open(clause.url, { viewport: PHONE, javaScriptEnabled: false }, (page) =>
    page.locator(`[id="${clause.id}"] .rule-text`).innerText(),
  );
  expect(shown.trim()).not.toBe('');
});

test('without JavaScript the search page leads to the contents of every edition', async () => {
  const links = await open('/search/', { viewport: PHONE, javaScriptEnabled: false }, (page) =>
    page.locator('main .links a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  );
  const editions = new Set(citables().flatMap(({ edition }) => edition ?? []));
  expect(links).toEqual(expect.arrayContaining([...editions].map((edition) => `/${edition}/`)));
});

test('what a thumb taps is large enough', async () => {
  const [, section] = kinds.find(([kind]) => kind === 'section')!;
  const small = await open(section, { viewport: PHONE }, (page) =>
    page
      .locator('.edition-picker a, .site-head a, .search-box button, summary')
      .evaluateAll((all) =>
        all
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
          .map((target) => target.outerHTML),
      ),
  );
  expect(small).toEqual([]);
});

test.each(['/3.4/rear-support/', '/changes/3.1-3.4/', '/tools/combat/?ed=3.4&a=Wb+(O)&b=Kn+(O)&vs=3.1'])(
  '%s: what is chosen is coloured as such under the pointer too',
  async (address) => {
    await open(address, { viewport: DESK }, async (page) => {
      const chosen = page.locator('main nav a[aria-current]:visible');
      await chosen.first().waitFor();
      const coloursOf = (index: number) =>
        chosen.nth(index).evaluate((each) => {
          const { color, backgroundColor } = getComputedStyle(each);
          return [each.outerHTML, color, backgroundColor];
        });
      for (let index = 0; index < (await chosen.count()); index += 1) {
        await page.mouse.move(0, 0);
        const before = await coloursOf(index);
        await chosen.nth(index).hover({ force: true });
        expect(await coloursOf(index)).toEqual(before);
      }
    });
  },
);

test('a change of edition keeps the clause that is read', async () => {
  const clause = citables().findLast(
    ({ kind, id, url }) =>
      kind === 'clause' && citables().filter((other) => other.id === id).length > 1 && url.includes('#'),
  )!;
  const older = citables().find(({ id }) => id === clause.id)!;
  const [page] = older.url.split('#');
  const arrived = await open(clause.url, { viewport: PHONE }, async (tab) => {
    await tab.locator(`.edition-picker a[href="${page!}"]`).click();
    await tab.waitForURL(`**${page!}*`);
    return new URL(tab.url());
  });
  expect(arrived.pathname).toBe(page);
  expect(arrived.hash).not.toBe('');
});

test('the errata are narrowed down to an army, with what bears on all armies of its book', async () => {
  await open('/lists/', { viewport: PHONE }, async (page) => {
    const shown = (selector: string): Promise<number> =>
      page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    const before = await shown('.army');
    await page.locator('#filter-words').fill('late judaean');
    await expect.poll(() => shown('.army[data-filter-item]')).toBe(1);
    // What bears on all armies of the book is one tap away, and not in the way.
    expect(await shown('[data-filter-before] > summary')).toBeGreaterThan(0);
    expect(await shown('.army:not([data-filter-item])')).toBe(0);
    const { y, height } = (await page.locator('.army[data-filter-item]:visible').boundingBox())!;
    expect(y + height).toBeLessThan(PHONE.height);
    await expect.poll(() => new URL(page.url()).search).toBe('?filter=late+judaean');
    await page.locator('#filter-words').fill('');
    await expect.poll(() => shown('.army')).toBe(before);
    await page.locator('#filter-words').fill('assyrian');
    const told = page.locator('[data-filter] [role=status]');
    await expect
      .poll(() => told.textContent())
      .toMatch(/^No erratum of this sheet names it\. Search everything for “assyrian”$/);
  });
});

test('who makes the sheet of an event is led to what the sources leave open, in either list', async () => {
  const ofStatus = (file: string, status: string): number =>
    Object.values(
      JSON.parse(readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8')) as object,
    ).filter((each: { readonly status: string }) => each.status === status).length;
  const led = (name: RegExp, see: (page: Page) => Promise<void>): Promise<void> =>
    open('/event/', { viewport: PHONE }, async (page) => {
      await page.getByRole('link', { name }).click();
      await see(page);
    });
  await led(new RegExp(`^${String(ofStatus('discrepancies.json', 'open'))} points on which`), async (page) => {
    await page.waitForURL('**/discrepancies/#open');
    await expect.poll(() => page.locator('#open').isVisible()).toBe(true);
  });
  const count = ofStatus('rulings.json', 'open');
  await led(new RegExp(`^${String(count)} questions of players`), async (page) => {
    await page.waitForURL('**/rulings/?filter=*');
    const shown = (): Promise<boolean[]> =>
      page
        .locator('.short-rulings > li')
        .evaluateAll((all) =>
          all.flatMap((one) => (one.checkVisibility() ? [one.querySelector('.short-answer.open') !== null] : [])),
        );
    await expect.poll(shown).toEqual(Array.from({ length: count }, () => true));
  });
});

test('rulings are found by the words that players have for them, and by the title that they stand under', async () => {
  await open('/rulings/', { viewport: PHONE }, async (page) => {
    const told = page.locator('[data-filter] [role=status]');
    for (const typed of ['pursuit', 'pursuing', 'recoil into friends', 'demoralized', 'psilio']) {
      await page.locator('#filter-words').fill(typed);
      await expect.poll(() => told.textContent(), { message: typed }).toMatch(/^[1-9]\d* of \d+ rulings/);
      await page.locator('#filter-words').fill('');
      await expect.poll(() => told.textContent()).toBe('');
    }
    await page.locator('#filter-words').fill('psilio');
    await expect.poll(() => told.textContent()).toMatch(/, “psiloi” for “psilio”$/);
    await page.locator('#filter-words').fill('zzzz');
    await told.getByRole('link', { name: 'Search everything for “zzzz”' }).click();
    await page.waitForURL('**/search/?q=zzzz*');
  });
});

test('that the copy has no such page stands apart from what the copy is', async () => {
  const paragraphs = await open('/offline/missing/', { viewport: PHONE }, async (page) => {
    await page.locator('[data-kept-sentence]').first().waitFor();
    return page.locator('main p.facts').allInnerTexts();
  });
  expect(paragraphs.filter((text) => /[a-z]\.[A-Z]/.test(text))).toEqual([]);
  expect(paragraphs.some((text) => text.endsWith('which no copy has.'))).toBe(true);
});

test('rulings are found by the name of a troop type and by what players write for it', async () => {
  await open('/rulings/', { viewport: PHONE }, async (page) => {
    const told = page.locator('[data-filter] [role=status]');
    await page.locator('#filter-words').fill('hordes');
    await expect.poll(() => told.textContent()).toMatch(/^([2-9]|\d\d) of \d+ rulings$/);
    const hordes = await told.textContent();
    await page.locator('#filter-words').fill('');
    await expect.poll(() => told.textContent()).toBe('');
    await page.locator('#filter-words').fill('Hd');
    await expect.poll(() => told.textContent()).toBe(hordes);
  });
});

test('where what narrows a list down cannot be loaded, it says so', async () => {
  await open('/rulings/', { viewport: PHONE }, async (page) => {
    await page.route('**/*narrow-list*', (route) => route.abort());
    await page.locator('#filter-words').fill('hordes');
    await expect.poll(() => page.locator('[data-filter] [role=status]').textContent()).toMatch(/could not be loaded/);
  });
});

test('without JavaScript nothing offers to narrow a list down', async () => {
  const [box, armies] = await open('/lists/', { viewport: PHONE, javaScriptEnabled: false }, async (page) => [
    await page.locator('[data-filter]').isVisible(),
    await page.locator('.army').first().isVisible(),
  ]);
  expect([box, armies]).toEqual([false, true]);
});
