import { expect, test } from 'vitest';
import { secondaryFigure, secondaryWording } from '../whose-change.ts';

const row = (key: string, label: string) => ({ key, label, figures: [1, 2] });
const figures = { columns: ['S', 'O'], rows: [row('Bd', 'Blades (Bd)'), row('Sp', 'Spears (Sp)')] };
const rule = { secondary: false, figures };
const told = { secondary: true, figures };
const toldBut = { secondary: true, figures, officialCells: [{ row: 'Bd', column: 'S' }] };
const toldButMore = { secondary: true, figures, officialCells: [...toldBut.officialCells, { row: 'Sp', column: 'S' }] };

test.each([
  [rule, rule, null],
  [undefined, rule, null],
  [undefined, told, 'By a secondary source'],
  [told, undefined, 'By a secondary source'],
  [told, told, 'By a secondary source'],
  [toldBut, toldBut, 'By a secondary source, but for Bd S'],
  [told, rule, 'By a secondary source in 3.1'],
  [rule, told, 'By a secondary source in 3.2'],
  [rule, toldBut, 'By a secondary source in 3.2, but for Bd S'],
  [told, toldBut, 'By a secondary source, in 3.2 but for Bd S'],
  [toldBut, toldButMore, 'By a secondary source, in 3.1 but for Bd S, in 3.2 but for Bd S; Sp S'],
])('of a clause that is %j before, and %j after, it says: %s', (before, after, said) => {
  expect(secondaryWording({ before, after, from: '3.1', to: '3.2' })).toBe(said);
});

test.each([
  [rule, rule, null],
  [told, told, 'By a secondary source'],
  [told, toldBut, 'By a secondary source in 3.1'],
  [toldBut, told, 'By a secondary source in 3.2'],
  [toldBut, toldButMore, null],
])('of a figure of a table that is %j before, and %j after, it says: %s', (before, after, said) => {
  const figure = { row: 'Blades (Bd)', column: 'S', from: '9', to: '8' };
  expect(secondaryFigure(figure, { before, after, from: '3.1', to: '3.2' })).toBe(said);
});
