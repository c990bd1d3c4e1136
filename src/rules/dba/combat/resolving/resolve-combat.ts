import { chancesOver, type Chances } from '../../../frame/combat/chances.ts';
import type { RuleSet } from '../../../frame/rule-set.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import type { DbaSteps } from '../../steps.ts';
import type { DbaConsequence } from './consequences.ts';
import { engage, resolveThrow, trailOf, type DbaCombatAnswer } from '../engagement.ts';
import type { DbaCombatQuestion } from '../question.ts';
import { DBA_OUTCOMES, type DbaOutcome } from '../steps.ts';

/** The answer where no dice are given: the chances over the 36 throws. */
export interface DbaCombatOdds extends Chances<DbaOutcome, DbaConsequence> {
  readonly edition: string;
  readonly trail: readonly TrailStep[];
}

/**
 * Resolve a combat of DBA: its outcome, or the odds where no dice are given.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause provides for the result
 */
export function resolveDbaCombat(
  rules: RuleSet<DbaSteps>,
  question: DbaCombatQuestion,
): DbaCombatAnswer | DbaCombatOdds {
  const engagement = engage(rules, question);
  const { a, b } = question;
  if (a.die !== null && b.die !== null) return resolveThrow(engagement, a.die, b.die);
  const chances = chancesOver(DBA_OUTCOMES, (dieA, dieB) => resolveThrow(engagement, dieA, dieB));
  return { edition: rules.edition, ...chances, trail: trailOf(engagement) };
}
