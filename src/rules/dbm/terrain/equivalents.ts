import { decide } from '../../frame/decide.ts';
import { NotHeldError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { Placing } from './placing.ts';

/** The feature equivalents of a feature; null where they are not known. */
export interface Equivalents {
  readonly actual: number | null;
  /** Towards the total of the player who places it. */
  readonly counted: number | null;
  readonly trail: readonly TrailStep[];
}

/** Weigh a feature: how many feature equivalents it is, and as how many it counts. */
export function weigh(rules: DbmRules, placing: Placing): Equivalents {
  const size = decide(rules.steps.featureSize, (rule) => rule(placing));
  if (size === null) return { actual: null, counted: null, trail: [] };
  const actual = size.value;
  const trail: TrailStep[] = [
    {
      step: 'feature equivalents',
      amount: actual,
      clause: size.clause.id,
      label: `${placing.feature}: ${inFractions(actual)}`,
    },
  ];
  const share = countedAs(rules, placing, actual);
  if (share === 'open') return { actual, counted: null, trail };
  if (share === null) return { actual, counted: actual, trail };
  trail.push({
    step: 'counts as',
    amount: share.value - actual,
    clause: share.clause.id,
    label: share.value === actual ? 'it counts in full' : `it counts as ${inFractions(share.value)}`,
  });
  const rounded = decide(rules.steps.featureRounding, (rule) => rule({ counted: share.value }));
  if (rounded === null) return { actual, counted: share.value, trail };
  trail.push({
    step: 'rounding',
    amount: rounded.value - share.value,
    clause: rounded.clause.id,
    label: rounded.value === share.value ? 'not rounded' : `rounded to ${inFractions(rounded.value)}`,
  });
  return { actual, counted: rounded.value, trail };
}

/** A total of feature equivalents as players write it: 0, ¾, 1½, 2. */
export function inFractions(amount: number): string {
  const whole = Math.floor(amount);
  const part = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[amount - whole];
  if (part === undefined) return String(amount);
  return whole === 0 && part !== '' ? part : `${String(whole)}${part}`;
}

/** Wording that leaves the share open leaves the rest of the answer as it is. */
function countedAs(rules: DbmRules, placing: Placing, actual: number) {
  try {
    return decide(rules.steps.featureCountsAs, (rule) => rule({ ...placing, actual }));
  } catch (error) {
    if (error instanceof NotHeldError) return 'open';
    throw error;
  }
}
