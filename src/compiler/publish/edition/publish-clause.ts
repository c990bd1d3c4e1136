import { digestClause, type Change, type Clause, type Note } from '../../rulebook/index.ts';
import type { LineRun } from '../../snippets/index.ts';
import type { Bearings } from '../bearings.ts';
import type { Sources } from '../load/load-sources.ts';
import type { Added } from '../added-by.ts';
import type { PublishedChange, PublishedCitation, PublishedClause, PublishedExample, PublishedNote } from '../model.ts';

/** What is known about a clause besides its text. */
export interface Surroundings extends Bearings {
  readonly section: string;
  readonly url: string;
  readonly since: string;
  readonly runs: readonly LineRun[];
  readonly steps: readonly string[];
  /** What its rule adds, for the play sheet. */
  readonly adds: Added | null;
}

/** A clause as the site reads it. */
export function publishClause(clause: Clause, sources: Sources, surroundings: Surroundings): PublishedClause {
  const { runs, adds, ...rest } = surroundings;
  const { id, title, page, place, held, blocks } = clause;
  const citations = publishCitations(clause.cites, sources);
  const { restsOn, officialCells } = tableOf(clause, citations, sources);
  return {
    id,
    title,
    page,
    place,
    held,
    ...rest,
    citations,
    secondary: held && restOnSecondary(restsOn, sources),
    ...(held && officialCells.length > 0 ? { officialCells } : {}),
    blocks,
    figures: publishFigures(clause),
    short: clause.short && { text: clause.short.text, adds },
    digest: digestClause(clause),
    changes: clause.changes.map((change) => publishChange(change, sources)),
    rule: clause.fences.find(({ kind }) => kind === 'rule')?.code ?? null,
    examples: runs.map(publishExample),
  };
}

/** Whether a secondary source tells a clause: nothing that its words rest on is official, adopted, or of a play sheet. */
export function isSecondary(clause: Clause, sources: Sources): boolean {
  const { restsOn } = tableOf(clause, publishCitations(clause.cites, sources), sources);
  return clause.held && restOnSecondary(restsOn, sources);
}

/**
 * What the words of a clause rest on. Of a table of which amendments set cells it is what else it cites: a few official
 * figures make no rule of a table that a secondary source tells. Those are named.
 */
function tableOf(
  { figures, cites, changes }: Clause,
  citations: readonly PublishedCitation[],
  sources: Sources,
): {
  readonly restsOn: readonly PublishedCitation[];
  readonly officialCells: readonly { readonly row: string; readonly column: string }[];
} {
  const whole = { restsOn: citations, officialCells: [] };
  const set = changes.flatMap(({ cell, cites: by }) => (cell === undefined ? [] : [{ cell, by }]));
  if (figures === null || set.length === 0) return whole;
  const bySets = new Set(
    changes.filter(({ kind }) => kind === 'SetCell' || kind === 'ReplaceText').flatMap((change) => change.cites),
  );
  const restsOn = publishCitations(
    cites.filter((id) => !bySets.has(id)),
    sources,
  );
  if (!restOnSecondary(restsOn, sources)) return whole;
  const official = set.filter(({ by }) => !restOnSecondary(publishCitations(by, sources), sources));
  const cells = new Map(official.map(({ cell }) => [`${cell.row} ${cell.column}`, cell]));
  return { restsOn, officialCells: [...cells.values()] };
}

/** Whether nothing that is cited is official, adopted, or of a play sheet, which sums up the printed rules. */
function restOnSecondary(citations: readonly PublishedCitation[], { documents }: Sources): boolean {
  const playSheets = documents.flatMap(({ id, playSheet }) => (playSheet ? [id] : []));
  return (
    citations.length > 0 &&
    citations.every(({ standing, document }) => standing === 'secondary' && !playSheets.includes(document))
  );
}

/** Where each cited statement stands in print. */
export function publishCitations(ids: readonly string[], { statements }: Sources): readonly PublishedCitation[] {
  return ids.flatMap((id) => {
    const statement = statements.get(id);
    return statement === undefined ? [] : [statement.citation];
  });
}

export function publishChange(
  { edition, kind, cites, notes }: Pick<Change, 'edition' | 'kind' | 'cites' | 'notes'>,
  sources: Sources,
): PublishedChange {
  return {
    edition,
    kind,
    citations: publishCitations(cites, sources),
    notes: notes.map((note) => publishNote(note, sources)),
  };
}

function publishNote({ text, cites }: Note, sources: Sources): PublishedNote {
  return { text, citations: publishCitations(cites, sources) };
}

function publishFigures({ figures }: Clause): PublishedClause['figures'] {
  if (figures === null) return null;
  const rows = figures.rows.map(({ key, label, cells }) => ({
    key,
    label,
    figures: cells.map(({ figure }) => figure),
  }));
  return { columns: figures.columns, rows };
}

/** A line of an example, as it ran. */
export function publishExample({ status, question, trail, onTable, source }: LineRun): PublishedExample {
  const notHeld = status === 'not held' || source.expected === 'not held';
  return {
    code: source.code,
    question,
    result: source.expected,
    notHeld,
    trail,
    ...(isRecord(onTable) ? { onTable } : {}),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
