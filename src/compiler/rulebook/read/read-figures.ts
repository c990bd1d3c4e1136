import type { Table, TableCell, TableRow } from 'mdast';
import { endOf, placeAt, startOf } from './elements.ts';
import type { Figure, FigureCell, FigureRow, FigureTable } from '../model.ts';
import { plainText } from './plain-text.ts';
import type { Reading } from './read-attributes.ts';

/**
 * Read the table of a clause marked `figures`.
 *
 * @param table The table
 * @param subject What a problem cannot read: `clause "costs.regular"`
 * @param reading Where problems are reported
 * @returns The figures, without cells that are not figures
 */
export function readFigures(table: Table, subject: string, { source, heading, problems }: Reading): FigureTable {
  const report = (offset: number, what: string, hint?: string) => {
    problems.push({ headline: `Cannot read ${subject}: ${what}`, places: [placeAt(source, offset, heading)], hint });
  };
  const [headings, ...body] = table.children;
  const columns = headings?.children.slice(1).map((cell) => plainText([cell])) ?? [];
  const known = new Set<string>();
  for (const column of columns) {
    if (column === '') report(startOf(table), 'a column of figures has no heading');
    else if (known.has(column)) report(startOf(table), `column "${column}" stands twice in its table`);
    known.add(column);
  }

  const readCell = (cell: TableCell, row: string, column: string): FigureCell[] => {
    const [first, last] = [cell.children[0], cell.children.at(-1)];
    if (first === undefined || last === undefined) {
      report(startOf(cell), `row "${row}" has no figure in column "${column}"`, emptyCellHint);
      return [];
    }
    const text = plainText([cell]);
    const figure = readFigure(text);
    if (figure === null) {
      report(startOf(first), `row "${row}", column "${column}": expected a figure, found "${text}"`, emptyCellHint);
      return [];
    }
    return [{ text, figure, start: startOf(first), end: endOf(last) }];
  };

  const labels = new Set<string>();
  const readRow = (row: TableRow): FigureRow => {
    const [first, ...cells] = row.children;
    const label = first === undefined ? '' : plainText([first]);
    const key = /\(([^()]+)\)$/.exec(label)?.[1] ?? label;
    if (label === '') report(startOf(row), 'a row of figures has no label');
    for (const name of new Set([label, key])) {
      if (labels.has(name) && name !== '') report(startOf(row), `row "${name}" stands twice in its table`);
      labels.add(name);
    }
    for (const column of columns.slice(cells.length)) {
      report(startOf(row), `row "${label}" has no cell in column "${column}"`, emptyCellHint);
    }
    if (cells.length > columns.length) {
      report(
        startOf(row),
        `row "${label}" has ${cells.length} cells of figures, but the table has ${columns.length} columns`,
      );
    }
    return { label, key, cells: cells.flatMap((cell, index) => readCell(cell, label, columns[index] ?? '')) };
  };
  return { columns, rows: body.map(readRow) };
}

const emptyCellHint = 'write a number, "–" where there is none, or "in print only".';

/**
 * Read one figure as a table holds it.
 *
 * @param text The trimmed text of the cell
 * @returns The figure, or null if it is none
 * @example Half points
 * ```ts
 * readFigure('6½'); // 6.5
 * ```
 */
export function readFigure(text: string): Figure | null {
  if (text === 'in print only') return 'not held';
  if (text === '–' || text === '-') return 'none';
  const [, sign, whole, half] = /^([+−-]?)(\d+(?:\.\d+)?|(?=½))(½?)$/.exec(text) ?? [];
  if (whole === undefined || (half === '½' && whole.includes('.'))) return null;
  const amount = Number(whole) + (half === '½' ? 0.5 : 0);
  return sign === '' || sign === '+' || amount === 0 ? amount : -amount;
}
