import { describe, expect, test } from 'vitest';
import { pagesOf } from '../layout/pages.ts';
import { sentencesOf } from '../layout/sentences.ts';
import { readSections } from '../sections/read-sections.ts';
import type { Leaf, TextRun } from '../model.ts';

/** A leaf with these lines, one below the other; a line may say where it begins. */
function leafOf(lines: readonly (string | readonly [string, number])[], number = 1): Leaf {
  const runs = lines.flatMap((line, index): readonly TextRun[] => {
    const [text, x] = typeof line === 'string' ? [line, 40] : line;
    return text === '' ? [] : [{ text, x, y: 100 + 12 * index, width: 5 * text.length, height: 10, font: 'f' }];
  });
  return { number, width: 400, height: 600, turn: 0, runs };
}

const unitsOf = (leaves: readonly Leaf[], titles: readonly string[] = []): readonly string[] =>
  readSections(pagesOf(leaves, false), titles).units.map(
    ({ kind, marker, text }) => `${kind}${marker === '' ? '' : ` ${marker}`}: ${text}`,
  );

const LONG = 'a line that goes on to the right side of its column and so';

describe('the lines of a page', () => {
  test('are paragraphs where there is a gap between them, and a parted word is whole', () => {
    expect(unitsOf([leafOf([`A lan-`, 'tern of well-', 'Known make.', '', 'The next.'])])).toEqual([
      'paragraph: A lantern of well- Known make.',
      'paragraph: The next.',
    ]);
  });

  test('are points where they are marked, whatever the mark', () => {
    const points = ['• one', '– two', '* three', '(a) four', '+1 five', '− 2 six', '3. seven'];
    expect(unitsOf([leafOf(points)]).map((unit) => unit.replace(/:.*/u, ''))).toEqual([
      'bullet •',
      'bullet –',
      'bullet *',
      'bullet (a)',
      'bullet +1',
      'bullet − 2',
      'numbered 3.',
    ]);
  });

  test('begin no point with a dash in the middle of a sentence', () => {
    expect(unitsOf([leafOf([LONG, '- so it goes on', LONG])])).toHaveLength(1);
  });

  test('are read letter by letter, and without the ligatures of print', () => {
    const letters = 'ﬁve of all'
      .split(/(?:)/u)
      .flatMap((letter, index) =>
        letter === ' ' ? [] : [{ text: letter, x: 40 + 6 * index, y: 100, width: 6, height: 10 }],
      );
    expect(unitsOf([{ ...leafOf([]), runs: letters }])).toEqual(['paragraph: five of all']);
  });

  test('have titles among them, however they are spaced', () => {
    const title = { text: 'R E A R  S U P P O R T', x: 40, y: 70, width: 120, height: 14, font: 'bold' };
    const leaf = leafOf([LONG, LONG, 'The end.']);
    expect(unitsOf([{ ...leaf, runs: [title, ...leaf.runs] }], ['Rear support'])[0]).toBe(
      'title: R E A R S U P P O R T',
    );
  });
});

describe('what stands on every page', () => {
  const page = (number: number): Leaf => ({
    ...leafOf([LONG, LONG], number),
    runs: [
      { text: 'A game of teapots', x: 40, y: 10, width: 80, height: 10 },
      ...leafOf([LONG, `Page ${number} says so.`], number).runs,
      { text: String(number + 6), x: 200, y: 580, width: 10, height: 10 },
    ],
  });

  test('is no text, and its number is that of the page', () => {
    const pages = pagesOf([page(1), page(2), page(3)], false);
    expect(pages.map(({ numbers }) => numbers)).toEqual([[7], [8], [9]]);
    expect(pages.flatMap(({ lines }) => lines.map(({ text }) => text))).not.toContain('A game of teapots');
  });
});

test.each([
  ['One. Two. Three', ['One.', 'Two.', 'Three']],
  ['It is so, e.g. In rough going. Else not.', ['It is so, e.g. In rough going.', 'Else not.']],
  ['See p. 12. It says “so.” Then more!', ['See p. 12.', 'It says “so.”', 'Then more!']],
  ['A base of 1.5 cm. It counts 2.5.', ['A base of 1.5 cm. It counts 2.5.']],
  ['', []],
])('the sentences of "%s"', (text, expected) => {
  expect(sentencesOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected);
});
