import { describe, expect, test } from 'vitest';
import { leafOfPage } from '../leaf-of-page.ts';

/** A run as pdf.js gives it: its base line begins at a point of the page, from the bottom left. */
function item(str: string, transform: readonly number[], width = 50): never {
  return { str, dir: 'ltr', transform: [...transform], width, height: 10, fontName: 'f1', hasEOL: false } as never;
}

/** A page of 200 by 100 points as it lies in the file. */
const lying = { width: 200, height: 100, transform: [1, 0, 0, -1, 0, 100] };

describe('a page as a leaf', () => {
  test('what stands upright is measured from the top left', () => {
    const leaf = leafOfPage(1, lying, { items: [item('Halts', [10, 0, 0, 10, 20, 90])] });
    expect(leaf).toEqual({
      number: 1,
      width: 200,
      height: 100,
      turn: 0,
      runs: [{ text: 'Halts', x: 20, y: 2, width: 50, height: 10, font: 'f1' }],
    });
  });

  test('a page whose text runs upwards is turned clockwise', () => {
    // The base line runs up, at 30 from the left; the text begins at 20 from the bottom.
    const leaf = leafOfPage(1, lying, { items: [item('Halts', [0, 10, -10, 0, 30, 20])] });
    expect(leaf).toMatchObject({ width: 100, height: 200, turn: 90 });
    expect(leaf.runs).toEqual([{ text: 'Halts', x: 20, y: 22, width: 50, height: 10, font: 'f1' }]);
  });

  test('a page whose text runs downwards is turned back', () => {
    const leaf = leafOfPage(1, lying, { items: [item('Halts', [0, -10, 10, 0, 30, 90])] });
    expect(leaf).toMatchObject({ width: 100, height: 200, turn: 270 });
    expect(leaf.runs).toEqual([{ text: 'Halts', x: 10, y: 162, width: 50, height: 10, font: 'f1' }]);
  });

  test('a page on its head is turned round', () => {
    const leaf = leafOfPage(1, lying, { items: [item('Halts', [-10, 0, 0, -10, 180, 10])] });
    expect(leaf).toMatchObject({ width: 200, height: 100, turn: 180 });
    expect(leaf.runs).toEqual([{ text: 'Halts', x: 20, y: 2, width: 50, height: 10, font: 'f1' }]);
  });

  test('spaces, and what leans, are left out', () => {
    const items = [item(' ', [10, 0, 0, 10, 20, 90]), item('COPY', [7, 7, -7, 7, 20, 20])];
    expect(leafOfPage(1, lying, { items }).runs).toEqual([]);
  });
});
