import { clauseAddress } from './addresses.ts';
import { bearingsOf } from './bearings.ts';
import type { Content } from './load-content.ts';
import { publishClause } from './publish-clause.ts';
import { publishBook } from './publish-edition.ts';
import { setJson } from './set-json.ts';
import type { PublishedGame } from './model.ts';

/** Write DBA as an edition is written, apart from DBM's. */
export function publishDba(files: Map<string, string>, content: Content): void {
  if (content.dba === null) return;
  const { game, book } = content.dba;
  const none = { edition: book.edition, sections: [] };
  publishBook(
    files,
    book,
    none,
    () => [],
    (section, clause) =>
      publishClause(clause, content.sources, {
        section,
        url: clauseAddress(book.edition, section, clause.id),
        since: game.title,
        ...bearingsOf(clause, book.edition, none, content),
        runs: [],
      }),
  );
  const { title, authors, status, standing } = game;
  setJson(files, 'dba.json', { title, authors, status, standing } satisfies PublishedGame);
}
