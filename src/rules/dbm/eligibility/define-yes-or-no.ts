import type { DbmSteps } from '../dbm-steps.ts';
import type { Field, Read } from '../../frame/questions/field.ts';
import { defineQuery, type Query, type Written } from '../../frame/questions/query.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { Rule } from '../../frame/steps.ts';
import type { Judgement } from '../../frame/verdict.ts';
import { sentence } from './sentence.ts';
import { takenOf, type Takes } from './taken.ts';
import { judgeAll, YES_OR_NO, YES_OR_NO_TAKEN, yesOrNo, type YesOrNo } from './yes-or-no.ts';

type Fields = Readonly<Record<string, Field<unknown>>>;

/** A plain yes-or-no query: the rules that judge it, and its words. */
interface YesOrNoDefinition<F extends Fields> {
  readonly summary: string;
  readonly fields: F;
  readonly example: Written<F>;
  /** The question in words, without its circumstances: `May an element pass through friends`. */
  readonly asks: (fields: Read<F>) => string;
  /** Its circumstances in words; null for one that does not apply. */
  readonly circumstances: (fields: Read<F>) => readonly (string | null)[];
  /** What is open where no clause decides: `whether …`. */
  readonly about: string;
  readonly rules: (rules: DbmRules, fields: Read<F>) => readonly Rule<() => Judgement>[];
  /** What counts as not so where it is not told; left out where the answer rests on nothing such. */
  readonly takes?: Takes<Read<F>>;
  /**
   * Look at fields that cannot be told together.
   *
   * @throws {QuestionError} If these are told so
   */
  readonly check?: (fields: Read<F>) => void;
}

/** Make a query that the clauses of a step or two answer with yes or no. */
export function defineYesOrNo<F extends Fields>(definition: YesOrNoDefinition<F>): Query<DbmSteps, F, YesOrNo> {
  const { summary, fields, example, asks, circumstances, about, takes, check } = definition;
  return defineQuery<DbmSteps, F, Read<F>, YesOrNo>({
    summary,
    fields,
    answers: takes === undefined ? YES_OR_NO : YES_OR_NO_TAKEN,
    example,
    question: (read) => {
      check?.(read);
      return read;
    },
    describe: (read) => `${asks(read)}${sentence(circumstances(read))}?`,
    answer: (rules, read) => {
      const judge = (each: Read<F>) => judgeAll(definition.rules(rules, each), about);
      const { trail, ...found } = yesOrNo(rules, judge(read));
      const taken = takes === undefined ? [] : takenOf(read, takes, judge);
      return { ...found, ...(taken.length === 0 ? {} : { taken }), trail };
    },
  });
}
