import { compareEditions, type Amendment, type ClauseChange } from '../../amend/index.ts';
import { digestClause, type Clause } from '../../rulebook/index.ts';
import { clauseAddress } from '../files/addresses.ts';
import type { BuiltEdition } from '../load/load-chain.ts';
import type { Sources } from '../load/load-sources.ts';
import type { PublishedHistories, PublishedVersion } from '../model.ts';
import { publishChange } from './publish-clause.ts';

/** Every clause through all editions, oldest first. */
export function publishHistories(chain: readonly BuiltEdition[], sources: Sources): PublishedHistories {
  const versions = new Map<string, PublishedVersion[]>();
  const add = (id: string, version: PublishedVersion): void => {
    versions.set(id, [...(versions.get(id) ?? []), version]);
  };
  for (const [index, { book, amendments }] of chain.entries()) {
    const older = chain[index - 1]?.book;
    const changes = new Map(
      (older === undefined ? [] : compareEditions(older, book)).map((change) => [change.id, change]),
    );
    for (const section of book.sections) {
      for (const clause of section.clauses) {
        const change = older === undefined ? 'base' : (changes.get(clause.id)?.kind ?? 'unchanged');
        add(clause.id, versionOf(clause, book.edition, section.id, change, sources));
      }
    }
    for (const change of changes.values()) {
      if (change.kind === 'removed') add(change.id, removedVersion(change, book.edition, amendments, sources));
    }
  }
  return Object.fromEntries(
    [...versions].map(([id, all]) => [id, { id, title: all.at(-1)?.title ?? id, versions: all }]),
  );
}

/** By edition, then clause: the edition that last changed the words of the clause. */
export function lastReworded(histories: PublishedHistories): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const since = new Map<string, Map<string, string>>();
  for (const { id, versions } of Object.values(histories)) {
    let last: string | undefined;
    for (const { edition, change } of versions) {
      if (last === undefined || change === 'base' || change === 'added' || change === 'reworded') last = edition;
      const ofEdition = since.get(edition) ?? new Map<string, string>();
      since.set(edition, ofEdition.set(id, last));
    }
  }
  return since;
}

function versionOf(
  clause: Clause,
  edition: string,
  section: string,
  change: PublishedVersion['change'],
  sources: Sources,
): PublishedVersion {
  const { id, title, held, blocks } = clause;
  const changes = clause.changes.filter((each) => each.edition === edition).map((each) => publishChange(each, sources));
  return {
    edition,
    change,
    url: clauseAddress(edition, section, id),
    title,
    held,
    digest: digestClause(clause),
    blocks,
    changes,
  };
}

function removedVersion(
  { id, before }: Extract<ClauseChange, { kind: 'removed' }>,
  edition: string,
  amendments: readonly Amendment[],
  sources: Sources,
): PublishedVersion {
  const deletions = amendments.flatMap(({ patches }) =>
    patches.filter((patch) => patch.kind === 'Delete' && patch.clause === id),
  );
  const changes = deletions.map((patch) => publishChange(patch, sources));
  return {
    edition,
    change: 'removed',
    url: null,
    title: before.title,
    held: before.held,
    digest: null,
    blocks: [],
    changes,
  };
}
