import { createRuleSet, DBA, type ClauseCode, type DbaRuleScope } from '../../../src/rules/index.ts';
import type { DbaCombatAnswer } from '../../../src/rules/dba/combat/engagement.ts';
import { DBA_QUERIES } from '../../../src/rules/dba/queries.ts';
import { ask } from '../../../src/rules/frame/questions/query.ts';
import { importGenerated, readGenerated, spelled, type Side } from '../ask.ts';

const { edition } = readGenerated('dba.json') as { edition: string };
const { clauses } = (await importGenerated('dba/rules.ts')) as { clauses: readonly ClauseCode<DbaRuleScope>[] };

/** The rules of DBA, as they were compiled. */
export const dbaRules = createRuleSet(DBA, edition, clauses);

type Question = Readonly<Record<string, unknown>>;

/** Ask each query of DBA. */
export const dba = {
  combat: (question: Question) => ask(DBA_QUERIES.combat, dbaRules, question),
  move: (question: Question) => ask(DBA_QUERIES.move, dbaRules, question),
  secondMove: (question: Question) => ask(DBA_QUERIES['second-move'], dbaRules, question),
  pips: (question: Question) => ask(DBA_QUERIES.pips, dbaRules, question),
};

/** What a throw comes to; null where the rules held cannot tell. In shooting if either side shoots. */
export function fightDba(a: Side, b: Side, [dieA, dieB]: readonly [number, number]): DbaCombatAnswer | null {
  const answer = dba.combat({ a: { ...spelled(a), die: dieA }, b: { ...spelled(b), die: dieB } });
  if ('answer' in answer) return null;
  if ('odds' in answer) throw new Error('expected an answer, found odds');
  return answer;
}
