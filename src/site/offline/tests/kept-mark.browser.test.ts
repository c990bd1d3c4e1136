import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageOfEveryKind } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

/** The mark in the corner takes the same room whatever it says: what is read does not move once its script knows. */

const WIDTHS = [320, 360, 390, 412, 430, 600, 768, 900, 1000, 1280];
const LABELS = [
  ['none', 'Not offline'],
  ['keeping', '7 %'],
  ['incomplete', 'Incomplete'],
  ['incomplete', 'Not proven'],
  ['whole', 'Offline ready'],
  ['whole', 'Ready, 100 %'],
  ['update', 'Update'],
  ['update', 'Other copy'],
] as const;

const visit = visits(servedSite(), {});
const kinds = pageOfEveryKind();

test.each(['home', 'section', 'clarifications', 'calculator', 'search', 'DBA section'])(
  '%s: what the mark says moves nothing, on a screen of any width',
  async (kind) => {
    await visit(kinds.get(kind)!, async (page) => {
      await page.locator('.kept-mark[data-tone]').waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const untold = await tops(page);
        for (const [tone, label] of LABELS)
          expect(await tops(page, tone, label), `${label} at ${String(width)} px`).toEqual(untold);
      }
    });
  },
);

/** How far down each part of the head ends, and the text begins: with the mark as it is built, or as it says something. */
function tops(page: Page, tone = '', label = 'Offline'): Promise<readonly number[]> {
  return page.evaluate(
    ([tone, label]) => {
      const mark = document.querySelector<HTMLElement>('.kept-mark')!;
      if (tone) mark.dataset.tone = tone;
      else delete mark.dataset.tone;
      mark.querySelector('[data-kept-label]')!.textContent = label;
      return [...document.querySelectorAll('.site-head-row > *, main')].map((part) => part.getBoundingClientRect().top);
    },
    [tone, label] as const,
  );
}
