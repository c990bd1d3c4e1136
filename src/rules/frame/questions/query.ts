import { NotHeldError, UnprovidedError } from '../rule-errors.ts';
import type { RuleSet } from '../rule-set.ts';
import type { TrailStep, Unanswerable } from '../trail.ts';
import { readFields, type Field, type Read } from './field.ts';

type Fields = Readonly<Record<string, Field<unknown>>>;

/** A question as JSON or an example writes it: named fields, whose values are yet to be read. */
export type Written<F> = { readonly [K in keyof F]?: unknown };

/** What every answer holds. */
export interface Answer {
  readonly edition: string;
  /** The steps that counted. */
  readonly trail: readonly TrailStep[];
}

/** A question that is well formed, and wants only its answer. */
export interface Posed<S, A> {
  /** The question in words, for a reader who does not read JSON. */
  readonly words: () => string;
  /**
   * @throws {NotHeldError} If the answer rests on wording that is not held
   * @throws {UnprovidedError} If no clause in force provides for it
   */
  readonly answer: (rules: RuleSet<S>) => A;
}

/** A kind of question: how it is asked, documented and answered. */
export interface Query<S, F extends Fields = Fields, A extends Answer = Answer> {
  readonly summary: string;
  readonly fields: F;
  /** Fields of objects among the fields, under a heading of their own. */
  readonly parts: Readonly<Record<string, Fields>>;
  /** What the answer holds, in words. */
  readonly answers: string;
  /** A question that can be asked as it stands. */
  readonly example: Written<F>;
  /** @throws {QuestionError} If the question is not well formed */
  readonly pose: (written: unknown) => Posed<S, A>;
}

/** What makes a query. */
export interface Definition<S, F extends Fields, Q, A extends Answer> {
  readonly summary: string;
  readonly fields: F;
  readonly parts?: Readonly<Record<string, Fields>>;
  readonly answers: string;
  readonly example: Written<F>;
  /**
   * The question of its fields, each of which has been read.
   *
   * @throws {QuestionError} If the fields do not go together
   */
  readonly question: (fields: Read<F>) => Q;
  readonly describe: (question: Q) => string;
  /**
   * @throws {QuestionError} If something was left out that these rules need to know
   * @throws {NotHeldError} If the answer rests on wording that is not held
   * @throws {UnprovidedError} If no clause in force provides for it
   */
  readonly answer: (rules: RuleSet<S>, question: Q) => A;
}

/** Make a query of its fields, and of what answers it. */
export function defineQuery<S, F extends Fields, Q, A extends Answer>(
  definition: Definition<S, F, Q, A>,
): Query<S, F, A> {
  const { summary, fields, parts = {}, answers, example, question, describe, answer } = definition;
  return {
    summary,
    fields,
    parts,
    answers,
    example,
    pose: (written) => {
      const asked = question(readFields(fields, written, ''));
      return { words: () => describe(asked), answer: (rules) => answer(rules, asked) };
    },
  };
}

/**
 * Ask a question: one answer, or why the rules that we have cannot give it.
 *
 * @throws {QuestionError} If the question is not well formed
 */
export function ask<S, F extends Fields, A extends Answer>(
  query: Query<S, F, A>,
  rules: RuleSet<S>,
  written: unknown,
): A | Unanswerable {
  return answerOf(query.pose(written), rules);
}

/** The answer to a question that was posed, or why the rules that we have cannot give it. */
export function answerOf<S, A extends Answer>(posed: Posed<S, A>, rules: RuleSet<S>): A | Unanswerable {
  try {
    return posed.answer(rules);
  } catch (error) {
    if (error instanceof NotHeldError) return notHeldAnswer(rules.edition, error);
    if (error instanceof UnprovidedError)
      return { edition: rules.edition, answer: null, why: error.message, trail: [] };
    throw error;
  }
}

function notHeldAnswer(edition: string, { clause, step }: NotHeldError): Unanswerable {
  const { title, page, held } = clause;
  const printed = `see your printed rulebook${page === null ? '' : `, p. ${String(page)}`}`;
  const lacking = held
    ? `and what we have of that in ${edition} does not say${page === null ? '' : `: ${printed}`}`
    : `of which we have no ${edition} text: ${printed}`;
  return { edition, answer: null, why: `The answer rests on "${title}", ${lacking}.`, trail: [step] };
}
