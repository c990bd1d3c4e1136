import { expect, test } from 'vitest';
import { reads, said, servedOnPhone } from '../../calculator/tests/tool-page.ts';
import { onTable, STARTS } from '../starts.ts';

const { open } = servedOnPhone();
const long = onTable(STARTS[0]!.question, '3.4');

test('the short address leads to the table, with all that a link holds', async () => {
  await open(`${long.replace('/tools/table/', '/table/')}#steps`, async (page) => {
    await page.waitForURL('**/tools/table/**');
    await said(page, /^Verdict: /);
    const { pathname, search, hash } = new URL(page.url());
    expect([pathname + search, hash]).toEqual([
      new URL(long, page.url()).pathname + new URL(long, page.url()).search,
      '#steps',
    ]);
  });
});

test('without JavaScript it says where the table is', async () => {
  await open(
    '/table/',
    async (page) => {
      await reads(page, 'h1', 'To the table');
      expect(await page.getByRole('link', { name: 'The table', exact: true }).getAttribute('href')).toBe(
        '/tools/table/',
      );
    },
    { javaScriptEnabled: false },
  );
});

test('turned to the opponent, the drawing says to who hears it where everything stands', async () => {
  await open(long, async (page) => {
    await page.getByRole('button', { name: 'Show' }).tap();
    const name = await page.locator('.showing svg[aria-label^="The table"]').getAttribute('aria-label');
    expect(name).toMatch(/^The table, north up; A: .+; B: /);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Cite' }).tap();
    await expect.poll(() => page.locator('.citation-line').innerText()).toMatch(/\? Verdict: |\w\. Verdict: /);
  });
});
