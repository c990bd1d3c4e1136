import type { Proofs } from '../../theorems/index.ts';
import type {
  PublishedClarification,
  PublishedClarifications,
  PublishedClause,
  PublishedContent,
  PublishedComparison,
  PublishedDiscrepancies,
  PublishedDiscrepancy,
  PublishedDocument,
  PublishedEdition,
  PublishedFigure,
  PublishedGame,
  PublishedHistories,
  PublishedRulebook,
  PublishedRuling,
  PublishedRulings,
  PublishedTerm,
  PublishedTheorem,
  PublishedTheorems,
} from '../../compiler/publish/index.ts';

/** What the compiler wrote into `generated/`, as the pages read it. */

const files = import.meta.glob<unknown>('/generated/*.json', { eager: true, import: 'default' });
const rulebooks = import.meta.glob<PublishedRulebook>('/generated/*/rulebook.json', { eager: true, import: 'default' });

function read(name: string): unknown {
  const file = files[`/generated/${name}.json`];
  if (file === undefined)
    throw new Error(`Cannot read "generated/${name}.json": it is not there\nHint: run \`npm run compile\` first.`);
  return file;
}

/** Of what day the content is, and what changed in it. */
export const content = read('content') as PublishedContent;
/** Oldest first. */
export const editions = read('editions') as readonly PublishedEdition[];
export const comparisons = read('comparisons') as readonly PublishedComparison[];
export const histories = read('histories') as PublishedHistories;
export const clarifications = read('clarifications') as PublishedClarifications;
export const discrepancies = read('discrepancies') as PublishedDiscrepancies;
export const documents = read('sources') as readonly PublishedDocument[];
export const rulings = read('rulings') as PublishedRulings;
const { theorems: claimed } = read('theorems') as PublishedTheorems;
export const theorems = Object.values(claimed);
export const proofs = read('proofs') as Proofs;
/** By name. */
export const glossary = read('glossary') as readonly PublishedTerm[];
/** By title. */
export const figures = read('figures') as readonly PublishedFigure[];
/** The second game. Its rulebook stands beside those of the editions, under a name that no edition of DBM has. */
export const dba = { ...(read('dba') as PublishedGame), id: 'dba' };

/** The newest edition is the one in force, and the default everywhere. */
export const newest: PublishedEdition =
  editions.at(-1) ?? fail('Cannot show a rulebook: "generated/editions.json" lists no edition');

export function rulebookOf(edition: string): PublishedRulebook {
  return (
    rulebooks[`/generated/${edition}/rulebook.json`] ?? fail(`Cannot show edition "${edition}": it has no rulebook`)
  );
}

export function clauseOf(edition: string, id: string): PublishedClause | undefined {
  return rulebookOf(edition).clauses[id];
}

export function clarificationOf(id: string): PublishedClarification {
  return (
    clarifications.clarifications[id] ??
    fail(`Cannot show clarification "${id}": it is not in "generated/clarifications.json"`)
  );
}

function discrepancyOf(name: string): PublishedDiscrepancy {
  return discrepancies[name] ?? fail(`Cannot show discrepancy "${name}": it is not in "generated/discrepancies.json"`);
}

/**
 * The discrepancies of a clause that bear on one edition.
 *
 * @param names Those of the clause
 * @param edition The edition that is read
 * @param status Settled, or still open
 */
export function discrepanciesOn(
  names: readonly string[],
  edition: string,
  status: PublishedDiscrepancy['status'],
): readonly PublishedDiscrepancy[] {
  return names
    .map(discrepancyOf)
    .filter((discrepancy) => discrepancy.status === status)
    .map((discrepancy) => ({
      ...discrepancy,
      readings: discrepancy.readings.filter(({ editions: holds }) => holds.includes(edition)),
    }))
    .filter(({ name, readings }) => readings.length > 0 || discrepancyOf(name).readings.length === 0);
}

/** Where the sources of a clause disagree in any of these editions, as far as that stands so. */
export function disputesOn(
  clause: string,
  ids: readonly string[],
  statuses: readonly PublishedDiscrepancy['status'][],
): readonly PublishedDiscrepancy[] {
  const all = ids.flatMap((id) =>
    statuses.flatMap((status) => discrepanciesOn(clauseOf(id, clause)?.discrepancies ?? [], id, status)),
  );
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

export function rulingOf(slug: string): PublishedRuling {
  return rulings[slug] ?? fail(`Cannot show ruling "${slug}": it is not in "generated/rulings.json"`);
}

export function theoremOf(slug: string): PublishedTheorem {
  return claimed[slug] ?? fail(`Cannot show theorem "${slug}": it is not in "generated/theorems.json"`);
}

/** Whether the book is an edition of DBM, with others before or after it. */
export function isEdition(book: string): boolean {
  return editions.some(({ id }) => id === book);
}

/** How a book is called: `DBM` and the edition, or the name of the second game. */
export function nameOf(book: string): string {
  return book === dba.id ? dba.title : `DBM ${book}`;
}

/** The clause as the newest edition that has it words it. */
export function newestOf(id: string): { readonly edition: string; readonly clause: PublishedClause } | undefined {
  for (const { id: edition } of editions.toReversed()) {
    const clause = clauseOf(edition, id);
    if (clause) return { edition, clause };
  }
  return undefined;
}

function fail(message: string): never {
  throw new Error(message);
}
