import type { PublishedChange, PublishedHistory, PublishedVersion } from '../../compiler/publish/index.ts';

/** One wording of a clause, and the editions that read so, oldest first. */
export interface Wording {
  readonly editions: readonly PublishedVersion[];
  /** Null where the clause was removed. */
  readonly digest: string | null;
  readonly newest: PublishedVersion;
  readonly changes: readonly PublishedChange[];
}

/**
 * The distinct wordings of a clause: neighbouring editions that read the same, together.
 *
 * @returns Oldest first
 */
export function wordingsOf(history: PublishedHistory): readonly Wording[] {
  const runs: PublishedVersion[][] = [];
  for (const version of history.versions) {
    const run = runs.at(-1);
    if (run?.every((other) => readsAlike(other, version))) run.push(version);
    else runs.push([version]);
  }
  return runs.map((run) => {
    const newest = run.at(-1) as PublishedVersion; // a run is never empty
    return { editions: run, digest: newest.digest, newest, changes: run.flatMap((version) => version.changes) };
  });
}

function readsAlike(one: PublishedVersion, other: PublishedVersion): boolean {
  return one.digest === other.digest && one.title === other.title && one.held === other.held;
}
