import type { Rests, Unsure } from '../../theorems/index.ts';
import { inFigures } from '../theorems/proof-of.ts';

/** Differences that rest on the same. */
export interface UnsureGroup {
  readonly rests: Rests;
  readonly changed: number;
}

/** What differences rest on that no sheet settles: `in 3.2, El (I) taken as (I) against all: …`. */
export function restsInWords({ older, newer }: Rests, from: string, to: string): string {
  const [before, after] = [older.map(inWords), newer.map(inWords)];
  const told: readonly (readonly [where: string, what: readonly string[]])[] = [
    ['both', before.filter((each) => after.includes(each))],
    [from, before.filter((each) => !after.includes(each))],
    [to, after.filter((each) => !before.includes(each))],
  ];
  return told
    .filter(([, what]) => what.length > 0)
    .map(([where, what]) => `in ${where}, ${what.join(', and ')}`)
    .join('; ');
}

/**
 * How many differ, but rest on what no sheet settles: a sentence, and on what, where it is one thing for all.
 *
 * @param verbs What is said of one, and of several: `does`, `do`
 * @param sure How many differ for sure
 * @param groups Those that do not, of all spaces
 * @returns Empty where there are none
 */
export function unsureInWords(
  verbs: readonly [one: string, many: string],
  sure: number,
  groups: readonly UnsureGroup[],
  from: string,
  to: string,
): string {
  if (groups.length === 0) return '';
  const [why = '', ...others] = new Set(groups.map(({ rests }) => restsInWords(rests, from, to)));
  const changed = changedIn(groups);
  const many = `${inFigures(changed)}${sure > 0 ? ' more' : ''} ${changed === 1 ? `${verbs[0]}, but rests` : `${verbs[1]}, but rest`}`;
  return `${many} on what no sheet settles: ${others.length === 0 ? why : 'each list below says on what'}.`;
}

/** How many differ in all of some groups. */
export function changedIn(groups: readonly UnsureGroup[]): number {
  return groups.reduce((sum, { changed }) => sum + changed, 0);
}

/** Whether an answer rests on what is taken for granted. */
export function isTaken(unsure: readonly Unsure[]): boolean {
  return unsure.some(({ standing }) => standing === 'taken');
}

/** How an answer stands, after it; that a price is disputed it says itself. */
export function standingAfter(unsure: readonly Unsure[]): string {
  const isSecondary = unsure.some(({ standing }) => standing === 'secondary');
  return `${isTaken(unsure) ? ', as taken' : ''}${isSecondary ? ', by a secondary source' : ''}`;
}

function inWords({ standing, why }: Unsure): string {
  return standing === 'disputed' ? `disputed, by another reading: ${why}` : why;
}
