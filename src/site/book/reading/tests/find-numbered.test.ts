import { describe, expect, test } from 'vitest';
import { locate, readBook, recogniseWork, type Leaf, type PlaceInPrint, type Work } from '../index.ts';

/** A line of the sheet: those in capitals are set larger. */
const leafOf = (lines: readonly string[]): Leaf => ({
  number: 1,
  width: 300,
  height: 900,
  turn: 0,
  runs: lines.map((text, index) => {
    const height = text === text.toUpperCase() ? 14 : 10;
    return { text, x: 20, y: 20 + 14 * index, width: 4.5 * text.length, height };
  }),
});

const clarification = (section: string, number: string): PlaceInPrint => ({
  page: null,
  section,
  locator: `numbered clarification ${number}`,
});
const guideline = (section: string, number: string): PlaceInPrint => ({
  ...clarification(section, number),
  locator: `numbered guideline ${number}`,
});

const PLACES = {
  contact: clarification('1. Contact', '1.1'),
  walls: clarification('2. Walls (p. 9)', '2.1'),
  gates: clarification('2. Walls (p. 9)', '2.2'),
  missing: clarification('2. Walls (p. 9)', '2.3'),
  scale: guideline('1. Scale', '1.1'),
};
const sheet: Work = {
  id: 'sheet',
  title: 'The sheet',
  signs: ['the sheet of answers'],
  sections: ['1. Contact', '2. Walls (p. 9)', '1. Scale'].map((title) => ({ title, page: null })),
  places: PLACES,
};

const LINES = [
  'The sheet of answers, for version 2.2 and later ones of it',
  '1. CONTACT',
  '1.1 Invented words about contact stand on this line and',
  'go on here until they end in a sentence of their own.',
  '2. WALLS',
  '2.1 Invented words about walls, which send the reader to',
  '2.2 in passing, and then go on for a line of their own.',
  '2.2 Invented words about gates, the last of their section.',
  '1. SCALE',
  '1.1 Invented words about the scale, told as a guideline.',
];

const reading = (lines: readonly string[]) => readBook([leafOf(lines)], sheet);
const linesIn = (lines: readonly string[], place: PlaceInPrint): readonly string[] | null => {
  const found = locate(reading(lines), place);
  if (!found?.sure) return null;
  return lines.filter((_, index) =>
    found.boxes?.some(({ y, height }) => 25 + 14 * index > y && 25 + 14 * index < y + height),
  );
};

describe('what a sheet says under a number', () => {
  test('is found up to the next title', () => {
    expect(linesIn(LINES, PLACES.contact)).toEqual(LINES.slice(2, 4));
  });

  test('is told from what has the same number in another section', () => {
    expect(linesIn(LINES, PLACES.scale)).toEqual(LINES.slice(9));
    expect(linesIn([...LINES.slice(0, 1), ...LINES.slice(4)], PLACES.contact)).toBeNull();
  });

  test('is not marked where two lines begin with its number', () => {
    expect(linesIn(LINES, PLACES.gates)).toBeNull();
  });

  test('is not marked where no line does', () => {
    expect(linesIn(LINES, PLACES.missing)).toBeNull();
  });

  test('is found on the page of the contents, below them', () => {
    const titles = ['1. CONTACT', '2. WALLS', '3. GATES', '4. TOWERS', '5. WELLS', '6. ROADS'];
    const work: Work = {
      ...sheet,
      sections: [...titles, ...sheet.sections.map(({ title }) => title)].map((title) => ({ title, page: null })),
    };
    const lines = [LINES[0]!, ...titles.map((title) => `${title} .... 1`), ...LINES.slice(1, 4)];
    const found = locate(readBook([leafOf(lines)], work), PLACES.contact);
    expect(found?.sure).toBe(true);
    expect(found?.boxes?.[0]?.y).toBeCloseTo(20 + 14 * 8, 0);
  });

  test('a whole title tells the sheet, though it names a version that is a sign of another work', () => {
    const other: Work = { ...sheet, id: 'other', signs: ['version 2.2'] };
    expect(recogniseWork([leafOf(LINES)], [other, sheet])).toMatchObject({ work: sheet, sure: true });
  });
});
