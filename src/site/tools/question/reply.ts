import type { Answer, Query, RuleSet, TrailStep, Unanswerable } from '../../../rules/index.ts';
import { ask, QuestionError } from '../../../rules/index.ts';
import { inPlainWords } from './plain-words.ts';

/** One step that counted in an answer, as a calculator shows it. */
export interface Step {
  readonly step: string;
  readonly side: 'a' | 'b' | null;
  /** Null for a step that adds nothing. */
  readonly amount: number | null;
  readonly clause: string;
  readonly label: string;
  /** In how many throws it counts, where it hangs on the dice; null where it always does. */
  readonly throws: number | null;
}

/** A short result, such as two editions are compared by. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** Something to know of an answer, such as that a figure in it is disputed; it leads to a clause. */
export interface Remark {
  readonly text: string;
  readonly clause: string;
  /** It is as it should be: nothing to take care of. */
  readonly quiet?: boolean;
}

/** What every calculator's answer holds, whatever else. */
export interface Shown {
  /** The question in words. */
  readonly question: string;
  /** What it was asked of, where the question names that in short: who reads it elsewhere may not have the link. */
  readonly asked?: string;
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
  /** What else the result shows, in sentences without an end: for who hears it. */
  readonly heard?: readonly string[];
  /** Whether a figure in it rests on a secondary source only. */
  readonly secondary?: boolean;
  /** Why it settles nothing yet: our texts do not say, or a person has still to tell something. Left out where it does. */
  readonly open?: 'not held' | 'not told';
  readonly remarks?: readonly Remark[];
  /** The discrepancies that its figures hang on, as they are cited: `discrepancies.reg-ax-x-cost`. */
  readonly disputed?: readonly string[];
}

/** What a calculator replies. */
export type Reply<A extends Shown> =
  | { readonly kind: 'answer'; readonly answer: A }
  /** The rules that we have cannot give it. */
  | { readonly kind: 'open'; readonly why: string; readonly clauses: readonly TrailStep[] }
  /** More is to be told first, or to be loaded. */
  | {
      readonly kind: 'wanting';
      readonly wants: string;
      /** Loads what it turns on and is not here yet, to be asked again; it fails where that cannot be fetched. */
      readonly load?: () => Promise<void>;
    };

/** Whether the rules that we have could not answer. */
export function isOpen(answer: Answer | Unanswerable): answer is Unanswerable {
  return 'answer' in answer;
}

/** The reply to a question that the rules that we have cannot answer. */
export function openReply({ why, trail }: Unanswerable): Reply<never> {
  return { kind: 'open', why, clauses: trail };
}

/** A step of a trail as a calculator shows it. */
export function stepOf({ step, side, amount, clause, label }: TrailStep): Step {
  return { step, side: side ?? null, amount: amount ?? null, clause, label, throws: null };
}

/**
 * Ask one question, and show its answer.
 *
 * @param written The question as the command line takes it
 * @param show What is shown of the answer, beside the question in words
 */
export function replyTo<S, A extends Answer, B extends Shown>(
  query: Query<S, Query<S>['fields'], A>,
  rules: RuleSet<S>,
  written: unknown,
  show: (answer: A, question: string) => B,
): Reply<B> {
  try {
    const answer = ask(query, rules, written);
    if (isOpen(answer)) return openReply(answer);
    return { kind: 'answer', answer: show(answer, query.pose(written).words()) };
  } catch (error) {
    if (error instanceof QuestionError) return { kind: 'wanting', wants: inPlainWords(error.message) };
    throw error;
  }
}
