import { decide } from '../../../frame/decide.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { RuleSet } from '../../../frame/rule-set.ts';
import type { Rule } from '../../../frame/steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import type { DbaSteps } from '../../steps.ts';
import { consequencesOf, type DbaConsequence } from './consequences.ts';
import type { Support } from './score.ts';
import type { DbaFacing, DbaMargin, DbaOutcome } from '../steps.ts';

/** What two totals come to. */
export interface DbaResult {
  readonly loser: 'a' | 'b' | null;
  readonly margin: DbaMargin;
  readonly outcome: { readonly a: DbaOutcome; readonly b: DbaOutcome };
  /** What the outcomes lead to at once, such as a recoil that destroys. */
  readonly consequences: readonly DbaConsequence[];
  readonly trail: readonly TrailStep[];
}

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
  facing: { readonly a: DbaFacing; readonly b: DbaFacing },
  totals: { readonly a: number; readonly b: number },
  support: { readonly a: Support; readonly b: Support },
): DbaResult {
  const trail: TrailStep[] = [];
  const loser = totals.a === totals.b ? null : totals.a < totals.b ? 'a' : 'b';
  const margin = marginOf(rules, loser, totals, trail);
  const outcomeOf = (side: 'a' | 'b'): DbaOutcome =>
    loser === null || loser === side ? sufferedBy(rules, side, facing[side], margin, trail) : 'stand';
  const outcome = { a: outcomeOf('a'), b: outcomeOf('b') };
  const consequences = consequencesOf(rules, facing, outcome, support);
  trail.push(...consequences.map(({ side, clause, label }) => ({ step: 'consequence', side, clause, label })));
  return { loser, margin, outcome, consequences, trail };
}

function marginOf(
  rules: RuleSet<DbaSteps>,
  loser: 'a' | 'b' | null,
  totals: { readonly a: number; readonly b: number },
  trail: TrailStep[],
): DbaMargin {
  const about = { winner: Math.max(totals.a, totals.b), loser: Math.min(totals.a, totals.b) };
  const decision = decide(rules.steps.margin, (rule) => rule(about));
  const scores = `${String(about.loser)} against ${String(about.winner)}`;
  if (decision === null) throw new UnprovidedError(`no clause that we hold says how to compare scores of ${scores}`);
  trail.push({
    step: 'margin',
    ...(loser === null ? {} : { side: loser }),
    clause: decision.clause.id,
    label: `${scores}: ${MARGIN_IN_WORDS[decision.value]}`,
  });
  return decision.value;
}

function sufferedBy(
  rules: RuleSet<DbaSteps>,
  side: 'a' | 'b',
  facing: DbaFacing,
  margin: DbaMargin,
  trail: TrailStep[],
): DbaOutcome {
  const disregarded = decide(rules.steps.outcomeDisregarded, (rule) => rule(facing) || undefined);
  const decision = disregarded ?? decide(rulesFor(rules, margin), (rule) => rule(facing));
  if (decision === null)
    throw new UnprovidedError(`no clause that we hold says what becomes of ${facing.self.type} here`);
  const outcome = decision.value === true ? 'stand' : decision.value;
  const words = outcome === 'stand' ? 'no effect' : outcome;
  trail.push({ step: 'outcome', side, clause: decision.clause.id, label: `${decision.clause.title}: ${words}` });
  return outcome;
}

function rulesFor({ steps }: RuleSet<DbaSteps>, margin: DbaMargin): readonly Rule<DbaSteps['outcomeIfEqual']>[] {
  return { equal: steps.outcomeIfEqual, less: steps.outcomeIfLess, doubled: steps.outcomeIfDoubled }[margin];
}
