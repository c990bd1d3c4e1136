import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { said, servedOnPhone } from '../../calculator/tests/tool-page.ts';
import { writeTerrain } from '../../../../positions/index.ts';
import { SCENE } from '../scene-field.ts';
import { drag } from './drag.ts';

const { open } = servedOnPhone();

const FIGHT = 'A: Reg Bd (O) at 240,200 facing N%0AB: enemy Irr Wb (O) front on A front';

const lineOf = (page: Page, name: string) => page.locator(`[data-terrain="${name}"]`).getAttribute('aria-label');

/** What the address holds of the table. */
const codeIn = (page: Page): string => new URL(page.url()).searchParams.get('t') ?? '';

describe('terrain on the table', () => {
  test('is put on it, dragged and sized by a finger, and taken back', async () => {
    await open(`/tools/table/?t=${FIGHT}`, async (page) => {
      await page.getByLabel('Put terrain on the table').selectOption('wood');
      await expect.poll(() => lineOf(page, 'wood')).toBe('wood: 160,140 320,140 320,260 160,260');
      const { width, height } = (await page.locator('[data-grip="size"] .grip').boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await page.locator('.board').scrollIntoViewIfNeeded();
      await drag(page.locator('[data-grip="size"] .grip'), 40, -40);
      await expect
        .poll(() => lineOf(page, 'wood'))
        .toMatch(/^wood: 160,140 3[4-9]\d,140 3[4-9]\d,[23]\d\d 160,[23]\d\d$/u);
      const sized = await lineOf(page, 'wood');
      await drag(page.locator('[data-terrain="wood"] polygon'), 30, 30, async (wood) => {
        const { x, y } = (await wood.boundingBox())!;
        return { x: x + 12, y: y + 12 };
      });
      await expect.poll(() => lineOf(page, 'wood')).not.toBe(sized);
      // It is moved, and not turned.
      expect(await lineOf(page, 'wood')).toMatch(/^wood: (\d+),(\d+) (\d+),\2 \3,(\d+) \1,\4$/u);
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect.poll(() => lineOf(page, 'wood')).toBe(sized);
      // The address follows a little later.
      await expect.poll(() => SCENE.read(codeIn(page)).position.terrain.map(writeTerrain)).toEqual([sized]);
      await page.goto(page.url());
      await expect.poll(() => lineOf(page, 'wood')).toBe(sized);
    });
  });

  test('is moved, turned and taken away by keys alone', async () => {
    await open(`/tools/table/?t=north edge: y 400%0Awood: 0,0 100,0 100,80 0,80%0A${FIGHT}`, async (page) => {
      const wood = page.locator('[data-terrain="wood"]');
      await wood.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowUp');
      await expect.poll(() => lineOf(page, 'wood')).toBe('wood: 10,1 110,1 110,81 10,81');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press(']');
      await expect.poll(() => lineOf(page, 'wood')).toMatch(/^wood: 20,9[01]/u);
      await page.getByRole('button', { name: 'wood longer' }).press('Enter');
      await page.locator('[data-terrain="north edge"]').focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => lineOf(page, 'north edge')).toBe('north edge: y 410');
      await wood.focus();
      await page.keyboard.press('Delete');
      await expect.poll(() => wood.count()).toBe(0);
    });
  });

  test('is chosen in words, and what it counts as decides a combat', async () => {
    const outline = '0,0 400,0 400,400 0,400';
    await open(`/tools/table/?ed=3.4&t=wood: ${outline}%0A${FIGHT};ask~combat;by~A`, async (page) => {
      await said(page, /It depends/u);
      await page.getByRole('button', { name: 'Set up' }).tap();
      await page.locator('summary', { hasText: 'In words' }).tap();
      await page.locator('.element-list li button', { hasText: 'wood: ' }).tap();
      await page.getByLabel('going of wood').selectOption('rough');
      await expect.poll(() => lineOf(page, 'wood')).toBe(`wood, rough: ${outline}`);
      await expect.poll(() => page.locator('.table-facts').innerText()).toContain('all of A is in the wood');
    });
  });

  test('a slope is told by a person, and taken back', async () => {
    const hill = 'gentle hill, good: 0,0 400,0 400,190 0,190';
    await open(`/tools/table/?ed=3.4&t=${hill}%0A${FIGHT};ask~combat;by~A`, async (page) => {
      const asked = page.getByRole('group', { name: 'Is A upslope?' });
      await asked.getByRole('button', { name: 'yes' }).tap();
      await expect.poll(() => decodeURIComponent(page.url())).toContain('tell~a~{"upslope":true}');
      await page.getByText('Is A upslope? yes').getByRole('button', { name: 'not told' }).tap();
      await asked.waitFor();
    });
  });

  test('a text with a bad line says which, and leaves the table as it is', async () => {
    await open(`/tools/table/?t=${FIGHT}`, async (page) => {
      await page.locator('summary', { hasText: 'In words' }).tap();
      const text = page.locator('textarea[name="position"]');
      for (const [line, problem] of [
        ['wood: 0,0 9,0', /line 1: expected at least 3 points/u],
        ['wood: 0,0 9,9 9,0 0,9', /line 1: .* does not cross/u],
        ['forest: 0,0 9,0 9,9', /line 1: expected a kind of terrain/u],
      ] as const) {
        await text.fill(`${line}\nA: Reg Bd (O) at 0,0 facing N`);
        await expect.poll(() => page.locator('.problem').innerText()).toMatch(problem);
      }
      await page.getByRole('button', { name: 'Leave the table as it is' }).tap();
      await expect.poll(() => text.inputValue()).toContain('B: enemy Irr Wb (O) front on A front');
    });
  });
});
