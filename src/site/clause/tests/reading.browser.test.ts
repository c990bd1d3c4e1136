import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  PublishedClarifications,
  PublishedDiscrepancies,
  PublishedEdition,
  PublishedRulebook,
  PublishedRuling,
  PublishedRulings,
} from '../../../compiler/publish/index.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { fileOf } from '../../../../tests/site/built-site.ts';
import { visits } from '../../../../tests/site/visits.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** How much of a section is text of the rule, as it opens on a phone. */
const SHARE = 0.7;

/** What the compiler wrote. */
const generated = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../generated/${name}.json`, import.meta.url), 'utf8'));

const editions = generated('editions') as readonly PublishedEdition[];
const newest = editions.at(-1)?.id ?? '';
const { sections, clauses } = generated(`${newest}/rulebook`) as PublishedRulebook;
const { clarifications } = generated('clarifications') as PublishedClarifications;
const discrepancies = generated('discrepancies') as PublishedDiscrepancies;
const rulings = generated('rulings') as PublishedRulings;

const site = servedSite();
const visit = visits(site, PHONE);

/** What stands in full under one clause of a section, and is pointed at from another. */
const shared = sections.flatMap((section) => {
  const all = section.clauses.map((id) => clauses[id]).filter((clause) => clause !== undefined);
  return Object.keys(clarifications).flatMap((id) => {
    const [first, second] = all.filter((clause) => clause.clarifications.includes(id));
    return first && second ? [{ id, page: section.url, first: first.id, second: second.id }] : [];
  });
});

describe('a section reads like a rulebook', () => {
  const heights: {
    readonly section: string;
    readonly rule: number;
    readonly clauses: number;
    readonly main: number;
  }[] = [];

  beforeAll(async () => {
    const page = await site.browser.newPage(PHONE);
    for (const { id, url } of sections) {
      await page.goto(site.origin + url);
      heights.push({ section: id, ...(await page.evaluate(measure)) });
    }
    await page.close();
  });

  test(`of what stands from the title of a page to its end, ${String(100 * SHARE)} % are rule text, all sections together`, () => {
    const sum = (of: 'rule' | 'main'): number => heights.reduce((total, each) => total + each[of], 0);
    expect(heights.length).toBe(sections.length);
    expect(sum('rule') / sum('main')).toBeGreaterThanOrEqual(SHARE);
  });

  test(`of the clauses of each section ${String(100 * SHARE)} % are rule text`, () => {
    const low = heights.filter(({ rule, clauses }) => rule / clauses < SHARE);
    expect(low.map(({ section, rule, clauses }) => `${section}: ${(rule / clauses).toFixed(2)}`)).toEqual([]);
  });
});

/** Runs in a page: how high its rule text is, with the titles of the clauses, and what it stands in, all laid out. */
function measure(): { rule: number; clauses: number; main: number } {
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('main .clause.clause:not(#nowhere) { content-visibility: visible }');
  document.adoptedStyleSheets = [laidOut];
  const height = (selector: string): number =>
    [...document.querySelectorAll(selector)].reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
  return {
    rule: height('.clause:not(.departed) > :is(h2, .rule-text)'),
    clauses: height('main .clause'),
    main: height('main'),
  };
}

/** What a ruling answers, and what it answers in an edition, where that is something else. */
function answersIn(edition: string, ruling: PublishedRuling | undefined): readonly string[] {
  const other = ruling?.differs.find(({ editions: holds }) => holds.includes(edition));
  return [other?.answer ?? '', ruling?.answer ?? ''];
}

/** Letters and figures alone: how a text is set does not matter. */
function bare(text: string): string {
  return text.replace(/&(?:#x?[0-9a-f]+|[a-z]+);/gi, '').replace(/[^\p{L}\p{N}]/gu, '');
}

test.each([...editions.map(({ id }) => id), 'dba'])(
  'no word of %s is lost: all that hangs on a clause stands on its page',
  (edition) => {
    const book = generated(`${edition}/rulebook`) as PublishedRulebook;
    let asked = 0;
    const lost = book.sections.flatMap(({ url, clauses }) => {
      const html = readFileSync(fileOf(url), 'utf8');
      const text = bare(html.replace(/<[^>]*>/g, ''));
      return clauses
        .flatMap((id) => book.clauses[id] ?? [])
        .flatMap((clause) => [
          clause.title,
          ...clause.blocks.flatMap((block) => ('cells' in block ? block.cells : [block.text])),
          ...clause.citations.flatMap(({ id, where }) => (id.startsWith('disc:') ? [] : [where])),
          ...clause.clarifications.flatMap((id) => {
            const { title = '', blocks = [] } = clarifications[id] ?? {};
            return [title, ...blocks.flatMap((block) => ('cells' in block ? block.cells : [block.text]))];
          }),
          ...clause.rulings.flatMap((slug) => [rulings[slug]?.question ?? '', ...answersIn(edition, rulings[slug])]),
          ...clause.discrepancies.flatMap((name) =>
            (discrepancies[name]?.readings ?? [])
              .filter(({ editions: holds }) => holds.includes(edition))
              .map(({ reading }) => reading),
          ),
          ...clause.examples.map(({ question }) => question),
        ])
        .filter((words) => {
          asked += 1;
          return !text.includes(bare(words));
        })
        .map((words) => `${url}: ${words}`);
    });
    expect(lost).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  },
);

const fold = (page: Page, id: string) => page.locator(`details:has(> [id="with-${id}"])`);

describe('a clarification of several clauses', () => {
  const { id, page: path, second } = shared[0]!;
  const withRuling = shared.find(({ page }) => readFileSync(fileOf(page), 'utf8').includes('asked-here'))!;

  test('stands once on a page, and is pointed at from the others', () => {
    const pages = [...new Set(shared.map(({ page }) => page))];
    const counts = pages.flatMap((page) => {
      const html = readFileSync(fileOf(page), 'utf8');
      return shared.filter((one) => one.page === page).map((one) => html.split(`id="with-${one.id}"`).length - 1);
    });
    expect(counts.length).toBe(shared.length);
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  test('is unfolded by what points at it', async () => {
    await visit(path, async (page) => {
      expect(await fold(page, id).evaluate((each: HTMLDetailsElement) => each.open)).toBe(false);
      const pointing = page
        .locator(`[id="${second}"] details.clarifications`, { has: page.locator('.pointer') })
        .first();
      await pointing.locator('summary').click();
      await pointing.locator(`a[href="#with-${id}"]`).click();
      await expect.poll(() => fold(page, id).evaluate((each: HTMLDetailsElement) => each.open)).toBe(true);
      await expect.poll(() => page.locator(`[id="with-${id}"]`).isVisible()).toBe(true);
    });
  });

  test.each([true, false])('is unfolded by its address, with scripts: %s', async (javaScriptEnabled) => {
    await visit(
      `${path}#with-${id}`,
      async (page) => {
        await expect.poll(() => page.locator(`[id="with-${id}"] h3`).isVisible()).toBe(true);
      },
      { javaScriptEnabled },
    );
  });

  test('is printed, though it is folded; a ruling is not', async () => {
    await visit(withRuling.page, async (page) => {
      const { id } = withRuling;
      expect(await page.locator(`[id="with-${id}"] h3`).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(
        await page.locator(`[id="with-${id}"]`).evaluate((box) => box.getBoundingClientRect().height),
      ).toBeGreaterThan(20);
      const asked = page.locator('.asked-here').first();
      expect(await asked.evaluate((list) => list.getBoundingClientRect().height)).toBe(0);
    });
  });
});

test('of what hangs on a clause, what is opened last stands first', async () => {
  const clause = Object.values(clauses).find(
    ({ held, rulings: asked, discrepancies: of }) =>
      held && asked.length > 1 && of.some((name) => discrepancies[name]?.status === 'open'),
  )!;
  await visit(clause.url, async (page) => {
    const of = page.locator(`[id="${clause.id}"]`);
    const [disputed, asked] = [of.locator('details:has(> .rung.open)'), of.locator('details:has(> .rung.ours)').last()];
    const top = async (each: typeof of): Promise<number> => (await each.boundingBox())!.y;
    const words = { disputed: disputed.locator('.discrepancy').first(), asked: asked.locator('ul') };
    await disputed.locator('> summary').click();
    await asked.locator('> summary').click();
    await expect.poll(async () => (await top(words.asked)) < (await top(words.disputed))).toBe(true);
    await disputed.locator('> summary').click();
    await disputed.locator('> summary').click();
    await expect.poll(async () => (await top(words.disputed)) < (await top(words.asked))).toBe(true);
  });
});

describe('with clarifications', () => {
  const { page: path } = shared[0]!;
  const open = (page: Page): Promise<readonly boolean[]> =>
    page.locator('details.clarifications').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open)); // by its selector

  test('opens all of them, on the next page too, until it is switched off', async () => {
    await visit(path, async (page) => {
      expect(new Set(await open(page))).toEqual(new Set([false]));
      await page.getByLabel('With clarifications').check();
      expect(new Set(await open(page))).toEqual(new Set([true]));
      await page.reload();
      await expect.poll(() => open(page).then((all) => [...new Set(all)])).toEqual([true]);
      await page.getByLabel('With clarifications').uncheck();
      expect(new Set(await open(page))).toEqual(new Set([false]));
      await page.reload();
      await expect.poll(() => page.getByLabel('With clarifications').isChecked()).toBe(false);
      expect(new Set(await open(page))).toEqual(new Set([false]));
    });
  });

  test('is not offered without scripts, and a fold opens all the same', async () => {
    await visit(
      path,
      async (page) => {
        expect(await page.getByLabel('With clarifications').isVisible()).toBe(false);
        const first = page.locator('details.clarifications').first();
        await first.locator('> summary').click();
        expect(await first.locator('> :not(summary)').first().isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    );
  });
});

test('a link into an edition that has not got the clause, or the section, yet says so, and leads on', async () => {
  await visit('/3.1/element-cost/#element-cost.one-other-regular-general', async (page) => {
    const told = page.locator('.not-yet:visible');
    await expect
      .poll(() => told.allInnerTexts())
      .toEqual([expect.stringContaining('3.1 does not have it: 3.4 added it.')]);
    await told.getByRole('link', { name: 'Read it in 3.4' }).click();
    await page.waitForURL('**/3.4/element-cost/#element-cost.one-other-regular-general');
    expect(await page.locator('.not-yet:visible').count()).toBe(0);
  });
  await visit('/3.0/pressing-forward/', async (page) => {
    await page.locator('#not-in-edition').getByRole('link', { name: 'Read it in 3.1' }).click();
    await page.waitForURL('**/3.1/pressing-forward/');
  });
});

test('what explains the editions under a clause stands there once they are unfolded', async () => {
  await visit(sections.find(({ id }) => id === 'close-combat')!.url, async (page) => {
    const legend = page.locator('.legend');
    expect(await legend.isVisible()).toBe(false);
    await page.locator('.source > summary').first().click();
    await expect.poll(() => legend.isVisible()).toBe(true);
  });
});
