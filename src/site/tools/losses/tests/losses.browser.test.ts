import { expect, test } from 'vitest';
import { everyCalculator, reads, said, servedOnPhone, tap } from '../../calculator/tests/tool-page.ts';

const phone = servedOnPhone();
const { open } = phone;

everyCalculator(phone, 'losses', [
  '?ed=3.4&troops=12+Reg+Bd+(O)+lost+4,6+Ps+(O)+lost+2,5+Irr+Ax+(I),2+Bge&general=1&vs=3.0',
  '?ed=3.4&of=victory&a=C-in-C+16+lost+4,sub-general+12+lost+3&b=C-in-C+18+lost+2,ally+10+lost+2.5&vs=3.0',
  '?ed=3.4&of=army&at=40&lost=16&killed=2&gone=1',
]);

test('by tapping alone: a command of 22 is demoralised by the loss of 7½', async () => {
  await open('/tools/losses/', async (page) => {
    await tap(page, 'radio', 'By equivalents');
    await tap(page, 'button', /not told: element equivalents at first/);
    for (const key of ['2', '2', 'Done']) await tap(page, 'button', key);
    await said(page, /^At first: 22 EE\. Lost: 0 EE\./);
    await tap(page, 'button', /not told: lost of them/);
    for (const key of ['7', 'and a half', 'Done']) await tap(page, 'button', key);
    const reached =
      'At first: 22 EE. Lost: 7½ EE. A quarter lost at: 5½, reached. Demoralised at: 7½ by a secondary source, reached.';
    await said(page, reached);
    await expect.poll(() => page.locator('.loss-points .secondary').count()).toBe(1);

    await expect.poll(() => new URL(page.url()).search).toBe('?ed=3.4&by=ee&at=22&lost=7.5');
    const address = new URL(page.url());
    await open(address.pathname + address.search, async (fresh) => {
      await said(fresh, reached);
      await tap(fresh, 'link', /^demoralised at 7½/);
      await fresh.waitForURL('**/3.4/demoralised-commands/#demoralised-commands.**');
      await expect.poll(() => fresh.locator(':target').isVisible()).toBe(true);
    });
  });
});

test('troop by troop: what is added, lost and taken away counts at once', async () => {
  await open('/tools/losses/?ed=3.4', async (page) => {
    await tap(page, 'button', /Add troops/);
    await tap(page, 'button', 'Irregular');
    await tap(page, 'button', /^Wb/);
    await tap(page, 'button', /^F /);
    await said(page, 'Tell how many Irr Wb (F) there were at first.');
    await tap(page, 'button', 'not told: at first, Irr Wb (F)');
    for (const key of ['2', '0', 'Done']) await tap(page, 'button', key);
    await tap(page, 'button', 'More: lost, Irr Wb (F)');
    await said(page, /^At first: 20 EE, 20 elements\. Lost: 1 EE\./);
    await tap(page, 'button', 'Remove Irr Wb (F)');
    await said(page, 'Add the troops that there were at first.');
  });
});

test('a quarter lost by more commands gives a point to the other side', async () => {
  await open('/tools/losses/?of=victory', async (page) => {
    for (const [side, lost] of [
      ['A', '4'],
      ['B', '3'],
    ] as const) {
      await tap(page, 'button', `Add a command of side ${side}`);
      const line = page.getByRole('group', { name: `commands of side ${side}` });
      await line.getByRole('button', { name: /not told: EE at first/ }).tap();
      for (const key of ['1', '6', 'Done']) await tap(page, 'button', key);
      await line.getByRole('button', { name: /not told: EE lost/ }).tap();
      for (const key of [lost, 'Done']) await tap(page, 'button', key);
    }
    await said(page, /^Side A: 4 VP\. Side B: 6 VP\. Transferred: 1 VP from side A to side B\./);
    await tap(page, 'link', '3.0');
    await reads(page, '.same-question h2', /^3\.0|^Not both/);
  });
});
