import { expect, test } from 'vitest';
import { holds, press, withFocusKept } from './focus-kept.ts';
import { servedOnPhone, tap } from './tool-page.ts';

const open = withFocusKept(servedOnPhone());

const TROOPS = '/tools/losses/?ed=3.4&of=command&troops=12+Reg+Bd+(O)+lost+4,2+Reg+Kn+(O)+lost+1';

test('troops that are removed by key leave the focus on those before, and last where others are added', async () => {
  await open(TROOPS, async (page) => {
    await press(page.getByRole('button', { name: 'Remove Reg Kn (O)' }));
    await holds(page, 'Remove Reg Bd (O)');
    await page.keyboard.press('Enter');
    await holds(page, 'Add troops: troops');
  });
});

test('who begins again by key goes on at the first question', async () => {
  await open(TROOPS, async (page) => {
    await press(page.getByRole('button', { name: 'Start again' }));
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('of');
  });
});

test('who takes an edition back by key goes on at the editions', async () => {
  await open('/tools/pips/?ed=3.2', async (page) => {
    await press(page.getByRole('button', { name: 'Answer in 3.4' }).first());
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.edition-picker :checked')))
      .toBe(true);
  });
});

test('a finger that takes the last one back goes on to no box where one types, a key does', async () => {
  await open('/tools/combat/?ed=3.4', async (page) => {
    const held = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'nothing');
    const [less, more] = ['One less', 'One more'].map((each) => `${each}: overlapped, left`) as [string, string];
    await tap(page, 'button', more);
    await tap(page, 'button', less);
    await expect.poll(held).toBe(more);
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: less }));
    await expect.poll(held).toBe('overlapped, left');
  });
});
