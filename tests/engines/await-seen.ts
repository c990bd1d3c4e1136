import { expect } from 'vitest';
import { PATIENCE } from '../setup/patience.ts';
import type { Tab } from './start/tab.ts';

/** Wait until the first element of a selector that is shown says so. */
export async function seen(tab: Tab, selector: string, text: string | RegExp): Promise<void> {
  await expect
    .poll(() => tab.run(textShown, selector), { timeout: PATIENCE, message: selector })
    .toMatch(text instanceof RegExp ? text : new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

/** Wait until the mark in the corner of a page says so. */
export async function marked(tab: Tab, tone: 'none' | 'keeping' | 'whole' | 'incomplete' | 'update'): Promise<void> {
  await expect.poll(() => tab.run(toneOf), { timeout: PATIENCE, message: 'the mark in the corner' }).toBe(tone);
}

/** Runs in a page. */
function textShown(selector: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);
  return shown?.innerText ?? '';
}

/** Runs in a page. */
function toneOf(): string {
  return document.querySelector<HTMLElement>('.kept-mark')?.dataset.tone ?? '';
}
