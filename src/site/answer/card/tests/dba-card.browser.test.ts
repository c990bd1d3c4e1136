import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../../../../../tests/site/look/axe-findings.ts';
import { servedSite } from '../../../../../tests/site/served-site.ts';
import { visits } from '../../../../../tests/site/visits.ts';

const visit = visits(servedSite(), { viewport: { width: 390, height: 844 }, hasTouch: true });
const card = (page: Page) => page.locator('#search-answer');

test('a question that names DBA is answered by DBA above the results, its steps lead to its clauses, and its choices are kept', async () => {
  await visit('/search/', async (page, _, troubles) => {
    await page.locator('#search-words').tap();
    await page.keyboard.type('dba sp v kn');
    await card(page).getByText('4 + die').waitFor();
    expect(await card(page).innerText()).toMatch(
      /^DBA 2\.2\s[^]*Spears v Knights[^]*stands 72%, destroyed 28%[^]*3 \+ die/,
    );
    const step = card(page).getByRole('link', { name: 'Spears against mounted' });
    expect(await step.getAttribute('href')).toMatch(/\/dba\/combat-factors\/#dba\.combat-factors\.table$/);
    await expect.poll(() => page.locator('#search-answer-said').textContent()).toContain('the rules of DBA 2.2');
    await card(page).getByLabel('ranks of Spears').selectOption('2');
    await card(page).getByText('5 + die').waitFor();
    await page.reload();
    await card(page).getByText('5 + die').waitFor();
    await card(page).getByRole('link', { name: 'DBA on this' }).tap();
    await page.waitForURL('**/dba/combat-factors/');
    expect(troubles).toEqual([]);
  });
});

test('who searches DBA need not name it, and who names an edition of DBM is answered by that', async () => {
  await visit('/search/?q=how+far+do+Ps+move&edition=dba', async (page) => {
    await card(page).getByText('300 paces').waitFor();
    expect(await card(page).locator('.edition-badge').innerText()).toBe('DBA 2.2');
  });
  await visit('/search/?q=Sp+v+Kn+3.3&edition=dba', async (page) => {
    await card(page).getByText('4 + die').waitFor();
    expect(await card(page).locator('.edition-badge').innerText()).toBe('3.3');
  });
});

test('the opponent is shown which game it is', async () => {
  await visit('/search/?q=dba+4Kn+v+3Ax', async (page) => {
    await card(page).getByRole('button', { name: 'Show' }).tap();
    const showing = page.getByRole('dialog');
    await showing.getByText('Knights v Auxilia').waitFor();
    expect(await showing.innerText()).toContain('DBA 2.2');
    expect(await showing.innerText()).not.toContain('DBM');
    await expect.poll(() => showing.innerText()).toContain('Computed from the rules of DBA 2.2');
  });
});

test.each(['light', 'dark'] as const)('it can be read in %s colours', async (colorScheme) => {
  await visit(
    '/search/?q=dba+sp+v+kn',
    async (page) => {
      await card(page).getByText('4 + die').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    },
    { colorScheme },
  );
});

test.each(['dba Bd(S) v Wb', 'dba Sp v Kn behind TF', 'dbm and dba'])('%s has no card', async (query) => {
  await visit(`/search/?${new URLSearchParams({ q: query }).toString()}`, async (page) => {
    await page.locator('#search-results > li').first().waitFor();
    await expect.poll(() => card(page).isVisible()).toBe(false);
  });
});

test('nobody who asks of DBM loads the rules of DBA', async () => {
  const asked: string[] = [];
  await visit(
    '/search/?q=Sp+v+Kn',
    async (page) => {
      await card(page).getByText('4 + die').waitFor();
      expect(asked.filter((url) => /\/dba\.[^/]+\.js$/.test(url))).toEqual([]);
      await page.locator('#search-words').fill('dba Sp v Kn');
      await card(page).getByText('Spears v Knights').waitFor();
      expect(asked.filter((url) => /\/dba\.[^/]+\.js$/.test(url)).length).toBeGreaterThan(0);
    },
    {},
    (page) => page.on('request', (request) => asked.push(request.url())),
  );
});
