import { expect, test } from 'vitest';
import { said, servedOnPhone } from '../../calculator/tests/tool-page.ts';
import { onTable } from '../starts.ts';

const { open } = servedOnPhone();

test('of several who move at the same time, who would have to end elsewhere is named, and ends there by a tap', async () => {
  const question = {
    ask: 'contact',
    position: [
      'hand 0 mm',
      'E: enemy Reg Bd (O) at 0,100 facing S',
      'F: enemy Reg Bd (O) at 100,100 facing S',
      'A: Reg Sp (O) at 0,0 facing N',
      'B: Reg Sp (O) at 100,0 facing N',
    ],
    mover: 'A',
    to: 'front on E front',
    ends: ['B front on F front, 10 left'],
    tell: { contactsAlone: false },
  };
  await open(onTable(question, '3.4'), async (page) => {
    await said(page, /^Verdict: No: /);
    await page.getByRole('button', { name: /^B: May end front on F front\b/ }).tap();
    await said(page, /^Verdict: Yes: /);
    await expect.poll(() => decodeURIComponent(page.url())).toContain('end~B+front+on+F+front');
  });
});

test('of enemy who must do nothing it is said where they would have to, and not that one may', async () => {
  const question = {
    ask: 'pivot',
    position: [
      'hand 0 mm',
      'P: enemy Irr Ps (O) at 0,0 facing N',
      'A: Reg Bd (O) at 30,90 facing S',
      'B: Reg Bd (O) beside A right',
    ],
    mover: 'A',
    with: ['B'],
    to: 'front on P front, 60 right',
  };
  await open(onTable(question, '3.4'), async (page) => {
    await said(page, /^Verdict: No: /);
    const offered = page.getByRole('group', { name: 'Where it would be so' }).getByRole('button');
    await offered.first().waitFor();
    expect(await offered.first().textContent()).toMatch(/^Yes, if it ends front on P front, 30 right /);
    await offered.first().tap();
    await said(page, /^Verdict: Yes: /);
  });
});
