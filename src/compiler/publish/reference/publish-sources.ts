import type { Clause } from '../../rulebook/index.ts';
import {
  clarificationAddress,
  clauseAddress,
  discrepancyAddress,
  figureAddress,
  historyAddress,
  rulingAddress,
} from '../files/addresses.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedDocument } from '../model.ts';

interface Restatement {
  readonly url: string;
  readonly title: string;
}

/** Every document with its statements in order, and where each is restated. */
export function publishSources(content: Content): readonly PublishedDocument[] {
  const restated = restatements(content);
  return content.sources.documents.map(({ id, title, short, date, authors, standing, playSheet, writtenFor }) => {
    const statements = [...content.sources.statements.values()].filter(({ citation }) => citation.document === id);
    return {
      id,
      title,
      short,
      date,
      authors,
      standing,
      playSheet: playSheet ?? false,
      writtenFor: writtenFor ?? null,
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
function restatements({
  editions,
  clarifications,
  discrepancies,
  rulings,
  dba,
  glossary,
  figures,
}: Content): ReadonlyMap<string, ReadonlyMap<string, Restatement>> {
  const found = new Map<string, Map<string, Restatement>>();
  const add = (statements: readonly string[], by: string, restatement: Restatement): void => {
    for (const statement of statements) {
      const all = found.get(statement) ?? new Map<string, Restatement>();
      found.set(statement, all.set(by, restatement));
    }
  };
  const titles = new Map<string, string>();
  for (const { edition, book, amendments } of editions) {
    for (const { id, clauses } of book.sections) {
      for (const clause of clauses) {
        titles.set(clause.id, clause.title);
        add(citedBy(clause), clause.id, {
          url: clauseAddress(edition.id, id, clause.id),
          title: `${clause.title} (${edition.id})`,
        });
      }
    }
    for (const patch of amendments.flatMap(({ patches }) => patches)) {
      if (patch.kind !== 'Delete') continue;
      const statements = [...patch.cites, ...patch.notes.flatMap(({ cites }) => cites)];
      add(statements, patch.clause, {
        url: historyAddress(patch.clause),
        title: `${titles.get(patch.clause) ?? patch.clause}, removed in ${edition.id}`,
      });
    }
  }
  for (const clause of clarifications.flatMap(({ clauses }) => clauses)) {
    add(citedBy(clause), clause.id, { url: clarificationAddress(clause.id), title: clause.title });
  }
  for (const { id, clauses } of dba?.book.sections ?? []) {
    for (const clause of clauses)
      add(citedBy(clause), clause.id, { url: clauseAddress('dba', id, clause.id), title: `DBA: ${clause.title}` });
  }
  for (const { slug, question, clause } of rulings)
    add(citedBy(clause), clause.id, { url: rulingAddress(slug), title: question });
  for (const { slug, term, cites } of glossary.terms)
    add(cites, `glossary ${slug}`, { url: `/glossary/#${slug}`, title: `Glossary: ${term}` });
  for (const { slug, title, cites } of figures)
    add(cites, `figure ${slug}`, { url: figureAddress(slug), title: `Drawing: ${title}` });
  for (const { id, name, title, cites } of discrepancies)
    add([id, ...cites], id, { url: discrepancyAddress(name), title });
  return found;
}

function citedBy({ cites, notes, changes }: Clause): readonly string[] {
  return [
    ...cites,
    ...notes.flatMap((note) => note.cites),
    ...changes.flatMap((change) => change.notes.flatMap((note) => note.cites)),
  ];
}
