import { isCopy, isRelease } from '../../copy/is-release.ts';
import type { Coming, Copy, Newer, Release } from '../../model.ts';

/** What this device has, in one place: a copy is in use when this says so, and not before. */
export interface Kept {
  readonly current: Copy | null;
  readonly before: Copy | null;
  /** Parts of the copy in use that were read and found wrong. */
  readonly damaged: number;
  /** What is being fetched; its release is null as long as the server has not said what it has. */
  readonly coming: (Coming & { readonly release: Release | null }) | null;
  readonly newer: Newer | null;
  /** When the server last said what it has, in milliseconds. */
  readonly lookedAt: number;
  /** Pages that were opened from another copy than the one in use: they are served from it until they close. */
  readonly opened: Readonly<Record<string, string>>;
  readonly heldFor: string | null;
}

/** Whether this is a record as it was written: unlike all that a copy holds, it has no hash to prove it by. */
export function isKept(value: unknown): value is Kept {
  const { current, before, damaged, coming, newer, lookedAt, opened, heldFor } = (value ?? {}) as Partial<Kept>;
  return (
    isNullOr(isCopy, current) &&
    isNullOr(isCopy, before) &&
    Number.isFinite(damaged) &&
    isNullOr(isComing, coming) &&
    isNullOr(isNewer, newer) &&
    Number.isFinite(lookedAt) &&
    areStrings(opened) &&
    (heldFor === null || typeof heldFor === 'string')
  );
}

function isNullOr(is: (value: unknown) => boolean, value: unknown): boolean {
  return value === null || is(value);
}

function isComing(value: unknown): boolean {
  const { release, percent, problem } = (value ?? {}) as Partial<NonNullable<Kept['coming']>>;
  const problems = ['no-answer', 'not-ours', 'no-room', 'withdrawn', null];
  return (
    isNullOr(isRelease, release) && Number.isFinite(percent) && problem !== undefined && problems.includes(problem)
  );
}

function isNewer(value: unknown): boolean {
  const { release, changes } = (value ?? {}) as Partial<Newer>;
  return isRelease(release) && Array.isArray(changes) && changes.every(areStrings);
}

function areStrings(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');
}
