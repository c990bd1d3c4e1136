import { chancesOver, type Chances, type Odds as OddsOf } from '../../../frame/combat/chances.ts';
import { resolveThrow, type Engagement } from '../engagement.ts';
import type { Consequence } from './outcome.ts';
import { OUTCOMES, type Outcome } from '../steps.ts';

/** The chance of every outcome of one side, each from 0 to 1. */
export type Odds = OddsOf<Outcome>;

/** The chances over the 36 throws of two dice. */
export type CombatChances = Chances<Outcome, Consequence>;

/**
 * The chance of every outcome over the 36 throws of two dice, and of what outcomes lead to.
 *
 * @throws {NotHeldError} If any throw's result rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for one
 */
export function chancesOf(engagement: Engagement): CombatChances {
  return chancesOver(OUTCOMES, (dieA, dieB) => resolveThrow(engagement, dieA, dieB));
}
