import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { runInPage } from './run-in-page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules of axe, among those of the standards above, that look at a colour. The dark changes nothing but colours,
 * which is tested (`dark.test.ts`): any other rule finds in the dark what it finds in the light.
 */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page as it stands.
 *
 * @param rules The rules to ask; those of every standard we keep if left out
 * @returns The rule, and the elements that break it
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: STANDARDS },
    // Of what passes, which is nearly everything, no list is made: it would take three times as long.
    resultTypes: ['violations'],
    // Style sheets and media are read ahead for two rules only: an experiment that is not asked, and sound that plays by itself, of which the site has none.
    preload: false,
  };
  // Once in a page: to read it takes as long as to ask some of its rules.
  if (!(await page.evaluate(`'axe' in window`))) {
    await page.evaluate(AXE);
    await runInPage(page, readColoursOnce);
  }
  await runInPage(page, unpin);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  await runInPage(page, pin);
  return violations.map(({ id, nodes }) => `breaks ${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** A colour as axe holds it. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Colour, text: string) => Colour;
}

/**
 * Runs in a page that knows axe: has it read each colour that a style names once, and not for each element and for all
 * that lies under it, which is a quarter of what it takes.
 */
function readColoursOnce(view: Window): void {
  const { axe } = view as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const { prototype } = axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before !== undefined) return Object.assign(this, before);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * Runs in a page: lets bars stand where they stand on paper, and lays out what is far from the screen too. Half of a
 * target under a bar that stays is no small target: one scrolls. Nor is one in a clause whose height is still guessed:
 * what lies over the next clause then is seen nowhere.
 */
function unpin(): void {
  for (const clause of document.querySelectorAll<HTMLElement>('.clause')) clause.style.contentVisibility = 'visible';
  for (const bar of document.querySelectorAll<HTMLElement>('.site-head, .thumb-bar, .event-bar, .calculator > .result'))
    bar.style.position = 'static';
}

/** Runs in a page: has the bars stay again, and heights be guessed. */
function pin(): void {
  for (const clause of document.querySelectorAll<HTMLElement>('.clause')) clause.style.contentVisibility = '';
  for (const bar of document.querySelectorAll<HTMLElement>('.site-head, .thumb-bar, .event-bar, .calculator > .result'))
    bar.style.position = '';
}
