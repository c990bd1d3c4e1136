import type { PublishedChanges, PublishedClause, PublishedComparison } from '../../compiler/publish/index.ts';
import { notesBetween } from '../changes/changes-between.ts';
import { clauseOf } from '../ground/published.ts';

type Standing = NonNullable<PublishedChanges['changes'][number]['before']>;

/**
 * What changed between two editions, as programs read it.
 *
 * @param comparison The clauses that differ
 */
export function apiChanges({ from, to, changes, notes, bites }: PublishedComparison): PublishedChanges {
  return {
    from,
    to,
    notes,
    bites,
    changes: changes.map(({ id, kind, section, figures, troops }) => {
      const [before, after] = [clauseOf(from, id), clauseOf(to, id)];
      const same = before?.digest === after?.digest;
      return {
        id,
        kind,
        section,
        before: before === undefined ? null : standingOf(before, same),
        after: after === undefined ? null : standingOf(after, same),
        figures,
        troops,
        by: notesBetween(id, from, to),
      };
    }),
  };
}

function standingOf(clause: PublishedClause, same: boolean): Standing {
  const { title, page, place, held, url, secondary, officialCells, digest, blocks } = clause;
  const told = { secondary, ...(officialCells !== undefined && { officialCells }) };
  return { title, page, place, held, url, ...told, digest, blocks: same ? [] : blocks };
}
