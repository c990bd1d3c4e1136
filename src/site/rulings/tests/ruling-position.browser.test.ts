import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileOf } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';
import { rulings } from '../../ground/published.ts';

const visit = visits(servedSite(), { viewport: { width: 390, height: 844 }, hasTouch: true });

/** Rulings with a position. */
const drawn = Object.values(rulings).filter(({ examples }) => examples.some(({ onTable }) => onTable !== undefined));

test('of every ruling with a position, that is drawn under the answer, said in words, and leads to the table', () => {
  expect(drawn.length).toBeGreaterThan(0);
  const missing = drawn.filter(({ url }) => {
    const page = readFileSync(fileOf(url), 'utf8');
    return (
      !/<figure class="diagram board still">\s*<svg[^>]*aria-label="A position, north up\. /u.test(page) ||
      !page.includes('href="/tools/table/?ed=')
    );
  });
  expect(missing.map(({ url }) => url)).toEqual([]);
});

test('on the table it has the verdict that the ruling tells', async () => {
  const position = ({ examples }: (typeof drawn)[number]) => examples.find(({ onTable }) => onTable !== undefined)!;
  const asked = drawn.filter((ruling) => ["'yes'", "'no'"].includes(position(ruling).result));
  const [first] = asked;
  const told = position(first!).result.replaceAll("'", '');
  await visit(first!.url, async (page) => {
    await page.getByRole('link', { name: 'Put it on the table' }).first().tap();
    await page.waitForURL('**/tools/table/?**');
    await expect.poll(() => page.locator('.result .figure').innerText()).toMatch(new RegExp(`^${told}$`, 'i'));
    expect(await page.locator('.board [role="button"]').count()).toBeGreaterThan(1);
  });
});
