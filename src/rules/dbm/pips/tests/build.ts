import { answerOf, createRuleSet, DBM, DBM_QUERIES, type DbmClauseCode, type DbmRules } from '../../../index.ts';
import type { PipAnswer } from '../spend-pips.ts';
import type { PipQuestion } from '../question.ts';
import { PIP_FIELDS } from '../fields.ts';
import { pipQuestion } from '../pip-question.ts';
import { readFields } from '../../../frame/questions/field.ts';
import { clause } from '../../../tests/build.ts';

type Told = Readonly<Record<string, unknown>>;

/** A basic cost of 1. */
const basic = clause('plain.cost', ({ basicPips }) => {
  basicPips(() => 1);
});

/** The rules of an invented edition: what a move costs, then these clauses. */
export function rules(...clauses: readonly DbmClauseCode[]): DbmRules {
  return createRuleSet(DBM, 'invented', [basic, ...clauses]);
}

/** A tactical move of a regular spear, with what else is told. */
export function written(about: Told = {}): Told {
  return { action: 'move', elements: [{ troop: 'Reg Sp (O)' }], ...about };
}

/** The same as a question that was read and checked. */
export function question(about: Told = {}): PipQuestion {
  return pipQuestion(readFields(PIP_FIELDS, written(about), ''));
}

/** What it costs, or why that cannot be told. */
export function spend(set: DbmRules, about: Told = {}) {
  return answerOf(DBM_QUERIES.pips.pose(written(about)), set);
}

/** What it costs, where that can be told. */
export function cost(set: DbmRules, about: Told = {}): PipAnswer {
  const answer = spend(set, about);
  if ('answer' in answer) throw new Error(answer.why);
  return answer;
}
