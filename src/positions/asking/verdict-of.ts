import type { TrailStep } from '../../rules/index.ts';
import type { Matter } from './matters.ts';
import type { Ruled } from './reading/asking.ts';
import type { Verdict } from './reading/judge-readings.ts';

/** In which order one of several rulings decides: what is refused anywhere is refused. */
const REFUSED_FIRST: readonly Verdict[] = ['no', 'not held', 'not told', 'too close', 'yes'];

/** The same of what somebody must do: who must anywhere, must. */
const REQUIRED_FIRST: readonly Verdict[] = ['yes', 'not told', 'too close', 'not held', 'no'];

/** In which order one of several rulings on a matter decides. */
export function orderOf(matter: Matter): readonly Verdict[] {
  return matter === 'pivot' || matter === 'turn' ? REQUIRED_FIRST : REFUSED_FIRST;
}

/**
 * The rulings on one move as one verdict, with the steps of all of them, the deciding ones first. Where none refuses, that on
 * where a move ends decides over that on where it starts. Where nothing was ruled on it is not told, and nothing says why.
 *
 * @param order Which verdict decides over which
 */
export function verdictOf(
  ruled: readonly Ruled[],
  order: readonly Verdict[] = REFUSED_FIRST,
): { readonly verdict: Verdict; readonly why: string; readonly trail: readonly TrailStep[] } {
  const rulings = ruled.toSorted(
    (one, other) =>
      order.indexOf(one.ruling.verdict) - order.indexOf(other.ruling.verdict) ||
      (one.ruling.verdict === 'yes' ? Number(other.ofEnd ?? false) - Number(one.ofEnd ?? false) : 0),
  );
  const deciding = rulings[0]?.ruling;
  if (deciding === undefined) return { verdict: 'not told', why: '', trail: [] };
  const steps = new Map<string, TrailStep>();
  for (const { ruling } of rulings)
    for (const step of ruling.trail) {
      const words = JSON.stringify(step);
      if (!steps.has(words)) steps.set(words, step);
    }
  return { verdict: deciding.verdict, why: deciding.why, trail: [...steps.values()] };
}
