import { inject } from 'vitest';

/**
 * How far a run may be when the engines begin, in minutes. What comes before them takes 14 on an idle machine with two
 * cores, and they take as long: a machine that needs more than this has not the time left that `.ci/run` has.
 */
const LATEST = 38;

/** After how many minutes no address is opened any more: those that are left are told, and the run ends in time. */
const LAST = 76;

/** How long the run has taken until now, in minutes. */
const minutesTaken = (): number => (Date.now() - inject('began')) / 60_000;

/** Whether the run has to end now. */
export function isOver(): boolean {
  return minutesTaken() > LAST;
}

/** Whether the run has no time left for the engines; then it is told, and they are left out. */
export function isTooLate(name: string): boolean {
  const minutes = minutesTaken();
  if (minutes <= LATEST) return false;
  console.warn(
    `${name} is left out: all tests before took ${minutes.toFixed(0)} minutes, and the whole run may take 85.\nHint: npm run test:engines`,
  );
  return true;
}
