import { expect, test } from 'vitest';
import { everyCalculator, reads, said, servedOnPhone, tap } from '../../calculator/tests/tool-page.ts';

const phone = servedOnPhone();
const { open } = phone;

everyCalculator(phone, 'pips', [
  '?ed=3.4&who=6+Irr+Wb+(O),1+Irr+Cv+(O)+C-in-C,2+Reg+Bw+(O)+on+mounts&dev=yes&far=short&vs=3.0',
  '?do=march&who=4+Reg+Bd+(O)&ed=3.0',
  '?do=halt&who=4+Irr+Wb+(O)&spont=1&dist=1300&vs=3.1',
]);

test('by tapping alone: war wagons march for a third time; another edition has it otherwise', async () => {
  await open('/tools/pips/', async (page) => {
    await tap(page, 'radio', 'March');
    await tap(page, 'button', /Add troops/);
    await tap(page, 'button', 'Regular');
    await tap(page, 'button', /^WWg/);
    await tap(page, 'button', /^O /);
    await said(page, /^Cost: 1 PIP\./);
    await tap(page, 'button', 'One more: march of this bound');
    await tap(page, 'button', 'One more: march of this bound');
    await said(page, /^Cost: 2 PIPs\./);

    await tap(page, 'link', '3.1');
    await reads(page, '.same-question h2', '3.1 answers otherwise');
    await page.locator('.compared .differs').first().waitFor();
    await expect.poll(() => page.locator('.compared .differs').count()).toBe(2);
    await tap(page, 'link', '3.3');
    await reads(page, '.same-question h2', '3.3 answers the same');

    await expect.poll(() => new URL(page.url()).search).toBe('?ed=3.4&do=march&who=4+Reg+WWg+(O)&nth=3&vs=3.3');
    const address = new URL(page.url());
    await open(address.pathname + address.search, async (fresh) => {
      await said(fresh, /^Cost: 2 PIPs\./);
      await tap(fresh, 'link', /third time/);
      await fresh.waitForURL('**/3.4/pip-dicing/#pip-dicing.marching');
      await expect.poll(() => fresh.locator('[id="pip-dicing.marching"]').isVisible()).toBe(true);
    });
  });
});

test('the distance of the general is tapped on a pad', async () => {
  await open('/tools/pips/?ed=3.4&who=4+Reg+Sp+(O)', async (page) => {
    await said(page, /^Cost: 1 PIP\./);
    await tap(page, 'button', /not told: paces to the general/);
    for (const key of ['6', '0', '1', 'Done']) await tap(page, 'button', key);
    await said(page, /^Cost: 2 PIPs\./);
    await tap(page, 'button', 'Less: paces to the general (near if left out)');
    await said(page, /^Cost: 1 PIP\./);
    await expect.poll(() => page.url()).toContain('dist=501');
  });
});

test('Back goes back to how it was before the action was changed', async () => {
  await open('/tools/pips/?ed=3.4&who=4+Irr+Wb+(O)&dev=yes', async (page) => {
    await said(page, /^Cost: 2 PIPs\./);
    await tap(page, 'radio', 'Halt');
    await said(page, /^Cost: 1 PIP\./);
    await page.goBack();
    await said(page, /^Cost: 2 PIPs\./);
  });
});

test('a link that is wrong in part tells so, and keeps the rest', async () => {
  await open('/tools/pips/?ed=2.1&who=4+Irr+Wb+(O)&dev=maybe&nth=3&speed=9', async (page) => {
    await said(page, /^Cost: 1 PIP\./);
    const problems = await page.locator('.address-problems li').allInnerTexts();
    expect(problems.map((each) => each.split(':')[0])).toEqual(['ed=2.1', 'dev=maybe', 'speed=9', 'nth=3']);
  });
});

test('what hangs on whether they are regular is asked for in words', async () => {
  await open('/tools/pips/?ed=3.4&who=4+Wb+(O)&dev=yes', async (page) => {
    await said(page, 'This wants Reg Wb (O) or Irr Wb (O): the cost is 1 if regular, 2 if irregular.');
  });
});

test('what an edition does not hold leads to the clause', async () => {
  await open('/tools/pips/?ed=3.0&do=march&who=4+Irr+Wb+(O)', async (page) => {
    await said(page, /of which we have no 3.0 text/);
    await page.locator('.open-answer a').tap();
    await page.waitForURL('**/3.0/march-moves/#march-moves.**');
  });
});

test('what a question takes for granted is told with it, and lines of the same troops are told apart', async () => {
  await open('/tools/pips/?ed=3.4&do=march&who=2+Irr+Wb+(O),2+Irr+Wb+(O)', async (page) => {
    await reads(page, '.steps .facts', /, straight ahead, as far as they can, near the general$/);
    await said(page, /\. Taken for granted: straight ahead, as far as they can, near the general\.$/);
    await page.getByRole('button', { name: 'Remove Irr Wb (O), line 2' }).waitFor();
    expect(await page.getByRole('button', { name: 'Remove Irr Wb (O), line 1' }).count()).toBe(1);
  });
  await open('/tools/pips/?ed=3.4&who=4+Irr+Wb+(O)&dev=yes&touch=legal&ends=yes&dist=700', async (page) => {
    await page.locator('#steps').waitFor();
    expect(await page.locator('.steps .facts').innerText()).not.toMatch(/straight|as far|without contact|near the/);
    await page.getByRole('button', { name: 'Remove Irr Wb (O)', exact: true }).waitFor();
  });
});
