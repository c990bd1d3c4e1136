import type { Combining } from '../frame/steps.ts';
import { COMBAT_STEPS } from './combat/steps.ts';
import { COST_STEPS } from './cost/steps.ts';
import { LOSS_STEPS } from './losses/steps.ts';
import { MOVEMENT_STEPS } from './movement/steps.ts';
import { PIP_STEPS } from './pips/steps.ts';

type Steps = Readonly<Record<string, Combining>>;

/** The queries that theorems are proved of, and the steps that the answer to each comes of. */
export const STEPS_OF_QUERIES = {
  combat: COMBAT_STEPS,
  pips: PIP_STEPS,
  move: MOVEMENT_STEPS,
  march: MOVEMENT_STEPS,
  // A general who counts as irregular has their price, whatever his list calls him.
  cost: { ...COST_STEPS, countsAsIrregular: PIP_STEPS.countsAsIrregular },
  losses: LOSS_STEPS,
} as const satisfies Readonly<Record<string, Steps>>;

/**
 * What code names that contributes to a query: any of its steps.
 *
 * @param query One of {@link STEPS_OF_QUERIES}
 */
export function namesAStepOf(query: keyof typeof STEPS_OF_QUERIES): RegExp {
  return new RegExp(`\\b(?:${Object.keys(STEPS_OF_QUERIES[query]).join('|')})\\b`, 'u');
}
