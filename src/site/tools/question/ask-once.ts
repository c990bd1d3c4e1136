import { ask, QuestionError, type Answer, type Query, type RuleSet, type TrailStep } from '../../../rules/index.ts';
import { isOpen } from './reply.ts';

/** Why there is no answer, with the clauses that it hangs on. */
export interface Refusal {
  readonly why: string;
  readonly clauses: readonly TrailStep[];
  /** The question lacks something, or contradicts itself: the rules may well have an answer once that is mended. */
  readonly misasked?: true;
}

/** Ask one question: its answer, or why there is none. */
export function askOnce<S, A extends Answer>(
  query: Query<S, Query<S>['fields'], A>,
  rules: RuleSet<S>,
  written: unknown,
): A | Refusal {
  try {
    const answer = ask(query, rules, written);
    return isOpen(answer) ? { why: answer.why, clauses: answer.trail } : answer;
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    return { why: error.message.replace(`${JSON.stringify(error.field)}: `, ''), clauses: [], misasked: true };
  }
}

export function isRefusal(answer: object): answer is Refusal {
  return 'why' in answer;
}
