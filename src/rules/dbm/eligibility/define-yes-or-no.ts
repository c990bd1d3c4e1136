import type { DbmSteps } from '../dbm-steps.ts';
import type { Field, Read } from '../../frame/questions/field.ts';
import { defineQuery, type Query, type Written } from '../../frame/questions/query.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { Rule } from '../../frame/steps.ts';
import type { Judgement } from '../../frame/verdict.ts';
import { sentence } from './sentence.ts';
import { judgeAll, YES_OR_NO, yesOrNo, type YesOrNo } from './yes-or-no.ts';

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
}

/** Make a query that the clauses of a step or two answer with yes or no. */
export function defineYesOrNo<F extends Fields>(definition: YesOrNoDefinition<F>): Query<DbmSteps, F, YesOrNo> {
  const { summary, fields, example, asks, circumstances, about } = definition;
  return defineQuery<DbmSteps, F, Read<F>, YesOrNo>({
    summary,
    fields,
    answers: YES_OR_NO,
    example,
    question: (read) => read,
    describe: (read) => `${asks(read)}${sentence(circumstances(read))}?`,
    answer: (rules, read) => yesOrNo(rules, judgeAll(definition.rules(rules, read), about)),
  });
}
