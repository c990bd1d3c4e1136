import { describe, expect, test } from 'vitest';
import type { PageName } from '../../../../compiler/words/index.ts';
import { locate, readBook, recogniseWork, type Leaf, type Work } from '../index.ts';

const leaf = (number: number, text = '', [width, height] = [300, 400]): Leaf => ({
  number,
  width: width,
  height: height,
  turn: 0,
  runs: text === '' ? [] : [{ text, x: 20, y: 20, width: 100, height: 10 }],
});
const work: Work = { id: 'a', title: 'A', signs: ['first edition'], sections: [], places: {} };
const numbersOf = (
  leaves: readonly Leaf[],
  ...more: [Parameters<typeof readBook>[2]?]
): readonly (readonly PageName[])[] =>
  readBook(leaves, work, ...more).numbering.pages.map((page) => [page.leaf, page.number]);

describe('a book without text', () => {
  test('is counted from its first leaf, which is a guess', () => {
    expect(numbersOf([leaf(1), leaf(2)])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(readBook([leaf(1)], work).numbering).toMatchObject({ from: 'a guess', sure: false });
  });

  test('is counted from the leaves that a person names', () => {
    const pages = [
      { leaf: 3, page: 1 },
      { leaf: 5, page: 12 },
    ];
    expect(numbersOf([leaf(1), leaf(2), leaf(3), leaf(4), leaf(5), leaf(6)], { pages })).toEqual([
      [3, 1],
      [4, 2],
      [5, 12],
      [6, 13],
    ]);
  });

  test('counts no page that a person calls by a letter', () => {
    const pages = [
      { leaf: 1, page: 39 },
      { leaf: 2, page: '39a' },
    ];
    expect(numbersOf([leaf(1), leaf(2), leaf(3)], { pages })).toEqual([
      [1, 39],
      [2, '39a'],
      [3, 40],
    ]);
  });

  test('with two pages to a leaf has halves, but for a cover that stands alone', () => {
    const leaves = [leaf(1), leaf(2, '', [800, 500]), leaf(3, '', [800, 500])];
    const { pages } = readBook(leaves, work, { twoToALeaf: true, pages: [{ leaf: 2, page: 2 }] }).numbering;
    expect(pages.map((page) => [page.leaf, page.number, page.box.x])).toEqual([
      [1, 1, 0],
      [2, 2, 0],
      [2, 3, 400],
      [3, 4, 0],
      [3, 5, 400],
    ]);
  });

  test('shows the page of a place, and no passage', () => {
    const reading = readBook([leaf(1), leaf(2)], work);
    expect(locate(reading, { page: 2, section: 'Halts' })).toMatchObject({
      page: { leaf: 2 },
      boxes: null,
      sure: false,
    });
    expect(locate(reading, { page: 3, section: 'Halts' })).toBeNull();
    expect(locate(reading, { page: null })).toBeNull();
  });
});

describe('which work it is', () => {
  const other: Work = { ...work, id: 'b', signs: ['second edition', 'march 2011'] };

  test('is told by what is written on its outer leaves', () => {
    expect(recogniseWork([leaf(1, 'The Game: Second Edition,'), leaf(2)], [work, other])).toMatchObject({
      work: other,
      sure: true,
    });
  });

  test('is not told by nothing, nor by a part of a word', () => {
    expect(recogniseWork([leaf(1, 'first editions'), leaf(2)], [work, other])).toBeNull();
  });

  test('is not sure where the signs of two are on it', () => {
    expect(
      recogniseWork([leaf(1, 'Second edition. What the first edition had.'), leaf(2)], [work, other]),
    ).toMatchObject({
      sure: false,
    });
  });
});

describe('a page that was put in', () => {
  const printed = (names: readonly string[]): readonly Leaf[] =>
    names.map((name, index) => {
      const page = leaf(index + 1, `Words of the page ${name}`);
      const foot = { text: name, x: 140, y: 385, width: 12, height: 10 };
      return { ...page, runs: [{ text: 'Words.', x: 20, y: 200, width: 100, height: 10 }, foot] };
    });

  test('is called as it is printed, and those behind it are counted on', () => {
    expect(numbersOf(printed(['1', '2', '3', '3a', '4']))).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, '3a'],
      [5, 4],
    ]);
  });

  test('is no page by a name that does not follow', () => {
    expect(numbersOf(printed(['1', '2', '3', '7a', '5'])).map(([, name]) => name)).toEqual([1, 2, 3, 4, 5]);
  });

  test('is where a place is shown that names it; a copy without it has no such page', () => {
    const place = { page: '3a', section: 'Figures' };
    expect(locate(readBook(printed(['1', '2', '3', '3a', '4']), work), place)?.page).toMatchObject({ leaf: 4 });
    const titled: Work = { ...work, sections: [{ title: 'Words.', page: 2 }] };
    expect(locate(readBook(printed(['1', '2']), titled), { page: 2, section: 'Words.' })).not.toBeNull();
    expect(locate(readBook(printed(['1', '2']), titled), { page: '2a', section: 'Words.' })).toBeNull();
  });
});
