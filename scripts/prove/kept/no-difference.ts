import type { KeptAnswers, KeptThrows, Tally } from '../../../src/theorems/index.ts';

/**
 * What differs of a space between two editions whose rules of it are the same: nothing.
 *
 * @param tally What was counted of either
 */
export function noDifference(tally: Tally): KeptThrows | KeptAnswers {
  const { situations, open } = tally;
  if (!('unasked' in tally)) return { situations, open, changed: 0, allKinds: 0, kinds: [], unsure: [] };
  const decided = situations - open - tally.unasked;
  return { situations, decided, open, changed: 0, allAnswers: 0, answers: [], unsure: [] };
}
