import type { Answer } from '../../frame/questions/query.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { Rule } from '../../frame/steps.ts';
import { judge } from '../../frame/judge.ts';
import type { Judged, Judgement } from '../../frame/verdict.ts';

/** The answer to a yes-or-no question. */
export interface YesOrNo extends Answer {
  readonly allowed: boolean;
  /** The reason, as a sentence without its full stop. */
  readonly why: string;
  /** What the question does not tell, and the answer rests on; left out where it rests on nothing such. */
  readonly taken?: readonly string[];
}

/** What was judged, as an answer of this edition. */
export function yesOrNo({ edition }: Pick<DbmRules, 'edition'>, { allowed, why, trail }: Judged): YesOrNo {
  return { edition, allowed, why, trail };
}

/** How every `--help` of such a question describes its answer. */
export const YES_OR_NO = 'allowed, true or false; why, the reason.';

/** The same of a query that may take for granted what is not told. */
export const YES_OR_NO_TAKEN = `${YES_OR_NO} taken: what the question does not tell, and the answer rests on.`;

/** The rules of a step, each about to be asked about this. */
export function bind<About>(
  rules: readonly Rule<(about: About) => Judgement>[],
  about: About,
): readonly Rule<() => Judgement>[] {
  return rules.map(({ clause, apply }) => ({ clause, apply: () => apply(about) }));
}

/**
 * Judge by the rules of one step or of several that bear on one question.
 *
 * @throws {NotHeldError} If only wording that is not held could decide
 * @throws {UnprovidedError} If no clause in force bears on the question
 */
export function judgeAll(rules: readonly Rule<() => Judgement>[], about: string): Judged {
  return judge(rules, (rule) => rule(), about);
}
