import { describe, expect, test } from 'vitest';
import { TROOP_TYPES } from '../../../src/rules/index.ts';
import { LIST_PAGES, readerOf, searchInMemory } from '../../../src/site/search/building/index.ts';
import type {
  PublishedClarifications,
  PublishedDiscrepancies,
  PublishedHistories,
  PublishedRulebook,
  PublishedRulings,
  PublishedSearch,
  PublishedTerm,
} from '../../../src/compiler/publish/index.ts';
import { editions, readGenerated } from '../ask.ts';

const newest = editions.at(-1) ?? '';
const search = searchInMemory(readerOf('generated'));
const { clauses } = readGenerated(`${newest}/rulebook.json`) as PublishedRulebook;

/** Troops that have an outcome of their own, and what their clause says can become of them. */
const losers = Object.values(clauses).flatMap(({ title, url, blocks }) => {
  const troops = /^Beaten: (.+)$/.exec(title)?.[1];
  const fates = ['recoil', 'flee', 'destroyed'].filter((fate) => JSON.stringify(blocks).toLowerCase().includes(fate));
  return troops === undefined || troops.startsWith('other') ? [] : [{ troops, url, fates }];
});

describe('who names a troop type and what became of it', () => {
  test.each(losers)('finds the outcome of $troops among the first three', async ({ troops, url, fates }) => {
    expect(fates).not.toEqual([]);
    for (const asked of [...fates, 'lose']) {
      const { hits } = await search(`${troops} ${asked}`, newest);
      expect([asked, ...hits.slice(0, 3).map((hit) => hit.url)]).toContain(url);
    }
  });

  test('is tried with as many troops as the rules have outcomes for', () => {
    expect(losers.length).toBeGreaterThan(8);
  });
});

describe('who says whether troops were doubled', () => {
  const ofDba = [
    'Spears',
    'Pikes',
    'Blades',
    'Auxilia',
    'Bows',
    'Psiloi',
    'Warband',
    'Hordes',
    'Artillery',
    'Elephants',
  ].concat(['Knights', 'Cavalry', 'Camelry', 'Light Horse', 'War Wagons', 'Scythed Chariots', 'Camp followers']);
  const names = Object.entries(TROOP_TYPES).flatMap(([type, { name }]) => [type, name]);

  test.each(names)('is told of %s what is so, and not what is so of the other', async (name) => {
    for (const asked of ['beaten not doubled', 'lose but not doubled', 'beaten, not by double']) {
      const [first] = (await search(`${name} ${asked}`, newest)).hits;
      expect([asked, first?.title]).not.toEqual([asked, expect.stringMatching(/^Doubled:/)]);
    }
    const [first] = (await search(`${name} doubled`, newest)).hits;
    expect(first?.title).not.toMatch(/^Beaten:/);
  });

  test.each(ofDba)('in DBA too: %s', async (name) => {
    const [beaten] = (await search(`${name} beaten not doubled`, 'dba')).hits;
    expect(beaten?.title).toMatch(/less, not doubled/i);
    const [doubled] = (await search(`${name} doubled`, 'dba')).hits;
    expect(doubled?.title).toMatch(/: doubled$/);
  });
});

describe('what troops do after a close combat', () => {
  const winners = ['warband', 'knights', 'cavalry', 'light horse', 'elephants', 'pikes', 'spears', 'blades', 'auxilia'];

  test.each([...winners, 'troops'])(
    'is told for %s that win by who pursues, before any special case',
    async (troops) => {
      const asked = ['after they win', 'when they win', 'if they win'].map((when) => `what do ${troops} do ${when}`);
      const named = troops === 'troops' ? [] : [`what happens when my ${troops} win`, `after ${troops} have won`];
      for (const query of [...asked, ...named]) {
        const { hits } = await search(query, newest);
        expect([query, hits[0]?.url]).toEqual([query, clauses['pursuing-elements.printed']?.url]);
      }
    },
  );

  test.each(losers.filter(({ troops }) => !troops.includes('naval') && troops !== 'baggage'))(
    'is told for $troops that lose by their outcome, before any special case',
    async ({ troops, url }) => {
      for (const asked of ['when they lose', 'if beaten']) {
        const { hits } = await search(`what do ${troops} do ${asked}`, newest);
        expect([asked, hits[0]?.url]).toEqual([asked, url]);
      }
    },
  );
});

const tables = ['element-cost.regular', 'element-cost.irregular'].map((id) => clauses[id]!);

/** Every troop that the cost tables price, as players write it. */
const priced = tables.flatMap(({ url, blocks }) => {
  const [heading, ...rows] = blocks.flatMap((block) => (block.kind === 'row' ? [block.cells] : []));
  return rows.flatMap(([type, ...prices]) =>
    prices.flatMap((price, column) => {
      const [, letters] = /\((\w+)\)/.exec(type!)!;
      return price === '–' ? [] : [{ url, training: heading![0]!, troop: `${letters!}(${heading![column + 1]!})` }];
    }),
  );
});

test.each(priced)('the price of $training $troop is found in its table, and never first in a list', async (of) => {
  const { url, training, troop } = of;
  for (const [asked, right] of [
    [`${training} ${troop} AP`, [url]],
    [`what does a ${training} ${troop} cost`, [url]],
    [`${troop} AP`, tables.map((table) => table.url)],
  ] as const) {
    const { hits } = await search(asked, newest);
    expect([asked, hits.slice(0, 3).some((hit) => right.includes(hit.url))]).toEqual([asked, true]);
    expect([asked, hits[0]?.kind]).not.toContain('erratum');
  }
});

const pages = [...new Set(Object.values(clauses).flatMap(({ page }) => (page === null ? [] : [page])))];

test.each(editions)(
  'in %s, a place in print leads to no clause twice, nor in words that it has not',
  async (edition) => {
    for (const page of pages)
      for (const paragraph of [1, 2, 3, 4, 5, 6]) {
        const asked = `page ${String(page)} paragraph ${String(paragraph)}`;
        const { hits } = await search(asked, edition);
        const urls = hits.map(({ url }) => url);
        expect([asked, ...urls]).toEqual([asked, ...new Set(urls)]);
      }
  },
);

test.each(editions)('who asks in %s for a clause that it has not is led to where that stands', async (edition) => {
  const idsOf = new Map(
    editions.map((each) => [
      each,
      new Set(Object.keys((readGenerated(`${each}/rulebook.json`) as PublishedRulebook).clauses)),
    ]),
  );
  const others = new Set([...idsOf.values()].flatMap((ids) => [...ids]).filter((id) => !idsOf.get(edition)!.has(id)));
  const dead: string[] = [];
  for (const id of others) {
    const { hits } = await search(id, edition);
    const links = [...hits, ...hits.flatMap(({ instead }) => instead)].map(({ url }) => url);
    for (const url of links) {
      const [, to = '', anchor = ''] = /^\/(\d\.\d)\/[^#]*#(.+)$/u.exec(url) ?? [];
      if (idsOf.get(to)?.has(anchor) === false) dead.push(url);
    }
  }
  expect(others.size).toBeGreaterThan(0);
  expect(dead).toEqual([]);
});

test.each([
  ['errata book 3 page 20', '/lists/b3-p20-'],
  ['book 2 p60', '/lists/b2-p60-'],
])('"%s" leads to the errata of that page of the list book', async (asked, start) => {
  const { hits } = await search(asked, newest);
  expect(hits[0]?.url.startsWith(start)).toBe(true);
});

const discrepancies = Object.values(readGenerated('discrepancies.json') as PublishedDiscrepancies);

test.each(discrepancies)(
  '"$title" is answered in each edition as that one is read',
  async ({ title, name, readings }) => {
    for (const asked of editions) {
      // A title that names an edition is answered in that one.
      const { hits, edition } = await search(title, asked);
      const shown = hits
        .filter(({ url }) => url.startsWith(`/discrepancies/${name}/`))
        .map(({ excerpt }) =>
          excerpt()
            .runs.map(({ text }) => text)
            .join(''),
        );
      const read = readings.filter((each) => each.editions.includes(edition ?? '')).map(({ reading }) => reading);
      if (read.length > 0) expect([asked, ...shown]).toEqual([asked, ...read]);
    }
  },
);

const { asked } = readGenerated('search.json') as PublishedSearch;
const askable = [
  ...Object.keys(readGenerated('histories.json') as PublishedHistories),
  ...Object.keys((readGenerated('clarifications.json') as PublishedClarifications).clarifications),
  ...discrepancies.map(({ name }) => `discrepancies.${name}`),
  ...Object.keys(readGenerated('rulings.json') as PublishedRulings).map((slug) => `rulings.${slug}`),
  ...Object.keys((readGenerated('dba/rulebook.json') as PublishedRulebook).clauses),
];

test.each(askable)('%s is asked for in five ways at least', (id) => {
  expect(
    new Set(asked[id]).size,
    `ways to ask for "${id}" in content/search/asked/${id.split('.')[0] ?? ''}.yaml`,
  ).toBeGreaterThanOrEqual(5);
});

describe('who looks up a row of a table', () => {
  /** What one asks with a type, and the table that has it. */
  const TABLES = [
    ['move', 'tactical-moves.table'],
    ['factor', 'combat-factors.table', 'combat-factors.shooting'],
    ['range', 'distant-shooting.ranges'],
  ] as const;
  const looked = TABLES.flatMap(([asked, ...tables]) => {
    const text = JSON.stringify(clauses[tables[0]]?.blocks);
    const types = Object.keys(TROOP_TYPES).filter((type) => new RegExp(String.raw`\(${type}[ )]`).test(text));
    return types.map((type) => ({ type, asked, tables }));
  });

  test('is tried with as many rows as the tables have', () => {
    expect(looked.length).toBeGreaterThan(45);
  });

  // Baggage moves only where it is mobile, which is a clause of its own.
  test.each(looked.filter(({ type, asked }) => type !== 'Bge' || asked !== 'move'))(
    'finds $type $asked in its table first, and not what else is said of them',
    async ({ type, asked, tables }) => {
      const { hits } = await search(`${type} ${asked}`, newest);
      expect(tables.map((id) => clauses[id]?.url)).toContain(hits[0]?.url);
    },
  );

  test('but who asks why it is another now finds the change', async () => {
    const { hits } = await search('why did 3.2 make blades cheaper', newest);
    expect(hits[0]?.url).toBe('/changes/3.1-3.2/#element-cost.regular');
  });
});

test('a page that was put in is found by its own name, and the page before it by its number', async () => {
  const inserted = Object.values(clauses).filter(({ page }) => page === '39a');
  expect(inserted.map(({ id }) => id)).toEqual(['figures.figure-16a', 'figures.figure-16b']);
  for (const asked of ['page 39a', 'p39a', 'p. 39A']) {
    const { hits } = await search(asked, newest);
    expect([asked, ...hits.slice(0, 2).map(({ url }) => url)].toSorted()).toEqual(
      [asked, ...inserted.map(({ url }) => url)].toSorted(),
    );
  }
  const { hits } = await search('page 39', newest);
  expect(hits.slice(0, 2).map(({ url }) => url)).not.toContain(inserted[0]?.url);
});

test('a page that lists something is found by its name, the play sheet of each edition too', async () => {
  expect(LIST_PAGES.length).toBeGreaterThan(9);
  for (const page of LIST_PAGES) {
    const { hits } = await search(page.replaceAll('/', '').replace('-', ' '), newest);
    // What changed of late comes before all that ever changed.
    expect([page, hits[0]?.url]).toEqual([
      page,
      page === '/changes/' ? `/changes/${editions.slice(-2).join('-')}/` : page,
    ]);
  }
  for (const edition of editions) {
    const { hits } = await search('play sheet', edition);
    expect(hits.slice(0, 3).map(({ url }) => url)).toContain(`/playsheet/${edition}/`);
    for (const asked of [`playsheet ${edition}`, `${edition} play sheet`, `cheat sheet of ${edition}`]) {
      const [first] = (await search(asked, newest)).hits;
      expect([asked, first?.url]).toEqual([asked, `/playsheet/${edition}/`]);
    }
  }
});

describe('a term or an abbreviation alone', () => {
  const PAGES: Readonly<Record<string, string>> = {
    'Play sheet': `/playsheet/${newest}/`,
    Amendment: `/changes/${editions.at(-2) ?? ''}-${newest}/`,
  };
  const all = (readGenerated('glossary.json') as readonly PublishedTerm[]).flatMap(({ slug, term, abbreviations }) =>
    // Who names troops asks what is said of them.
    [...(abbreviations.some((each) => each in TROOP_TYPES) ? [] : [term]), ...abbreviations].map((name) => ({
      slug,
      name,
    })),
  );

  test('is tried with as many as the glossary has', () => {
    expect(all.length).toBeGreaterThan(220);
  });

  test.each([...Map.groupBy(all, ({ name }) => name)])(
    '%s is told what it stands for first, unless a page has that name',
    async (name, meant) => {
      const [first] = (await search(name, newest)).hits;
      const entries = meant.map(({ slug }) => `/glossary/#${slug}`);
      expect([...entries, PAGES[name] ?? `/${name.toLowerCase()}/`]).toContain(first?.url);
    },
  );
});

const rulings = readGenerated('rulings.json') as PublishedRulings;
const otherwise = Object.values(rulings).flatMap(({ question, url, editions: of, differs }) =>
  differs.flatMap((each) =>
    (/\d\.\d/.test(question) ? [] : each.editions).map((edition) => ({
      question,
      url,
      of,
      edition,
      answer: each.answer,
    })),
  ),
);

test('where a ruling is otherwise in an edition, the reasons of another one do not stand beside its answer', async () => {
  expect(otherwise.length).toBeGreaterThan(100);
  let found = 0;
  for (const { question, url, of, edition, answer } of otherwise.slice(0, 60)) {
    const { hits } = await search(question, edition);
    const hit = hits.find((each) => each.url.startsWith(url) && each.kind === 'ruling');
    if (hit === undefined || /^we have no /i.test(answer)) continue;
    found += 1;
    const shown = hit
      .excerpt()
      .runs.map((run) => run.text)
      .join('');
    expect([question, edition, hit.answer, shown]).toEqual([
      question,
      edition,
      answer,
      `The reasons on its page are those of ${of.join(', ')}.`,
    ]);
  }
  expect(found).toBeGreaterThan(20);
});

describe('who asks about a change without saying so', () => {
  test.each([
    ['why was the 3rd and 4th rank bonus of warband removed', '/changes/3.1-3.2/#rear-support.deep-warband'],
    ['did 3.3 make superior regular spearmen cheaper', '/changes/3.2-3.3/#element-cost.regular'],
    ['why did 3.2 take away the bonus for deep warband against cavalry', '/changes/3.1-3.2/#rear-support.deep-warband'],
  ])('"%s" finds %s first', async (query, url) => {
    const { hits } = await search(query, newest);
    expect(hits[0]?.url).toBe(url);
  });

  test.each(['is recoil different in 3.4 or just clearer', 'is recoil clearer in 3.4'])(
    '"%s" finds what 3.4 changed of recoils, and takes no word for another',
    async (query) => {
      const { hits, corrected } = await search(query, newest);
      expect(corrected).toEqual([]);
      for (const { url } of hits.slice(0, 3)) expect(url).toMatch(/^\/changes\/3\.3-3\.4\/#recoil/);
    },
  );

  test('and why, reads the reason', async () => {
    const { hits } = await search('why did 3.2 take away the bonus for deep warband against cavalry', newest);
    const shown = hits[0]?.excerpt().runs.map(({ text }) => text);
    expect(shown?.join('')).toMatch(
      /^Hammy Hamilton suggested it\. Three supporting ranks had made warband very strong/,
    );
  });
});
