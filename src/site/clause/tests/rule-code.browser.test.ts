import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublishedEdition, PublishedRulebook } from '../../../compiler/publish/index.ts';
import { tagsOf } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

/** The code under a clause is one tap away, in every edition. */

const site = servedSite();
const visit = visits(site, { viewport: { width: 390, height: 844 }, hasTouch: true });

/** What the compiler wrote. */
const generated = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../generated/${name}.json`, import.meta.url), 'utf8'));

const coded = (generated('editions') as readonly PublishedEdition[]).flatMap(({ id }) => {
  const { clauses } = generated(`${id}/rulebook`) as PublishedRulebook;
  return Object.values(clauses).flatMap(({ id: clause, section, rule }) =>
    rule === null ? [] : [{ edition: id, clause, page: `/${id}/${section}/`, rule }],
  );
});

/** By its address. */
const tags = new Map<string, ReturnType<typeof tagsOf>>();
function tagsOfOnce(address: string): ReturnType<typeof tagsOf> {
  const known = tags.get(address) ?? tagsOf(address);
  tags.set(address, known);
  return known;
}

/** The code that stands in a fold of a page. */
function codeAt(address: string): string | undefined {
  const [page = '', anchor = ''] = address.split('#');
  const all = tagsOfOnce(page);
  const fold = all.findIndex(({ attributes }) => attributes.get('id') === anchor);
  return all.slice(fold).find(({ name }) => name === 'pre')?.text;
}

test('every coded clause of every edition leads to the code that this edition runs', () => {
  expect(coded.length).toBeGreaterThan(500);
  const wrong = coded.filter(({ clause, page, rule }) => {
    const links = tagsOfOnce(page)
      .filter(({ attributes }) => attributes.get('class') === 'rule-code')
      .map(({ attributes }) => attributes.get('href') ?? '')
      .filter((href) => href.startsWith(`/clause/${clause}/#`));
    return links.length !== 1 || codeAt(links[0] ?? '')?.trim() !== rule.trim();
  });
  expect(wrong.map(({ edition, clause }) => `${clause} in ${edition}`)).toEqual([]);
});

const { page: PAGE, clause: CLAUSE, rule: RULE } = coded.at(-1)!;

test('the code unfolds where it is asked for, and is focused', async () => {
  await visit(PAGE, async (page) => {
    const clause = page.locator(`[id="${CLAUSE}"]`);
    await clause.getByText(/^(?:Examples \d+|Code)$/).tap();
    await clause.getByRole('link', { name: 'The rule as code' }).tap();
    await expect.poll(() => clause.locator('pre').textContent()).toBe(RULE);
    expect(await clause.locator('pre').isVisible()).toBe(true);
    expect(page.url()).toBe(site.origin + PAGE);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^The rule as code/);
    expect(await clause.getByRole('link', { name: 'The rule as code' }).count()).toBe(0);
  });
});

test('the code is read on the page of its clause, if that cannot be fetched, and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false])
    await visit(
      PAGE,
      async (page) => {
        if (javaScriptEnabled)
          await page.route('**/clause/**', (route) =>
            route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
          );
        const clause = page.locator(`[id="${CLAUSE}"]`);
        await clause.getByText(/^(?:Examples \d+|Code)$/).tap();
        await clause.getByRole('link', { name: 'The rule as code' }).tap();
        await page.waitForURL(`**/clause/${CLAUSE}/#code:*`);
        await page.locator('details:target').waitFor();
      },
      { javaScriptEnabled },
    );
});
