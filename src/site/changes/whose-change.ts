import type { ChangedFigure, PublishedClause } from '../../compiler/publish/index.ts';
import { butFor, cellsInWords } from '../authority/official-cells.ts';
import { RUNGS } from '../authority/rungs.ts';

/** A clause as one of two editions has it; undefined where that has none. */
type Side = Pick<PublishedClause, 'secondary' | 'officialCells' | 'figures'> | undefined;

/** The two sides of a comparison, the older one first, and the editions that they are of. */
export interface Sides {
  readonly before: Side;
  readonly after: Side;
  readonly from: string;
  readonly to: string;
}

/**
 * Which of both wordings a secondary source tells, in words: with the edition where only one of both rests on that.
 *
 * @returns `By a secondary source in 3.0`; null where neither rests on one
 */
export function secondaryWording({ before, after, from, to }: Sides): string | null {
  const sides = [
    { edition: from, side: before },
    { edition: to, side: after },
  ].filter(({ side }) => side !== undefined);
  const told = sides
    .filter(({ side }) => side?.secondary)
    .map(({ edition, side }) => ({ edition, cells: cellsInWords(side?.officialCells) }));
  const [first, ...others] = told;
  if (first === undefined) return null;
  const inAll = told.length === sides.length;
  if (inAll && others.every(({ cells }) => cells === first.cells)) return `${RUNGS.secondary}${butFor(first.cells)}`;
  if (!inAll) return `${RUNGS.secondary} in ${first.edition}${butFor(first.cells)}`;
  const butIn = told
    .filter(({ cells }) => cells !== '')
    .map(({ edition, cells }) => `, in ${edition} but for ${cells}`);
  return RUNGS.secondary + butIn.join('');
}

/**
 * Which of both figures of a cell a secondary source tells, in words.
 *
 * @returns `By a secondary source in 3.3`; null where neither rests on one
 */
export function secondaryFigure(figure: ChangedFigure, { before, after, from, to }: Sides): string | null {
  const [then, now] = [isSecondary(figure, before), isSecondary(figure, after)];
  if (then && now) return RUNGS.secondary;
  return then || now ? `${RUNGS.secondary} in ${then ? from : to}` : null;
}

function isSecondary({ row, column }: ChangedFigure, side: Side): boolean {
  if (!side?.secondary) return false;
  const key = side.figures?.rows.find(({ label }) => label === row)?.key ?? row;
  return !(side.officialCells ?? []).some((cell) => cell.row === key && cell.column === column);
}
