import type { WrittenClause } from '../frame/clause-code.ts';
import type { RuleSet } from '../frame/rule-set.ts';
import type { Combining, Scope } from '../frame/steps.ts';
import { DBA_COMBAT_STEPS, type DbaCombatSteps } from './combat/steps.ts';
import type { GoingSteps } from './going.ts';
import { DBA_MOVE_STEPS, type DbaMoveSteps } from './moves/steps.ts';
import { DBA_PIP_STEPS, type DbaPipSteps } from './pips/steps.ts';

/** The steps of DBA 2.2, to which the snippets under the clauses contribute. */
export interface DbaSteps extends GoingSteps, DbaCombatSteps, DbaMoveSteps, DbaPipSteps {}

/** How the answers of each come to one. */
export const DBA_STEPS: Readonly<Record<keyof DbaSteps, Combining>> = {
  badGoing: 'decides',
  ...DBA_COMBAT_STEPS,
  ...DBA_MOVE_STEPS,
  ...DBA_PIP_STEPS,
};

/** The rules of DBA. */
export type DbaRules = RuleSet<DbaSteps>;

/** The code of a clause of DBA. */
export type DbaClauseCode = WrittenClause<Scope<DbaSteps>>;
