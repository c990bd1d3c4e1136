import type { PublishedHistory, PublishedVersion } from '../../compiler/publish/index.ts';
import { clauseOf, editions, histories, isEdition, rulebookOf } from '../ground/published.ts';

/** A clause that an earlier edition had in this section, and that this edition has not, or has elsewhere. */
export interface Departed {
  readonly history: PublishedHistory;
  readonly last: PublishedVersion;
  /** What removed it; absent where it stands elsewhere in this edition. */
  readonly removal: PublishedVersion | undefined;
  /** Where it stands in this edition, if it moved. */
  readonly movedTo: string | undefined;
  /** The clause of this section that it stood after; absent where it stood first. */
  readonly after: string | undefined;
}

/** A clause that a later edition has in this section, and that this edition has not yet, or has elsewhere. */
export interface NotYet {
  readonly history: PublishedHistory;
  /** As it stood there first. */
  readonly first: PublishedVersion;
  /** Where it stands in this edition, if that is in another section. */
  readonly here: string | undefined;
}

/**
 * The clauses that come to a section later: who follows a link into an edition before them is told so.
 *
 * @param edition The edition that is read
 * @param section The section that is read
 */
export function notYetIn(edition: string, section: string): readonly NotYet[] {
  if (!isEdition(edition)) return [];
  const gone = new Set(departedFrom(edition, section).map(({ history }) => history.id));
  const chain = editions.map(({ id }) => id);
  const found = new Map<string, NotYet>();
  for (const then of chain.slice(chain.indexOf(edition) + 1))
    for (const id of rulebookOf(then).sections.find((other) => other.id === section)?.clauses ?? []) {
      const now = clauseOf(edition, id);
      const history = histories[id];
      const first = history?.versions.find((version) => version.edition === then);
      if (now?.section === section || gone.has(id) || found.has(id) || !history || !first) continue;
      found.set(id, { history, first, here: now?.url });
    }
  return [...found.values()];
}

/**
 * The places that clauses left behind in one section: an address never breaks.
 *
 * @param edition The edition that is read; a game of one edition has left nothing behind
 * @param section The section that is read
 */
export function departedFrom(edition: string, section: string): readonly Departed[] {
  if (!isEdition(edition)) return [];
  const chain = editions.map(({ id }) => id);
  const earlier = chain.slice(0, chain.indexOf(edition)).toReversed();
  const found = new Map<string, Departed>();
  for (const then of earlier) {
    const neighbours = rulebookOf(then).sections.find(({ id }) => id === section)?.clauses ?? [];
    for (const [place, id] of neighbours.entries()) {
      const now = clauseOf(edition, id);
      const history = histories[id];
      const last = history?.versions.find((version) => version.edition === then);
      if (now?.section === section || found.has(id) || !history || !last) continue;
      found.set(id, {
        history,
        last,
        removal: history.versions.find(({ change }) => change === 'removed'),
        movedTo: now?.url,
        after: neighbours.slice(0, place).findLast((other) => clauseOf(edition, other)?.section === section),
      });
    }
  }
  return [...found.values()];
}
