import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../../tests/site/browser.ts';
import { locate, readBook, recogniseWork, type Leaf, type Work } from '../reading/index.ts';
import { works } from './built-works.ts';
import { inventSheet, strangeInstruction, type InventedSection, type InventedSheet } from './invent-sheet.ts';
import { inside, marksOn, same } from './judge-places.ts';
import { readLeaves } from './print-book.ts';
import { printSheets, type SheetLayout } from './print-sheet.ts';
import { chance, pickOf, randomOf, type Random } from './random.ts';

/** Sheets that are tried: more of them, where somebody asks for it. */
const SEEDS = Array.from({ length: Number(process.env.BOOKS ?? 1) }, (_, index) => 31 + index);

const sheets = works.filter(({ amends }) => amends === true);
const [largest] = [...sheets].sort(
  (one, other) => Object.keys(other.places).length - Object.keys(one.places).length,
) as [Work];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Judged {
  readonly places: number;
  readonly sure: number;
  readonly pages: number;
  /** What is marked for sure, or as a section, and is not what stands there. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

function judge(leaves: readonly Leaf[], work: Work, { truth, sections }: InventedSheet): Judged {
  const reading = readBook(leaves, work);
  const marks = marksOn(leaves);
  const judged = Object.entries(work.places).map(([id, place]) => {
    const found = locate(reading, place);
    const own = truth.get(id) ?? new Set();
    const right = same(inside(marks, found?.boxes ?? []), own);
    const section = sections.filter(({ title }) => title === place.section).flatMap(marksOfSection);
    const strays = [...inside(marks, found?.section ?? [])].filter((mark) => !section.includes(mark));
    return {
      id,
      sure: found?.sure === true && right,
      wrong: (found?.sure === true && !right) || strays.length > 0,
      page: found !== null && (right || [...own].some((mark) => inside(marks, [found.page.box]).has(mark))),
    };
  });
  return {
    places: judged.length,
    sure: judged.filter(({ sure }) => sure).length,
    pages: judged.filter(({ page }) => page).length,
    wrong: judged.filter(({ wrong }) => wrong).map(({ id }) => id),
    missed: judged.filter(({ sure }) => !sure).map(({ id }) => id),
  };
}

function marksOfSection({ instructions }: InventedSection): readonly string[] {
  return instructions.flatMap(({ text }) =>
    text.flatMap((each) => [each, ...each.bullets].flatMap(({ sentences }) => sentences.map(({ mark }) => mark))),
  );
}

function tell(name: string, { places, sure, pages, wrong, missed }: Judged): void {
  console.log(
    `${name}: marked ${String(sure)} of ${String(places)} (${((100 * sure) / places).toFixed(1)} %), wrongly ${String(wrong.length)}; right page ${String(pages)}`,
  );
  if (process.env.TELL) console.log('missed', missed.join(' '), 'WRONG', wrong.join(' '));
}

const layouts: readonly (readonly [string, SheetLayout])[] = [
  ['one column', { columns: 1, pagesBehind: true }],
  ['two columns', { columns: 2, boldHeads: true, quotes: ['“', '”'] }],
  ['headings like the text', { columns: 1, plainHeadings: true, pagesBehind: true, quotes: ['“', '”'] }],
];

describe.each(layouts)('invented sheets of instructions in one file, in %s', (name, layout) => {
  test('each is known by its title; nothing is marked wrongly, and most of it is found', async () => {
    const all = sheets.map((work, index) => ({ work, sheet: inventSheet(work, randomOf(3 + index)) }));
    // The same headings and instructions once more, as a file has that brings several sheets together.
    const again = { ...inventSheet(largest, randomOf(9)), title: 'DBM OFFICIAL V 3.2 AMENDMENTS', subtitle: '' };
    const leaves = await readLeaves(await printSheets(browser, [...all.map(({ sheet }) => sheet), again], layout));
    const known = recogniseWork(leaves, works);
    expect([known?.work.id, ...(known?.also ?? []).map(({ id }) => id)].sort()).toEqual(
      sheets.map(({ id }) => id).sort(),
    );
    for (const { work, sheet } of all) {
      const judged = judge(leaves, work, sheet);
      tell(`${work.id}, ${name}`, judged);
      expect(judged.wrong).toEqual([]);
      if (work !== largest) continue;
      expect(judged.sure / judged.places, judged.missed.join(' ')).toBeGreaterThanOrEqual(0.8);
      expect(judged.pages / judged.places).toBeGreaterThanOrEqual(0.95);
    }
  });
});

/** Instructions that we do not know; some we could not even read. */
const STRANGE = [
  'Para 17. Replace with:',
  'Also this remark is to be read thus:',
  'Replace with:',
  'Delete the last remark.',
];

const strange: readonly (readonly [string, (sheet: InventedSheet, random: Random) => void])[] = [
  [
    'other instructions stand between',
    ({ sections }, random) => {
      for (const { instructions } of sections)
        if (chance(0.5, random))
          instructions.splice(
            Math.floor(random() * (instructions.length + 1)),
            0,
            strangeInstruction(pickOf(STRANGE, random), random),
          );
    },
  ],
  [
    'instructions are missing',
    ({ sections }, random) => {
      for (const { instructions } of sections)
        if (instructions.length > 1 && chance(0.5, random))
          instructions.splice(Math.floor(random() * instructions.length), 1);
    },
  ],
  [
    'headings are others, or missing',
    ({ sections }, random) => {
      sections.forEach((section, index) => {
        if (chance(0.2, random))
          sections[index] = {
            ...section,
            title: pickOf(['Of teapots', 'PIANOS', 'No heading that looks like one'], random),
          };
      });
    },
  ],
  [
    'headings stand in it twice',
    ({ sections }, random) => {
      for (const { title } of sections.filter(() => chance(0.3, random)))
        sections.splice(Math.floor(random() * sections.length), 0, {
          title,
          instructions: [
            strangeInstruction('Para 1. Replace with:', random),
            strangeInstruction('Last bullet. Delete.', random),
          ],
        });
    },
  ],
  [
    'nothing is quoted, and heads are cut',
    ({ sections }, random) => {
      for (const instruction of sections.flatMap(({ instructions }) => instructions)) {
        instruction.quoted = false;
        if (chance(0.2, random)) instruction.head = instruction.head.replace(/\. .*/u, ' is otherwise now.');
      }
    },
  ],
];

describe('a sheet that is not what we know', () => {
  test.each(strange.flatMap(([name, spoil]) => layouts.map(([set, layout]) => [name, set, spoil, layout] as const)))(
    '%s, in %s: nothing is marked wrongly',
    async (name, set, spoil, layout) => {
      for (const seed of SEEDS) {
        const random = randomOf(seed);
        const sheet = inventSheet(largest, random);
        spoil(sheet, random);
        const judged = judge(await readLeaves(await printSheets(browser, [sheet], layout)), largest, sheet);
        tell(`${name}, ${set}`, judged);
        expect(judged.wrong, `seed ${String(seed)}`).toEqual([]);
      }
    },
  );
});
