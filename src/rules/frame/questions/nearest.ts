import { closest, distance } from 'fastest-levenshtein';

/** The candidate that most resembles what was given, whatever its case; the first one where there is a tie. */
export function nearest(given: string, candidates: readonly string[]): string {
  const lower = candidates.map((each) => each.toLowerCase());
  const index = lower.indexOf(closest(given.toLowerCase(), lower));
  return candidates[index] ?? '';
}

/** Whether a suggestion is close enough to what was given to be worth making. */
export function resembles(given: string, candidate: string): boolean {
  return distance(given.toLowerCase(), candidate.toLowerCase()) <= Math.max(2, Math.floor(given.length / 3));
}
