import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PublishedComparison, PublishedEdition, PublishedRulebook } from '../../../compiler/publish/index.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../generated/${path}`, import.meta.url), 'utf8'));
const editions = (read('editions.json') as readonly PublishedEdition[]).map(({ id }) => id);
const comparisons = read('comparisons.json') as readonly PublishedComparison[];
const pairs = editions.flatMap((to, index) => editions.slice(0, index).map((from) => [from, to] as const));
const books = new Map(editions.map((edition) => [edition, read(`${edition}/rulebook.json`) as PublishedRulebook]));
const clausesOf = (edition: string) => books.get(edition)!.clauses;
const differing = (from: string, to: string): readonly string[] => {
  const [before, after] = [clausesOf(from), clausesOf(to)];
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return ids.filter((id) => before[id]?.digest !== after[id]?.digest || before[id]?.held !== after[id]?.held);
};

const open = visits(servedSite(), { viewport: { width: 390, height: 844 } });

const shownIds = (page: Page): Promise<string[]> =>
  page.locator('.clause[data-change]:visible').evaluateAll((all) => all.map(({ id }) => id));

describe.each(pairs)('from %s to %s', (from, to) => {
  test('every clause whose words differ is on the page, with each figure that changed', async () => {
    const comparison = comparisons.find((each) => each.from === from && each.to === to);
    const ids = await open(`/changes/${from}-${to}/`, shownIds);
    expect(ids.toSorted()).toEqual(comparison?.changes.map(({ id }) => id).toSorted());
    expect(ids).toEqual(expect.arrayContaining([...differing(from, to)]));
  });
});

test('what is new unfolds in short, with the figures', async () => {
  const lines = await open('/changes/3.3-3.4/', async (page) => {
    await page.getByText('Every clause in a line').click();
    return page.locator('.overview .changed-figure').allInnerTexts();
  });
  expect(lines).toContain('Bowmen (Bw), S: 7 6.5 By a secondary source in 3.3');
});

test('whose the wordings and the figures are is told, in a line and in full', async () => {
  const marks = (page: Page, where: string) =>
    page.locator(where).evaluateAll((all) => all.map((each) => [each.getAttribute('class'), each.textContent]));
  await open('/changes/3.0-3.4/', async (page) => {
    const of = (id: string) =>
      Promise.all(
        [`.overview [data-change="${id}"] .rung`, `.clause[data-change="${id}"] .rung`].map((each) =>
          marks(page, each),
        ),
      );
    const gap = ['rung secondary', 'By a secondary source in 3.0'];
    expect(await of('moving-through-friends-or-gaps.narrow-gap')).toEqual([[gap], [gap]]);
    const [figures, price] = await of('element-cost.irregular');
    expect(figures).toHaveLength(5);
    expect(new Set(figures!.flat())).toEqual(new Set(gap));
    expect(price).toEqual([['rung secondary', 'By a secondary source, in 3.4 but for Bd I; El I; Cm S, X; Bw S']]);
    expect(await of('element-cost.sole-regular-general')).toEqual([
      [['rung open', 'Disputed']],
      Array(2).fill(['rung open', 'Sources disagree, open']),
    ]);
    expect(await of('troop-definitions.elephants-i')).toEqual([[], []]);
  });
});

test('it is narrowed down by section and by troop type, in the address too, and Back keeps it', async () => {
  await open('/changes/3.1-3.4/', async (page) => {
    const all = await shownIds(page);
    await page.getByLabel('Troops').selectOption('El');
    await expect.poll(async () => (await shownIds(page)).length).toBeLessThan(all.length);
    const withElephants = await shownIds(page);
    expect(withElephants).toContain('troop-definitions.elephants-i');
    expect(withElephants).not.toContain('troop-definitions.knights-s');
    // What names no troops is for all.
    expect(withElephants).toContain('exchanging-mounted-and-foot.mounted-infantry-optional');
    await page.getByLabel('Section').selectOption('troop-definitions');
    await expect.poll(() => shownIds(page)).toEqual(withElephants.filter((id) => id.startsWith('troop-definitions.')));
    await expect.poll(() => new URL(page.url()).search).toBe('?section=troop-definitions&troop=El');
    await page.locator('.clause:visible h3 a').first().click();
    await page.waitForURL('**/3.4/**');
    await page.goBack();
    await page.waitForURL('**/changes/**');
    await expect.poll(() => page.getByLabel('Troops').inputValue()).toBe('El');
  });
});
