import { expect, test } from 'vitest';
import { everyCalculator, reads, said, servedOnPhone, tap } from '../../calculator/tests/tool-page.ts';

const phone = servedOnPhone();
const { open } = phone;

everyCalculator(phone, 'terrain', [
  '?ed=3.4&what=Wd&must=1&size=1.5&there=invader+Rv,defender+V+1+compulsory,defender+O+1.5&vs=3.3',
  '?ed=3.4&what=BUA&hill=1&slopes=mixed&cover=Wd,rocky&must=1&list=BUA,H(S)&vs=3.0',
  '?ed=3.0&role=invader&what=WW&naval=3',
]);

test('by tapping alone: a compulsory waterway of the defender needs a dice, which it did not in 3.3', async () => {
  await open('/tools/terrain/', async (page) => {
    await tap(page, 'button', /Choose a feature/);
    await tap(page, 'button', /^Waterway/);
    await said(page, /^May be placed: on 5 or 6, if .*, and if .*, and if [^.]*\. Counts as: 1 FE\./);
    await tap(page, 'checkbox', 'compulsory in the list');
    await said(page, /^May be placed: on 4, 5 or 6, if .*, and if .*, and if [^.]*\. Counts as: ½ FE\./);
    await expect.poll(() => page.locator('.faces span').allInnerTexts()).toEqual(['4', '5', '6']);

    await tap(page, 'link', '3.3');
    await reads(page, '.same-question h2', '3.3 answers otherwise');

    await expect.poll(() => new URL(page.url()).search).toBe('?ed=3.4&what=WW&must=1&vs=3.3');
    const address = new URL(page.url());
    await open(address.pathname + address.search, async (fresh) => {
      await said(fresh, /^May be placed: on 4, 5 or 6/);
      await fresh
        .locator('.steps')
        .getByRole('link', { name: /^4, 5 or 6/ })
        .tap();
      await fresh.waitForURL('**/3.4/terrain-choosing/#terrain-choosing.defender-waterway');
      await expect.poll(() => fresh.locator(':target').isVisible()).toBe(true);
    });
  });
});

test('features that are there count towards the total', async () => {
  await open('/tools/terrain/?ed=3.4&what=Wd', async (page) => {
    await said(page, /His total: 1 of 2 to 3 FE/);
    await tap(page, 'button', /Add a feature that is there/);
    await tap(page, 'button', /^V /);
    await said(page, /His total: 2 of 2 to 3 FE/);
    await page.getByLabel('compulsory, V').selectOption('yes');
    await said(page, /His total: 1½ of 2 to 3 FE/);
    await expect.poll(() => page.url()).toContain('there=defender+V+1+compulsory');
    await tap(page, 'button', 'Remove V');
    await said(page, /His total: 1 of 2 to 3 FE/);
  });
});

test('the edition whose wording is not held leads to the clause', async () => {
  await open('/tools/terrain/?ed=3.0&what=Wd', async (page) => {
    await said(page, /of which we have no 3\.0 text/);
    await page.locator('.open-answer a').first().tap();
    await page.waitForURL('**/3.0/terrain-choosing/#terrain-choosing.**');
  });
});
