import { expect, test } from 'vitest';
import { servedSite } from './served-site.ts';
import { visits } from './visits.ts';

/** What a page is opened for stands on its first screen, above the bar for the thumb. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const visit = visits(servedSite(), PHONE);

test.each([
  ['the contents of an edition begin', '/3.4/', '.contents > li:nth-child(4) h2 a'],
  ['the contents of one that is mostly in print begin', '/3.0/', '.contents > li:nth-child(2) h2 a'],
  ['a play sheet is printed', '/playsheet/3.4/', '[data-print]'],
  ['a ruling is answered, and shown to the opponent', '/rulings/deep-warband-beaten-by-knights/', 'main button'],
  ['a clarification is shown to the opponent', '/bhgs/13.7/', '.cite + button'],
  ['a guideline is shown to the opponent', '/fair-play/7.1/', '.cite + button'],
  ['the rule text of a section begins', '/3.4/rear-support/', '.clause .rule-text'],
  ['a page that is not there leads to the search', '/nowhere/', 'main a[href$="/search/"]'],
])('%s: %s', async (_, address, what) => {
  await visit(address, async (page) => {
    const first = page.locator(what).first();
    await first.waitFor();
    const bar = (await page.locator('.thumb-bar').boundingBox())!;
    const { y, height } = (await first.boundingBox())!;
    expect(y + Math.min(height, 44)).toBeLessThanOrEqual(bar.y);
  });
});

test('an edition that is mostly in print says so before its contents, another whose it is after them', async () => {
  const isBefore = (address: string) =>
    visit(address, (page) =>
      page.evaluate(() => {
        const [status, contents] = [document.querySelector('.status'), document.querySelector('.contents')];
        return (status!.compareDocumentPosition(contents!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      }),
    );
  expect([await isBefore('/3.0/'), await isBefore('/3.4/')]).toEqual([true, false]);
});
