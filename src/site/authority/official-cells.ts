import { RUNGS } from './rungs.ts';

/** The cells of a table that something official set, though a secondary source tells the rest of it. */
type OfficialCells = readonly { readonly row: string; readonly column: string }[];

/**
 * The rung of a text that a secondary source tells, in words: with the cells of its table of which that is not so.
 *
 * @returns `By a secondary source, but for Bd S, O and X; Sp S`
 */
export function secondaryButFor(cells: OfficialCells = []): string {
  return RUNGS.secondary + butFor(cellsInWords(cells));
}

/** What is apart from something, where anything is. */
export function butFor(cells: string): string {
  return cells === '' ? '' : `, but for ${cells}`;
}

/** Cells by their rows: `Bd S, O, X; Sp S`; empty where there are none. */
export function cellsInWords(cells: OfficialCells = []): string {
  const rows = new Map<string, readonly string[]>();
  for (const { row, column } of cells) rows.set(row, [...(rows.get(row) ?? []), column]);
  return [...rows].map(([row, columns]) => `${row} ${columns.join(', ')}`).join('; ');
}
