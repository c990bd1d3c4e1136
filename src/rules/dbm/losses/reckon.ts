import { decide } from '../../frame/decide.ts';
import type { NotHeld } from '../../frame/not-held.ts';
import type { Rule } from '../../frame/steps.ts';
import type { Reckoned } from './steps.ts';

/** A figure, and the clause that gave it. */
export interface Reckoning {
  readonly amount: number;
  /** What the clause tells of it besides; null where it tells nothing. */
  readonly why: string | null;
  readonly clause: string;
}

/**
 * Ask the rules of a step that has one figure.
 *
 * @returns Null where no rule applies
 * @throws {NotHeldError} If the deciding rule rests on wording that is not held
 */
export function reckon<F>(
  rules: readonly Rule<F>[],
  ask: (rule: F) => number | Reckoned | undefined | NotHeld,
): Reckoning | null {
  const decision = decide<F, number | Reckoned>(rules, ask);
  if (decision === null) return null;
  const { value, clause } = decision;
  return typeof value === 'number'
    ? { amount: value, why: null, clause: clause.id }
    : { amount: value.amount, why: value.why, clause: clause.id };
}
