import { expect, test } from 'vitest';
import { addresses } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const site = servedSite();
const visit = visits(site, PHONE);
const section = addresses().find((page) => /^\/\d[^/]*\/rear-support\/$/.test(page))!;

test('search, four tiles, the copy and the editions are on the first screen of a phone', async () => {
  await visit('/', async (page) => {
    const places = ['.search-box.large', '.tiles-home li:last-child', '.offline-strip', '.home-editions'];
    const bar = (await page.locator('.thumb-bar').boundingBox())!.y;
    for (const place of places) {
      const { y, height } = (await page.locator(place).boundingBox())!;
      expect(y + height, place).toBeLessThanOrEqual(bar);
    }
    expect(await page.locator('.tiles-home b').allInnerTexts()).toEqual(['Combat', 'PIPs', 'Play sheet', 'Rulings']);
    for (const tile of await page.locator('.tiles-home a').all())
      expect((await tile.boundingBox())!.height).toBeGreaterThanOrEqual(80);
  });
});

test('what was looked at is found again, at its clause, until it is forgotten', async () => {
  await visit('/', async (page) => {
    const looked = page.locator('#looked-at');
    expect(await looked.isVisible()).toBe(false);
    await page.goto(site.origin + section);
    const clause = page.locator('.clause.folded[id]').nth(3);
    await clause.locator('h2 a').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // What notes a page as it is left is fetched once it is read: who leaves before has not read it.
    await expect
      .poll(() =>
        page.evaluate(() => {
          dispatchEvent(new Event('pagehide'));
          return localStorage.getItem('legal-contact / looked at');
        }),
      )
      .not.toBeNull();
    const id = await clause.getAttribute('id');
    const title = (await clause.locator('h2').innerText()).replace(/\s*§$/, '');
    await page.goto(`${site.origin}/`);
    const link = looked.getByRole('link');
    await expect.poll(() => link.count()).toBe(1);
    // It comes in late: what one reaches for above it stays where it is.
    expect((await looked.boundingBox())!.y).toBeGreaterThan((await page.locator('.home-editions').boundingBox())!.y);
    expect(await link.innerText()).toContain(title);
    await link.click();
    await page.waitForURL(`**${section}#${id!}`);
    await page.goBack();
    await looked.getByRole('button', { name: 'Forget these' }).click();
    await expect.poll(() => looked.isVisible()).toBe(false);
    await page.reload();
    expect(await looked.isVisible()).toBe(false);
  });
});

test('where the browser keeps nothing, nothing is missed', async () => {
  await visit(
    section,
    async (page, _, troubles) => {
      await page.locator('.clause.folded[id] h2 a').nth(2).click();
      await page.goto(`${site.origin}/`);
      expect(await page.locator('#looked-at').isVisible()).toBe(false);
      expect(await page.locator('.tiles-home').isVisible()).toBe(true);
      expect(troubles).toEqual([]);
    },
    PHONE,
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  );
});

test('what another page of the origin wrote there leads nowhere else', async () => {
  await visit(
    '/',
    async (page) => {
      await expect
        .poll(() => page.locator('#looked-at a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
        .toEqual(['/x/']);
    },
    PHONE,
    (page) =>
      page.addInitScript(() => {
        const pages = [
          { url: '//elsewhere.example/', title: 'A' },
          { url: 'javascript:alert(1)', title: 'B' },
          null,
          4,
        ];
        localStorage.setItem('legal-contact / looked at', JSON.stringify([...pages, { url: '/x/', title: 'C' }]));
      }),
  );
});
