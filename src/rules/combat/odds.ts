import { resolveThrow, type Engagement } from './engagement.ts';
import type { Outcome } from './scope.ts';

/** The chance of every outcome of one side, each from 0 to 1. */
export type Odds = Readonly<Record<Outcome, number>>;

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * The chance of every outcome over the 36 throws of two dice.
 *
 * @throws {NotHeldError} If any throw's result rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for one
 */
export function oddsOf(engagement: Engagement): { readonly a: Odds; readonly b: Odds } {
  const outcomes = FACES.flatMap((a) => FACES.map((b) => resolveThrow(engagement, a, b).outcome));
  return { a: chances(outcomes.map(({ a }) => a)), b: chances(outcomes.map(({ b }) => b)) };
}

function chances(outcomes: readonly Outcome[]): Odds {
  const chance = (outcome: Outcome): number => outcomes.filter((each) => each === outcome).length / outcomes.length;
  return { stand: chance('stand'), recoil: chance('recoil'), flee: chance('flee'), destroyed: chance('destroyed') };
}
