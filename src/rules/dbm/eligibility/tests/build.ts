import { ask, createRuleSet, DBM, type DbmClauseCode, type DbmRules } from '../../../index.ts';
import { clause, plainGame } from '../../../tests/build.ts';

/** The rules of an invented edition: these clauses, and what combat needs. */
export function edition(...clauses: readonly DbmClauseCode[]): DbmRules {
  return createRuleSet(DBM, 'invented', [...plainGame, ...clauses]);
}

function query(name: string) {
  const found = DBM.queries[name];
  if (found === undefined) throw new Error(`no query ${name}`);
  return found;
}

/** An answer of an invented edition, its trail as clause ids. */
export function answer(name: string, rules: DbmRules, question: Readonly<Record<string, unknown>>) {
  const { trail, ...found } = ask(query(name), rules, question);
  return { ...found, trail: trail.map((step) => step.clause) };
}

/** The question in words. */
export function words(name: string, question: Readonly<Record<string, unknown>>): string {
  return query(name).pose(question).words();
}

export { clause };
