import type { RuleSet } from '../../frame/rule-set.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { DbaSteps } from '../steps.ts';
import { lineUp } from './line-up.ts';
import { resultOf, type DbaResult } from './resolving/outcome.ts';
import type { DbaCombatQuestion } from './question.ts';
import { sum } from '../../frame/combat/contributions.ts';
import { standingOf, type DbaContribution, type DbaStanding } from './resolving/score.ts';
import type { DbaFacing } from './steps.ts';

/** How one side's total came about. */
export interface DbaSideScore {
  readonly contributions: readonly DbaContribution[];
  readonly final: number;
}

/** The answer where both dice are given. */
export interface DbaCombatAnswer extends DbaResult {
  readonly edition: string;
  readonly a: DbaSideScore;
  readonly b: DbaSideScore;
}

/** A combat that is drawn up, and wants only its dice. */
export interface DbaEngagement {
  readonly rules: RuleSet<DbaSteps>;
  readonly facing: { readonly a: DbaFacing; readonly b: DbaFacing };
  readonly standing: { readonly a: DbaStanding; readonly b: DbaStanding };
  /** How both sides were drawn up. */
  readonly drawnUp: readonly TrailStep[];
}

/** The clause that says both players roll a die. */
const DIE_CLAUSE = 'dba.combat-factors.procedure';

/**
 * Draw up both sides, and add up what does not depend on the dice.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause provides for it
 */
export function engage(rules: RuleSet<DbaSteps>, question: DbaCombatQuestion): DbaEngagement {
  const { a, b, judge, trail } = lineUp(rules, question);
  const facing = { a: { self: a, enemy: b }, b: { self: b, enemy: a } };
  const standing = { a: standingOf(rules, facing.a, judge), b: standingOf(rules, facing.b, judge) };
  return { rules, facing, standing, drawnUp: trail };
}

/** How both sides were drawn up, and what each adds to its die. */
export function trailOf({ drawnUp, standing }: DbaEngagement): readonly TrailStep[] {
  return [...drawnUp, ...stepsOf('a', standing.a.contributions), ...stepsOf('b', standing.b.contributions)];
}

/**
 * Resolve one throw of the dice.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause provides for the result
 */
export function resolveThrow(engagement: DbaEngagement, dieA: number, dieB: number): DbaCombatAnswer {
  const { rules, facing, standing, drawnUp } = engagement;
  const side = ({ contributions }: DbaStanding, die: number): DbaSideScore => {
    const all = [{ kind: 'die' as const, amount: die, clause: DIE_CLAUSE, label: 'Die' }, ...contributions];
    return { contributions: all, final: sum(all) };
  };
  const a = side(standing.a, dieA);
  const b = side(standing.b, dieB);
  const { trail, ...result } = resultOf(
    rules,
    facing,
    { a: a.final, b: b.final },
    { a: standing.a.support, b: standing.b.support },
  );
  const steps = [...drawnUp, ...stepsOf('a', a.contributions), ...stepsOf('b', b.contributions), ...trail];
  return { edition: rules.edition, a, b, ...result, trail: steps };
}

function stepsOf(side: 'a' | 'b', contributions: readonly DbaContribution[]): TrailStep[] {
  return contributions.map(({ kind, amount, clause, label }) => ({ step: kind, side, amount, clause, label }));
}
