import { compareEditions, type ClauseChange } from '../../amend/index.ts';
import type { Clause, FigureTable } from '../../rulebook/index.ts';
import { isTold, type BitesContent } from '../load/load-bites.ts';
import type { BuiltEdition } from '../load/load-chain.ts';
import type { ChangedFigure, PublishedComparison } from '../model.ts';
import { troopsIn } from './troops-in.ts';

/** Every edition compared with every later one, the nearest pairs first. */
export function publishComparisons(
  chain: readonly BuiltEdition[],
  bites: BitesContent,
): readonly PublishedComparison[] {
  const ids = chain.map(({ edition }) => edition.id);
  return chain.flatMap((to, index) =>
    chain
      .slice(0, index)
      .toReversed()
      .map((from) => ({
        from: from.edition.id,
        to: to.edition.id,
        changes: compareEditions(from.book, to.book).map((change) => {
          const { before, after } = sidesOf(change);
          return {
            id: change.id,
            kind: change.kind,
            section: change.section,
            figures: changedFigures(before?.figures ?? null, after?.figures ?? null),
            troops: troopsIn([before, after].flatMap((clause) => (clause === null ? [] : [clause]))),
          };
        }),
        ...bitesBetween(bites, from.edition.id, to.edition.id, ids),
      })),
  );
}

/** What will bite who comes from one edition to another, and what is to be said of the one that he comes from. */
function bitesBetween(
  { notes, lines }: BitesContent,
  from: string,
  to: string,
  editions: readonly string[],
): Pick<PublishedComparison, 'notes' | 'bites'> {
  return {
    notes: notes.filter((note) => note.from.includes(from)).map(({ says }) => says),
    bites: lines
      .filter((line) => isTold(line, from, to, editions))
      .map(({ when, subject, says, was = null, since, clauses }) => ({ when, subject, says, was, since, clauses })),
  };
}

function sidesOf(change: ClauseChange): { before: Clause | null; after: Clause | null } {
  if (change.kind === 'added') return { before: null, after: change.after };
  if (change.kind === 'removed') return { before: change.before, after: null };
  return change;
}

/** The cells that stand in both tables, with other figures. */
function changedFigures(before: FigureTable | null, after: FigureTable | null): readonly ChangedFigure[] {
  if (before === null || after === null) return [];
  return after.rows.flatMap(({ key, label, cells }) => {
    const old = before.rows.find((row) => row.key === key);
    return after.columns.flatMap((column, index) => {
      const from = old?.cells[before.columns.indexOf(column)]?.text;
      const to = cells[index]?.text;
      return from === undefined || to === undefined || from === to ? [] : [{ row: label, column, from, to }];
    });
  });
}
