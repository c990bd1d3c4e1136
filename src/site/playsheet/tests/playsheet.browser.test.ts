import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PublishedClause, PublishedContent, PublishedRulebook } from '../../../compiler/publish/index.ts';
import { ask, DBM_QUERIES, TROOP_TYPES, type TroopType } from '../../../rules/index.ts';
import { editions, fight, readGenerated, rulesOf, throws } from '../../../../tests/content/ask.ts';
import { dateInWords } from '../../wording/date-in-words.ts';
import { SITUATIONS, type Situation } from './playsheet-situations.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';

const MARGIN = 8;
/** In millimetres. */
const FORMATS = [
  ['A4', 210, 297],
  ['Letter', 215.9, 279.4],
] as const;
const PX_PER_MM = 96 / 25.4;
const PX_PER_POINT = 96 / 72;
/** What other fonts may take more than those of this machine. */
const ROOM_FOR_OTHER_FONTS = 0.02;

const site = servedSite();

/** A line of the sheet, as a reader sees it. */
interface Line {
  readonly clause: string;
  readonly adds: string;
  readonly says: string;
}

/** A row of a table, by the clause that the table is of. */
interface Row {
  readonly clause: string;
  readonly troops: string;
  readonly figures: readonly string[];
}

/** What stands on a sheet. */
interface Sheet {
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  /** Where the lines and the tables lead to. */
  readonly links: readonly string[];
  readonly glance: {
    readonly key: string;
    readonly columns: readonly string[];
    readonly rows: readonly { readonly losers: string; readonly cells: readonly string[] }[];
  };
  readonly footer: string;
}

/** One for all sheets but those at an event, of which every tab of a device hears. */
let context: BrowserContext;

beforeAll(async () => {
  context = await site.browser.newContext();
});

async function openSheet(edition: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/playsheet/${edition}/`);
  return page;
}

function readSheet(page: Page): Promise<Sheet> {
  return page.evaluate(() => {
    const all = <Found>(selector: string, read: (element: Element) => Found): Found[] =>
      [...document.querySelectorAll(selector)].map(read);
    const text = (element: Element | null): string => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    const clause = (element: Element): string => decodeURIComponent(element.closest('a')!.hash.slice(1));
    return {
      lines: all('.playsheet-line a', (link) => ({
        clause: clause(link),
        adds: text(link.querySelector('.adds')),
        says: text(link.querySelector('.says')),
      })),
      rows: all('.playsheet-box:not(.playsheet-glance) tbody tr', (row) => ({
        clause: clause(row.querySelector('a')!),
        troops: text(row.querySelector('th')),
        figures: [...row.querySelectorAll('td')].map(text),
      })),
      links: all('.playsheet-box:not(.playsheet-glance) a', (link) => link.getAttribute('href') ?? ''),
      glance: {
        key: text(document.querySelector('.playsheet-glance .key')),
        columns: all('.playsheet-glance thead th', text),
        rows: all('.playsheet-glance tbody tr', (row) => ({
          losers: text(row.querySelector('th')),
          cells: [...row.querySelectorAll('td .hidden')].map(text),
        })),
      },
      footer: text(document.querySelector('.playsheet-page:last-child > footer')),
    };
  });
}

/** How the pages come out on paper of this size: the sizes of all words, and how high and how wide each page is. */
async function layOut(page: Page, width: number, height: number) {
  await page.setViewportSize({ width: Math.floor(width), height: Math.floor(height) });
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(
    (columns) => {
      document.body.style.width = `${String(columns)}px`;
      const walk = document.createTreeWalker(document.querySelector('.playsheet')!, NodeFilter.SHOW_TEXT);
      const texts: { readonly size: number; readonly text: string }[] = [];
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const parent = node.parentElement!;
        const text = node.nodeValue!.trim();
        if (text === '' || !parent.checkVisibility() || parent.closest('.hidden')) continue;
        texts.push({ size: parseFloat(getComputedStyle(parent).fontSize), text });
      }
      const pages = [...document.querySelectorAll<HTMLElement>('.playsheet-page')].map((sheet) => {
        sheet.style.minHeight = '0';
        const { right, height: natural } = sheet.getBoundingClientRect();
        sheet.style.minHeight = '';
        const wide = [...sheet.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > right + 1);
        return { height: natural, wide: wide.map((each) => each.outerHTML) };
      });
      return { texts, pages };
    },
    width - 2 * MARGIN * PX_PER_MM,
  );
}

test('of the play sheets one is the newest, and none in force: the event says which is played', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.origin}/playsheet/`);
  expect(await page.getByText(/, newest\b/).count()).toBe(1);
  expect(await page.locator('main').textContent()).not.toContain('in force');
  await page.close();
});

describe.each(editions)('the printed play sheet of %s', (edition) => {
  let page: Page;

  beforeAll(async () => {
    page = await openSheet(edition);
  });

  afterAll(() => page.close());

  test.each(FORMATS)('is two pages of %s at an event too, whatever its name', async (format) => {
    const atEvent = await site.browser.newPage();
    await atEvent.goto(`${site.origin}/playsheet/${edition}/`);
    const sheet = { name: 'Wide Western Winter Weekend of Wargaming, Wolverhampton, WWW', edition, bhgs: true };
    const rulings = Array.from({ length: 10 }, () => ({ about: 'rear-support.spears', text: 'Never.' }));
    const rest = { fairPlay: true, errata: true, lists: '', points: null, until: null, content: '2026-11-20', rulings };
    await atEvent.evaluate(
      (kept) => {
        localStorage.setItem('legal-contact / event', kept);
      },
      JSON.stringify({ sheet: { ...sheet, ...rest }, since: Date.now() }),
    );
    await atEvent.reload();
    await atEvent.locator('.playsheet-intro .warning').waitFor();
    expect((await atEvent.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    await atEvent.evaluate(() => {
      localStorage.clear();
    });
    await atEvent.close();
  });

  test.each(FORMATS)('is two pages of %s', async (format) => {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  test.each(FORMATS)('is legible on %s: nothing below 7 points, squeezed or cut off', async (_, width, height) => {
    const { texts, pages } = await layOut(page, width * PX_PER_MM, height * PX_PER_MM);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ size }) => size < 7 * PX_PER_POINT - 0.01)).toEqual([]);
    expect(pages).toHaveLength(2);
    for (const each of pages) {
      expect(each.wide).toEqual([]);
      expect(each.height).toBeLessThan((height - 2 * MARGIN) * PX_PER_MM * (1 - ROOM_FOR_OTHER_FONTS));
    }
  });
});

/** `Art (S/O), Bw bowmen` -> `Art (S)`, `Art (O)`, `Bw (O)` */
function troopsOf(heading: string, otherGrade = 'O'): readonly string[] {
  return heading.split(', ').flatMap((each) => {
    const [, training = '', type = ''] = /^(Reg |Irr )?([A-Z]\w*)/.exec(each) ?? [];
    const grades = /\(([SOIFX/]+)\)/.exec(each.replace(/other than.*/, ''))?.[1]?.split('/') ?? [otherGrade];
    if (!Object.hasOwn(TROOP_TYPES, type)) return [];
    const troop = `${training}${type}`;
    return TROOP_TYPES[type as TroopType].graded ? grades.map((grade) => `${troop} (${grade})`) : [troop];
  });
}

/** What became of baggage, as the rules are asked, by the row of the table. */
const FATES: Readonly<Record<string, string>> = {
  'Destroyed in close combat': 'destroyedInCloseCombat',
  'Lost in another way': 'lostOtherwise',
  'Demoralised, but not lost so far': 'demoralised',
};

/** The tables whose figures are compared with the rules. */
const TABLES = [
  'combat-factors.table',
  'combat-factors.shooting',
  'tactical-moves.table',
  'distant-shooting.ranges',
  'losses.values',
  'losses.baggage',
];

/** By these nobody is destroyed: they leave open what becomes of baggage that cannot move, and of who flees with enemy behind. */
const LEFT_OPEN: readonly string[] = ['baggage.movement', 'fleeing-elements.flee-move'];

/** What may destroy troops, and stands in print only. */
function destroysByPrint(clause: PublishedClause | undefined): boolean {
  return clause?.held === false && clause.steps.includes('consequence') && !LEFT_OPEN.includes(clause.id);
}

function printed(figure: number | null | 'not held'): string {
  if (figure === 'not held') return '?';
  return figure === null ? '–' : String(figure);
}

/** Each is asked for hundreds of times. */
const rulebooks = new Map(
  editions.map((edition) => [edition, readGenerated(`${edition}/rulebook.json`) as PublishedRulebook]),
);

function clausesOf(edition: string): PublishedRulebook {
  return rulebooks.get(edition)!;
}

describe.each(editions)('the play sheet of %s is complete, and true to the rules:', (edition) => {
  let sheet: Sheet;

  beforeAll(async () => {
    const page = await openSheet(edition);
    sheet = await readSheet(page);
    await page.close();
  });

  const rowsOf = (clause: string): readonly Row[] => sheet.rows.filter((row) => row.clause === clause);

  test('it has a line for every clause that belongs on it, and each leads to its clause', () => {
    const { sections, clauses } = clausesOf(edition);
    const expected = sections.flatMap(({ sheet: whole, clauses: ids }) =>
      ids.filter((id) => whole || clauses[id]?.short !== null || destroysByPrint(clauses[id])),
    );
    expect(new Set(sheet.links)).toEqual(new Set(expected.map((id) => clauses[id]?.url)));
    const once = new Set(sheet.lines.map(({ clause }) => clause));
    expect(sheet.lines).toHaveLength(once.size);
  });

  test('a line says what the short form of its clause says, and names the page of what is in print only', () => {
    const { clauses } = clausesOf(edition);
    for (const { clause, says } of sheet.lines) {
      const { held, page, short } = clauses[clause]!;
      expect(short === null).toBe(!held);
      if (short !== null) expect(says).toBe(short.text.replaceAll(/\*+/g, '').replaceAll("'", '’'));
      else expect(says).toContain(page === null ? 'see print' : `see p. ${String(page)}`);
    }
  });

  test('a line adds what the words of its clause add', () => {
    const { clauses } = clausesOf(edition);
    const figured = sheet.lines.filter(({ adds }) => adds !== '');
    expect(figured.length).toBeGreaterThan(25);
    for (const { clause, adds } of figured) expect(adds, clause).toBe(stated(clauses[clause]!));
  });

  test('a line adds what the rules count for its clause', () => {
    for (const { clause, adds } of sheet.lines.filter(({ adds }) => adds !== '' && adds !== '?')) {
      const situation = SITUATIONS[clause];
      expect(situation, `a situation in which ${clause} counts, in playsheet-situations.ts`).toBeDefined();
      expect(counted(edition, clause, situation!), clause).toEqual([adds]);
    }
  });

  test('combat factors are those that the rules count', () => {
    const rows = rowsOf('combat-factors.table');
    for (const { troops, figures } of rows) {
      for (const troop of troopsOf(troops)) {
        const counted = (['Cv (O)', 'Sp (O)', 'Gal (O)'] as const).map((enemy) => {
          // Some throws lead to an outcome that is not held.
          const answer = throws.map((dice) => fight(edition, troop, enemy, dice)).find((each) => each !== null);
          const amount = answer?.a.contributions.find(({ kind }) => kind === 'factor')?.amount;
          return amount === undefined ? '?' : `+${String(amount)}`;
        });
        expect(figures, troop).toEqual(counted);
      }
    }
    expect(rows.flatMap(({ troops }) => troopsOf(troops))).toHaveLength(Object.keys(TROOP_TYPES).length);
  });

  test('combat factors in shooting are those that the rules count', () => {
    const rows = rowsOf('combat-factors.shooting');
    const factor = (troop: string, shooter: string): string => {
      const shot = { troop: shooter, shooting: true };
      const answer = throws.map((dice) => fight(edition, troop, shot, dice)).find((each) => each !== null);
      const amount = answer?.a.contributions.find(({ kind }) => kind === 'factor')?.amount;
      return amount === undefined ? '?' : `+${String(amount)}`;
    };
    const cell = (words: string): string | undefined =>
      rows.find(({ troops }) => troops.includes(words))?.figures.join();
    // Where the factor of bowmen is not held, no shot by them can be answered: artillery shows what anyone does.
    const held = factor('Bw (O)', 'Bw (O)') !== '?';
    if (held) expect(cell('Knights shot at by bowmen')).toBe(factor('Kn (O)', 'Bw (O)'));
    if (held) expect(cell('War wagons shot at by bowmen')).toBe(factor('WWg (O)', 'Bw (O)'));
    expect(cell('Blades shot at by anyone')).toBe(factor('Bd (O)', 'Art (O)'));
    expect(cell('Bowmen shooting at')).toBe(factor('Bw (O)', 'Bw (O)'));
  });

  test('moves are those that the rules answer', () => {
    const rows = rowsOf('tactical-moves.table');
    const asked = rows.flatMap(({ troops, figures }) =>
      (troops === 'Naval (X)' ? ['Gal (X)', 'Shp (X)', 'Bts (X)'] : troopsOf(troops)).map((troop) => ({
        troop,
        figures,
      })),
    );
    expect(new Set(asked.map(({ troop }) => troop.replace(/ .*/, '')))).toEqual(new Set(Object.keys(TROOP_TYPES)));
    for (const { troop, figures } of asked) {
      const answers = ['road', 'good', 'rough', 'difficult'].map((going) => {
        const answer = ask(DBM_QUERIES.move, rulesOf(edition), { troop, going });
        return printed('answer' in answer ? 'not held' : answer.maxPaces);
      });
      expect(figures, troop).toEqual(answers);
    }
  });

  test('ranges are those that the rules answer', () => {
    const rows = rowsOf('distant-shooting.ranges');
    expect(rows.length).toBeGreaterThan(3);
    for (const { troops, figures } of rows) {
      for (const troop of troopsOf(troops)) {
        const answer = ask(DBM_QUERIES.range, rulesOf(edition), { troop });
        expect(figures, troop).toEqual([printed('answer' in answer ? 'not held' : answer.rangePaces)]);
      }
    }
  });

  test('element equivalents are those that the rules count', () => {
    const equivalents = rowsOf('losses.values').flatMap(({ troops, figures }) =>
      figures.flatMap((figure) => troopsOf(troops).map((troop) => [troop, figure] as const)),
    );
    for (const [troop, figure] of equivalents) {
      const answer = ask(DBM_QUERIES.losses, rulesOf(edition), { command: [{ troop }] });
      const ee = 'answer' in answer ? 'not held' : answer.elementEquivalents;
      expect(String(ee).replace('0.5', '½'), troop).toBe(figure);
    }
    expect(equivalents.length).toBe(rowsOf('losses.values').length === 0 ? 0 : 7);
  });

  test('what lost baggage counts is what the rules count', () => {
    for (const { troops, figures } of rowsOf('losses.baggage')) {
      const fate = FATES[troops];
      const question = { purpose: 'defeat', originalEE: 100, lostEE: 0, baggage: [{ fate }] };
      const answer = ask(DBM_QUERIES.losses, rulesOf(edition), question);
      expect('answer' in answer ? ['not held'] : [String(answer.totalLosses)], troops).toEqual(figures);
    }
  });

  test('no table of the sheet is without a test', () => {
    const tables = sheet.rows.map(({ clause }) => clause);
    expect([...new Set(tables)].filter((clause) => !TABLES.includes(clause))).toEqual([]);
  });

  test('the key of the outcomes at a glance explains their signs, and which baggage it means', () => {
    const { key } = sheet.glance;
    for (const said of ['↗ shot at', 'D destroyed', 'F flee', 'S stand', '? in print only', 'baggage mobile'])
      expect(key).toContain(said);
  });

  test('outcomes at a glance are those that the rules answer', () => {
    const { columns, rows } = sheet.glance;
    const ordinary = (type: string): string => (TROOP_TYPES[type as TroopType].graded ? `${type} (O)` : type);
    const differing = rows.flatMap(({ losers, cells }) =>
      losers.split(', ').flatMap((loser) =>
        columns.flatMap((column, index) => {
          const [winner = ''] = /\w+$/.exec(column) ?? [];
          const expected = outcomeOf(edition, ordinary(loser), ordinary(winner), column.startsWith('shot at by'));
          return cells[index] === expected ? [] : [`${loser} v ${column}: ${cells[index]!}, expected ${expected}`];
        }),
      ),
    );
    expect(differing).toEqual([]);
    expect(columns.length * rows.length).toBeGreaterThan(150);
  });
});

/**
 * What a clause adds in a situation, as the sheet prints it. Where the rules of an edition cannot answer, as the
 * situation meets a clause that is not held, those of the next with the same words do.
 */
function counted(edition: string, clause: string, { query, question }: Situation): readonly string[] {
  const { digest } = clausesOf(edition).clauses[clause]!;
  const alike = editions
    .slice(editions.indexOf(edition))
    .filter((other) => clausesOf(other).clauses[clause]?.digest === digest);
  for (const each of alike) {
    const answer = ask(DBM_QUERIES[query] as typeof DBM_QUERIES.combat, rulesOf(each), question);
    if ('answer' in answer) continue;
    return answer.trail.flatMap(({ clause: by, step, amount }) => {
      if (by !== clause || amount === undefined || amount === 0) return [];
      const sign = amount < 0 ? '−' : step === 'base' ? '' : '+';
      return [`${sign}${String(Math.abs(amount))}${step === 'added' ? 'p' : ''}`];
    });
  }
  return ['not held'];
}

/** The amount that the words of a clause state first, as the sheet prints it: "-1 for each …", "deduct 1", "add 50p". */
function stated({ held, blocks }: PublishedClause): string {
  if (!held) return '?';
  const words = blocks.map((block) => (block.kind === 'row' ? '' : block.text)).join(' ');
  const [, sign = '', amount = '', paces = ''] =
    /([+−-]|\b(?:add|deduct|costs) )(\d+)(p?)/.exec(words.replaceAll('add +', '+')) ?? [];
  if (sign.startsWith('costs')) return amount;
  return `${/^[−-]|^deduct/.test(sign) ? '−' : '+'}${amount}${paces}`;
}

/** What becomes of the loser, in the words of the table: every throw, with help for the winner, until both margins have come up. */
function outcomeOf(edition: string, loser: string, winner: string, shooting: boolean): string {
  const found = new Map<string, string>();
  for (const [overlaps, general] of [
    [0, false],
    [2, true],
    [2, false],
  ] as const) {
    for (const dice of throws) {
      const side = shooting ? { shooting, aiders: overlaps } : {};
      const answer = fight(
        edition,
        { troop: loser, ...(shooting ? {} : { overlaps }) },
        { troop: winner, general, ...side },
        dice,
      );
      if (answer?.loser === 'a') found.set(answer.margin, answer.outcome.a);
    }
  }
  const less = found.get('less') ?? 'in print only';
  const half = found.get('halfOrLess') ?? 'in print only';
  return less === 'destroyed' && half === 'destroyed' ? less : `${less}; half or less: ${half}`;
}

test('the source line names the edition, its date and the date of the content', async () => {
  const page = await openSheet('3.4');
  const { footer } = await readSheet(page);
  await page.close();
  expect(footer).toContain('DBM 3.4, 1 November 2020');
  const { date } = readGenerated('content.json') as PublishedContent;
  expect(footer).toContain(`Made from Legal Contact, content of ${dateInWords(date)}.`);
});

test('a button prints where there is JavaScript, and is not there without', async () => {
  const shown = await Promise.all(
    [true, false].map(async (javaScriptEnabled) => {
      const context = await site.browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${site.origin}/playsheet/3.4/`);
      const isShown = await page.locator('[data-print]').isVisible();
      await context.close();
      return isShown;
    }),
  );
  expect(shown).toEqual([true, false]);
});
