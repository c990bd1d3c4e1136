import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { engage, resolveThrow, type CombatAnswer } from '../engagement.ts';
import { chancesOf, type CombatChances } from './odds.ts';
import type { CombatQuestion } from '../question.ts';

/** The answer where no dice are given: the chance of every outcome. */
export interface CombatOdds extends CombatChances {
  readonly edition: string;
  readonly trail: readonly TrailStep[];
}

/**
 * Resolve distant shooting or close combat between two elements, as one edition has it.
 *
 * @param rules The rules of the edition
 * @param question Both sides; with both dice, or with neither for the odds
 * @returns Scores, outcome and trail; or the odds
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for the result
 */
export function resolveCombat(rules: DbmRules, question: CombatQuestion): CombatAnswer | CombatOdds {
  const engagement = engage(rules, question);
  const { a, b } = question;
  if (a.die === null || b.die === null)
    return { edition: rules.edition, ...chancesOf(engagement), trail: engagement.trail };
  return resolveThrow(engagement, a.die, b.die);
}
