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

/**
 * Steps as an account has them: what adds up, what it comes to, and below that what follows from it, such as the outcome.
 *
 * @param steps Of one side, or of none
 * @param adds False where their amounts are measures of several things, so that nothing is drawn below any
 * @returns All of them, in their order
 */
export function asAccount<Step extends Pick<PublishedStep, 'step' | 'amount'>>(
  steps: readonly Step[],
  adds = true,
): { readonly added: readonly Step[]; readonly sum: number | undefined; readonly follows: readonly Step[] } {
  const sum = adds ? sumOf(steps) : undefined;
  if (sum === undefined) return { added: steps, sum, follows: [] };
  const last = steps.findLastIndex((step) => step.amount !== undefined && !standsApart(step));
  return { added: steps.slice(0, last + 1), sum, follows: steps.slice(last + 1) };
}
