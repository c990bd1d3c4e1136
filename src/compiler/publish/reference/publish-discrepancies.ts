import { digestText, wordsOfDiscrepancy } from '../../words/index.ts';
import { answerFirst } from './answer-first.ts';
import { clarificationAddress, clauseAddress, historyAddress } from '../files/addresses.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedDiscrepancies } from '../model.ts';
import { publishCitations } from '../edition/publish-clause.ts';
import { FRONT_MATTER } from '../section-mdx.ts';
import { setJson } from '../files/set-json.ts';

/**
 * Write the discrepancies: as data, and the text of each, its answer first. Their links lead to a clause through all
 * editions.
 */
export function publishDiscrepancies(
  files: Map<string, string>,
  { discrepancies, editions, dba, sources }: Content,
): void {
  const clauseIds = new Set(
    editions.flatMap(({ book }) => book.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))),
  );
  const ofDba = new Map(
    dba?.book.sections.flatMap((section) =>
      section.clauses.map(({ id }) => [id, clauseAddress(dba.book.edition, section.id, id)] as const),
    ),
  );
  const addressOf = (id: string): string =>
    ofDba.get(id) ?? (clauseIds.has(id) ? historyAddress(id) : clarificationAddress(id));
  const published: PublishedDiscrepancies = Object.fromEntries(
    discrepancies.map(({ name, title, kind, status, cites, clauses, readings, blocks }) => [
      name,
      {
        name,
        title,
        kind,
        status,
        citations: publishCitations(cites, sources),
        clauses,
        readings,
        blocks,
        digest: digestText(title, wordsOfDiscrepancy({ status, readings, blocks })),
      },
    ]),
  );
  for (const { name, source } of discrepancies) {
    const text = source.text.replaceAll(/\]\(clause:([^)\s]+)\)/g, (_link, id: string) => `](${addressOf(id)})`);
    files.set(`discrepancies/${name}.mdx`, answerFirst(text.replace(FRONT_MATTER, '')));
  }
  setJson(files, 'discrepancies.json', published);
}
