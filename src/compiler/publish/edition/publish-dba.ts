import type { CompiledDba } from '../compile-code.ts';
import { clauseAddress } from '../files/addresses.ts';
import { bearingsOf } from '../bearings.ts';
import { DBA } from '../../../rules/index.ts';
import type { Content } from '../load/load-content.ts';
import { publishClause } from './publish-clause.ts';
import { publishBook } from './publish-edition.ts';
import { examplesModule, rulesModule } from './rule-modules.ts';
import { setJson } from '../files/set-json.ts';
import type { PublishedGame } from '../model.ts';

/** Write DBA as an edition is written, apart from DBM's. */
export function publishDba(files: Map<string, string>, content: Content, dba: CompiledDba): void {
  const { game, book, snippets, run } = dba;
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
        runs: run.runs.get(clause.id) ?? [],
        steps: run.steps.get(clause.id) ?? [],
        adds: null,
      }),
  );
  files.set(`${book.edition}/rules.ts`, rulesModule(game.edition, DBA.ruleScope, [book], snippets, content.sources));
  files.set(`${book.edition}/examples.ts`, examplesModule([book], snippets));
  const { title, edition, authors, status, standing } = game;
  setJson(files, 'dba.json', { title, edition, authors, status, standing } satisfies PublishedGame);
}
