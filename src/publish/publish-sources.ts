import type { Rulebook } from '../rulebook/index.ts';
import { clarificationAddress, clauseAddress, discrepancyAddress } from './addresses.ts';
import type { BuiltEdition } from './load-chain.ts';
import type { Discrepancy } from './load-discrepancies.ts';
import type { Sources } from './load-sources.ts';
import type { PublishedDocument } from './model.ts';

interface Restatement {
  readonly url: string;
  readonly title: string;
}

/** Every document with its statements in order, and where each is restated. */
export function publishSources(sources: Sources, chain: readonly BuiltEdition[], clarifications: Rulebook, discrepancies: readonly Discrepancy[]): readonly PublishedDocument[] {
  const restated = restatements(chain, clarifications, discrepancies);
  return sources.documents.map(({ id, title, short, date, authors, standing }) => {
    const statements = [...sources.statements.values()].filter(({ citation }) => citation.document === id);
    return {
      id,
      title,
      short,
      date,
      authors,
      standing,
      statements: statements.map(({ citation, topic }) => ({
        id: citation.id,
        where: citation.where,
        topic,
        restatedIn: [...(restated.get(citation.id)?.values() ?? [])],
      })),
    };
  });
}

/** By statement, then by what restates it: a clause is named once, in the newest edition in which it cites the statement. */
function restatements(chain: readonly BuiltEdition[], clarifications: Rulebook, discrepancies: readonly Discrepancy[]): ReadonlyMap<string, ReadonlyMap<string, Restatement>> {
  const found = new Map<string, Map<string, Restatement>>();
  const add = (statement: string, by: string, restatement: Restatement): void => {
    const all = found.get(statement) ?? new Map<string, Restatement>();
    found.set(statement, all.set(by, restatement));
  };
  for (const { edition, book, amendments } of chain) {
    for (const { id, clauses } of book.sections) {
      for (const clause of clauses) {
        const restatement = { url: clauseAddress(edition.id, id, clause.id), title: `${clause.title} (${edition.id})` };
        const statements = [...clause.cites, ...clause.notes.flatMap(({ cites }) => cites), ...clause.changes.flatMap(({ notes }) => notes.flatMap(({ cites }) => cites))];
        for (const statement of statements) add(statement, clause.id, restatement);
      }
    }
    for (const patch of amendments.flatMap(({ patches }) => patches)) {
      if (patch.kind !== 'Delete') continue;
      const restatement = { url: `/clause/${patch.clause}/`, title: `${patch.clause}, removed in ${edition.id}` };
      for (const statement of [...patch.cites, ...patch.notes.flatMap(({ cites }) => cites)]) add(statement, patch.clause, restatement);
    }
  }
  for (const clause of clarifications.sections.flatMap(({ clauses }) => clauses)) {
    const restatement = { url: clarificationAddress(clause.id), title: clause.title };
    for (const statement of clause.cites) add(statement, clause.id, restatement);
  }
  for (const { id, name, title, cites } of discrepancies) {
    for (const statement of [id, ...cites]) add(statement, id, { url: discrepancyAddress(name), title });
  }
  return found;
}
