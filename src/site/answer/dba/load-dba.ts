import { createRuleSet, DBA_STEPS, type DbaClauseCode } from '../../../rules/index.ts';
import { address } from '../../ground/address.ts';
import type { CardRules } from '../asking/index.ts';
import type { QuestionKind } from '../understanding/index.ts';
import { answerDba } from './answer-dba.ts';

const modules = import.meta.glob<{ readonly clauses: readonly DbaClauseCode[] }>('/generated/dba/rules.ts');
const EDITION = '2.2';
/** The section that answers a question. */
const SECTIONS: Readonly<Partial<Record<QuestionKind, string>>> = {
  combat: 'combat-factors',
  move: 'moves',
  pips: 'pip-dicing',
};

/**
 * Load the rules of DBA, as a card asks them.
 *
 * @throws {Error} If they cannot be fetched
 */
export async function loadDba(): Promise<CardRules> {
  const [load] = Object.values(modules);
  if (load === undefined) throw new Error('Cannot load the rules of DBA: the compiler wrote none');
  const { clauses } = await load();
  const rules = createRuleSet({ steps: DBA_STEPS }, EDITION, clauses);
  return {
    game: 'DBA',
    edition: 'dba',
    name: `DBA ${EDITION}`,
    clauses: rules.clauses,
    urlOf: (clause) => address(`/dba/${clause.split('.')[1] ?? ''}/#${clause}`),
    readAt: ({ kind, told }) => address(`/dba/${told.again === undefined ? (SECTIONS[kind] ?? '') : 'second-moves'}/`),
    answer: (question, chosen) => answerDba(rules, question, chosen),
  };
}
