import { digestClause, type Clause, type Rulebook } from '../../rulebook/index.ts';
import { longestIncreasing } from './longest-increasing.ts';

/** A clause that stands in both editions. */
interface InBoth {
  readonly id: string;
  /** Id of its section in the newer edition. */
  readonly section: string;
  readonly before: Clause;
  readonly after: Clause;
}

/** How a clause differs between two editions; one that differs in several ways is named by the first that fits. */
export type ClauseChange =
  | { readonly kind: 'added'; readonly id: string; readonly section: string; readonly after: Clause }
  /** `section` is that of the older edition. */
  | { readonly kind: 'removed'; readonly id: string; readonly section: string; readonly before: Clause }
  /** Its title, its words, or whether we hold them. */
  | ({ readonly kind: 'reworded' } & InBoth)
  /** The same words over other code, other figures' marking or other markup. */
  | ({ readonly kind: 'recoded' } & InBoth)
  /** The same in another section, or past a neighbour. */
  | ({ readonly kind: 'moved'; readonly sectionBefore: string } & InBoth)
  /** Only its printed page or place. */
  | ({ readonly kind: 'renumbered' } & InBoth);

/** A clause, its section, and what of it only its source tells. */
interface Standing {
  readonly clause: Clause;
  readonly section: string;
  readonly body: string;
}

/**
 * Compare two editions clause by clause.
 *
 * @param older One edition
 * @param newer A later one
 * @returns What differs, in the order of the newer edition; removed clauses stand behind the clause they followed
 */
export function compareEditions(older: Rulebook, newer: Rulebook): ClauseChange[] {
  const before = standings(older);
  const after = standings(newer);
  const stayed = inPlace(before, after);
  const removed = removals(before, after);
  const changes: ClauseChange[] = [...(removed.get(null) ?? [])];
  for (const [id, standing] of after) {
    const change = changeOf(before.get(id), standing, stayed.has(id));
    if (change !== null) changes.push(change);
    changes.push(...(removed.get(id) ?? []));
  }
  return changes;
}

function changeOf(
  old: Standing | undefined,
  { clause, section, body }: Standing,
  stayed: boolean,
): ClauseChange | null {
  const { id } = clause;
  if (old === undefined) return { kind: 'added', id, section, after: clause };
  const both: InBoth = { id, section, before: old.clause, after: clause };
  if (old.clause.held !== clause.held || digestClause(old.clause) !== digestClause(clause))
    return { kind: 'reworded', ...both };
  if (old.body !== body || (old.clause.figures === null) !== (clause.figures === null))
    return { kind: 'recoded', ...both };
  if (!stayed) return { kind: 'moved', sectionBefore: old.section, ...both };
  return old.clause.page === clause.page && old.clause.place === clause.place ? null : { kind: 'renumbered', ...both };
}

function standings({ sections }: Rulebook): ReadonlyMap<string, Standing> {
  const all = sections.flatMap(({ id: section, source, clauses }) =>
    clauses.map((clause): [string, Standing] => {
      const body = source.text.slice(clause.bodyStart, clause.bodyEnd).trim();
      return [clause.id, { clause, section, body }];
    }),
  );
  return new Map(all);
}

/** Ids of the clauses that kept their section and, there, their order: as many as can have. */
function inPlace(before: ReadonlyMap<string, Standing>, after: ReadonlyMap<string, Standing>): ReadonlySet<string> {
  const rank = new Map([...before.keys()].map((id, index) => [id, index]));
  const kept = [...after].filter(([id, { section }]) => before.get(id)?.section === section).map(([id]) => id);
  const bySection = Map.groupBy(kept, (id) => after.get(id)?.section);
  return new Set([...bySection.values()].flatMap((ids) => longestIncreasing(ids, (id) => rank.get(id) ?? 0)));
}

/** Removed clauses by the clause they stood behind, of those that are still there; null for the very beginning. */
function removals(
  before: ReadonlyMap<string, Standing>,
  after: ReadonlyMap<string, Standing>,
): Map<string | null, ClauseChange[]> {
  const behind = new Map<string | null, ClauseChange[]>([[null, []]]);
  let last: string | null = null;
  for (const [id, { clause, section }] of before) {
    if (after.has(id)) {
      last = id;
      behind.set(id, []);
    } else behind.get(last)?.push({ kind: 'removed', id, section, before: clause });
  }
  return behind;
}
