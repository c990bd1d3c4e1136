import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { lineUp } from './line-up.ts';
import { resultOf, type Result } from './resolving/outcome.ts';
import type { CombatQuestion } from './question.ts';
import type { Facing } from './steps.ts';
import { sum } from '../../frame/combat/contributions.ts';
import { gradingOf, mitigationOf, standingOf, type Contribution, type Standing } from './resolving/score.ts';

/** How one side's total came about. */
export interface SideScore {
  readonly contributions: readonly Contribution[];
  readonly beforeGrading: number;
  readonly afterGrading: number;
  readonly final: number;
}

/** The answer where both dice are given. */
export interface CombatAnswer extends Result {
  readonly edition: string;
  readonly a: SideScore;
  readonly b: SideScore;
}

/** A combat that is drawn up, and wants only its dice. */
export interface Engagement {
  readonly rules: DbmRules;
  readonly facing: { readonly a: Facing; readonly b: Facing };
  readonly standing: { readonly a: Standing; readonly b: Standing };
  readonly trail: readonly TrailStep[];
}

/** The clause that says both sides throw a die. */
const DIE_CLAUSE = 'resolving-combat.score';

/**
 * Draw up both sides, and add up what does not depend on the dice.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 */
export function engage(rules: DbmRules, question: CombatQuestion): Engagement {
  const { a, b, trail } = lineUp(rules, question);
  const facing = { a: { self: a, enemy: b }, b: { self: b, enemy: a } };
  const standing = { a: standingOf(rules, facing.a), b: standingOf(rules, facing.b) };
  return {
    rules,
    facing,
    standing,
    trail: [...trail, ...stepsOf('a', standing.a.contributions), ...stepsOf('b', standing.b.contributions)],
  };
}

/**
 * Resolve one throw of the dice.
 *
 * @param dieA Die of side a, 1 to 6
 * @param dieB Die of side b, 1 to 6
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for the result
 */
export function resolveThrow(engagement: Engagement, dieA: number, dieB: number): CombatAnswer {
  const { rules, facing, standing } = engagement;
  const before = { a: dieA + standing.a.total, b: dieB + standing.b.total };
  const grading = {
    a: gradingOf(rules, facing.a, before.a - before.b),
    b: gradingOf(rules, facing.b, before.b - before.a),
  };
  const after = { a: before.a + sum(grading.a), b: before.b + sum(grading.b) };
  const mitigating = {
    a: after.a > after.b ? mitigationOf(rules, facing.a) : [],
    b: after.b > after.a ? mitigationOf(rules, facing.b) : [],
  };
  const final = { a: after.a + sum(mitigating.a), b: after.b + sum(mitigating.b) };
  const result = resultOf(rules, facing, final);
  const side = (name: 'a' | 'b', die: number): SideScore => ({
    contributions: [dieThrown(die), ...standing[name].contributions, ...grading[name], ...mitigating[name]],
    beforeGrading: before[name],
    afterGrading: after[name],
    final: final[name],
  });
  const a = side('a', dieA);
  const b = side('b', dieB);
  const trail = [
    ...engagement.trail.filter(({ amount }) => amount === undefined),
    ...stepsOf('a', a.contributions),
    ...stepsOf('b', b.contributions),
    ...result.trail,
  ];
  return {
    edition: rules.edition,
    a,
    b,
    loser: result.loser,
    margin: result.margin,
    outcome: result.outcome,
    fate: result.fate,
    consequences: result.consequences,
    trail,
  };
}

function dieThrown(die: number): Contribution {
  return { kind: 'die', amount: die, clause: DIE_CLAUSE, label: 'Die' };
}

function stepsOf(side: 'a' | 'b', contributions: readonly Contribution[]): TrailStep[] {
  return contributions.map(({ kind, amount, clause, label }) => ({ step: kind, side, amount, clause, label }));
}
