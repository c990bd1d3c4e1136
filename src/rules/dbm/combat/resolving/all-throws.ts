import type { OfBoth, Side } from '../../../frame/combat/compare-totals.ts';
import { sum } from '../../../frame/combat/contributions.ts';
import { ofEachThrow } from '../../../frame/combat/throws.ts';
import { decide } from '../../../frame/decide.ts';
import { NotHeldError, UnprovidedError } from '../../../frame/rule-errors.ts';
import type { Engagement } from '../engagement.ts';
import { resultOf, type Result } from './outcome.ts';
import { gradingOf, mitigationOf } from './score.ts';

/** What becomes of both elements in the end; null where the wording that decides is not held, or none provides. */
export type Fates = Result['fate'] | null;

/**
 * What becomes of both elements at each of the 36 throws, the lower die of side a first: what a throw after the other
 * comes to, in a fraction of the time. What the dice share is worked out once: gradings by the lead of one side, and the
 * result by who is beaten, and how far.
 */
export function fatesOfThrows({ rules, facing, standing }: Engagement): readonly Fates[] {
  const graded = once((lead: number): OfBoth<number> => ({
    a: sum(gradingOf(rules, facing.a, lead)),
    b: sum(gradingOf(rules, facing.b, -lead)),
  }));
  const mitigated = once((side: Side): number => sum(mitigationOf(rules, facing[side])));
  const results = new Map<string, Fates>();
  const fatesAt = (totals: OfBoth<number>): Fates => {
    const { a, b } = totals;
    const margin = decide(rules.steps.margin, (rule) => rule({ winner: Math.max(a, b), loser: Math.min(a, b) }));
    if (margin === null) return null;
    const key = `${String(Math.sign(a - b))} ${margin.value}`;
    const known = results.get(key);
    if (known !== undefined) return known;
    const found = openIfUnheld(() => resultOf(rules, facing, totals, 'left out').fate);
    results.set(key, found);
    return found;
  };
  const fatesOf = (dieA: number, dieB: number): Fates => {
    const before = { a: dieA + standing.a.total, b: dieB + standing.b.total };
    const grading = graded(before.a - before.b);
    const after = { a: before.a + grading.a, b: before.b + grading.b };
    return fatesAt({
      a: after.a > after.b ? after.a + mitigated('a') : after.a,
      b: after.b > after.a ? after.b + mitigated('b') : after.b,
    });
  };
  return ofEachThrow((dieA, dieB) => openIfUnheld(() => fatesOf(dieA, dieB)));
}

function once<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}

function openIfUnheld(find: () => Fates): Fates {
  try {
    return find();
  } catch (error) {
    if (error instanceof NotHeldError || error instanceof UnprovidedError) return null;
    throw error;
  }
}
