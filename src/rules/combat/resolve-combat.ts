import { NotHeldError, type RuleSet } from '../rule-set.ts';
import type { TrailStep, Unanswerable } from '../trail.ts';
import { engage, resolveThrow, type CombatAnswer } from './engagement.ts';
import { chancesOf, type Chances } from './odds.ts';
import { UnprovidedError } from './outcome.ts';
import type { CombatQuestion } from './question.ts';

/** The answer where no dice are given: the chance of every outcome. */
export interface CombatOdds extends Chances {
  readonly edition: string;
  readonly trail: readonly TrailStep[];
}

/**
 * Resolve distant shooting or close combat between two elements, as one edition has it.
 *
 * @param rules The rules of the edition
 * @param question Both sides; with both dice, or with neither for the odds
 * @returns Scores, outcome and trail; the odds; or why the rules held cannot answer
 */
export function resolveCombat(rules: RuleSet, question: CombatQuestion): CombatAnswer | CombatOdds | Unanswerable {
  try {
    const engagement = engage(rules, question);
    const { a, b } = question;
    if (a.die === null || b.die === null)
      return { edition: rules.edition, ...chancesOf(engagement), trail: engagement.trail };
    return resolveThrow(engagement, a.die, b.die);
  } catch (error) {
    if (error instanceof NotHeldError) return notHeldAnswer(rules, error);
    if (error instanceof UnprovidedError)
      return { edition: rules.edition, answer: null, why: error.message, trail: [] };
    throw error;
  }
}

function notHeldAnswer(rules: RuleSet, { clause }: NotHeldError): Unanswerable {
  const place =
    clause.page === null ? 'see your printed rulebook' : `see your printed rulebook, p. ${String(clause.page)}`;
  return {
    edition: rules.edition,
    answer: null,
    why: `The answer rests on "${clause.title}", whose wording in ${rules.edition} we do not hold: ${place}.`,
    trail: [{ step: 'not held', clause: clause.id, label: clause.title }],
  };
}
