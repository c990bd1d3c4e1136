import { nearest } from '../../schemas/index.ts';
import { placeAt, readFigure, type Edit } from '../../rulebook/index.ts';
import { addCites } from './edit-opening-tag.ts';
import type { Found } from '../draft.ts';
import type { SetCellPatch } from '../model.ts';
import type { Objection } from './plan.ts';

/** Put a new figure into a cell of the table of a clause, if the cell holds what the patch expects. */
export function planSetCell(patch: SetCellPatch, { section, clause }: Found): readonly Edit[] | Objection {
  if (clause.figures === null) return { what: 'it is not marked "figures", so it has no cells to set' };
  const { columns, rows } = clause.figures;
  const row = rows.find(({ key, label }) => key === patch.row || label === patch.row);
  if (row === undefined)
    return unknown(
      'row',
      patch.row,
      rows.flatMap(({ key, label }) => [key, label]),
    );
  const cell = row.cells[columns.indexOf(patch.column)];
  if (cell === undefined) return unknown('column', patch.column, columns);
  if (cell.figure !== readFigure(patch.from)) {
    return {
      what: `row "${patch.row}", column "${patch.column}": expected "${patch.from}", found "${cell.text}"`,
      places: [placeAt(section.source, cell.start, 'the cell')],
    };
  }
  return [...addCites(patch, section, clause), { start: cell.start, end: cell.end, replacement: patch.to }];
}

function unknown(what: 'row' | 'column', name: string, known: readonly string[]): Objection {
  const meant = nearest(name, known);
  const hint = meant === null ? `its ${what}s are "${[...new Set(known)].join('", "')}".` : `did you mean "${meant}"?`;
  return { what: `its table has no ${what} "${name}"`, hint };
}
