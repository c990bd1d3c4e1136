import type { PublishedStep } from '../../compiler/publish/index.ts';
import { LIMITS } from '../wording/limits.ts';

/** Figures of their own, and parts of no sum: limits, what is lost, what was there before. */
const APART: ReadonlySet<string> = new Set([...LIMITS, 'lost', 'already placed']);

/** Whether the amount of a step is added to nothing: it is shown without a sign. */
export function standsApart({ step }: Pick<PublishedStep, 'step'>): boolean {
  return APART.has(step);
}

/**
 * What the amounts of some steps come to together.
 *
 * @param steps Of one side, or of none
 * @returns Undefined where fewer than two of them are parts of one figure
 */
export function sumOf(steps: readonly Pick<PublishedStep, 'step' | 'amount'>[]): number | undefined {
  const amounts = steps.flatMap((step) => (standsApart(step) ? [] : (step.amount ?? [])));
  return amounts.length > 1 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}
