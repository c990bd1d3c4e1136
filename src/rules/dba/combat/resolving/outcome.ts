import { compareTotals, type ComparedTotals, type OfBoth } from '../../../frame/combat/compare-totals.ts';
import { decide, type Decision } from '../../../frame/decide.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { RuleSet } from '../../../frame/rule-set.ts';
import type { Rule } from '../../../frame/steps.ts';
import type { DbaSteps } from '../../steps.ts';
import type { DbaFacing, DbaMargin, DbaOutcome } from '../steps.ts';
import { consequencesOf, type DbaConsequence } from './consequences.ts';
import type { Support } from './score.ts';

/** What two totals come to. */
export type DbaResult = ComparedTotals<DbaMargin, DbaOutcome, DbaConsequence>;

const MARGIN_IN_WORDS = { equal: 'equal', less: 'less, but not doubled', doubled: 'doubled' };

/**
 * Compare the totals and find what happens to each side.
 *
 * @param support What each has of rear support
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function resultOf(
  rules: RuleSet<DbaSteps>,
  facing: OfBoth<DbaFacing>,
  totals: OfBoth<number>,
  support: OfBoth<Support>,
): DbaResult {
  return compareTotals<DbaMargin, DbaOutcome, DbaConsequence>(totals, {
    margin: (about) => decide(rules.steps.margin, (rule) => rule(about)),
    marginInWords: MARGIN_IN_WORDS,
    marginUnprovided: ({ winner, loser }) =>
      `no text that we have says how to compare scores of ${String(loser)} against ${String(winner)}`,
    suffered: (side, margin) => sufferedBy(rules, facing[side], margin),
    outcomeInWords: (outcome) => (outcome === 'stand' ? 'no effect' : outcome),
    unharmed: 'stand',
    consequences: (outcome) => consequencesOf(rules, facing, outcome, support),
  });
}

function sufferedBy(rules: RuleSet<DbaSteps>, facing: DbaFacing, margin: DbaMargin): Decision<DbaOutcome> {
  const disregarded = decide(rules.steps.outcomeDisregarded, (rule) => rule(facing) || undefined);
  if (disregarded !== null) return { value: 'stand', clause: disregarded.clause };
  const decision = decide(rulesFor(rules, margin), (rule) => rule(facing));
  if (decision === null)
    throw new UnprovidedError(`no text that we have says what becomes of ${facing.self.type} here`);
  return decision;
}

function rulesFor({ steps }: RuleSet<DbaSteps>, margin: DbaMargin): readonly Rule<DbaSteps['outcomeIfEqual']>[] {
  return { equal: steps.outcomeIfEqual, less: steps.outcomeIfLess, doubled: steps.outcomeIfDoubled }[margin];
}
