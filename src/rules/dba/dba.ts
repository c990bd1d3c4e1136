import { DBA_QUERIES } from './queries.ts';
import { DBA_STEPS, type DbaSteps } from './steps.ts';
import { dbaCombatExample } from './combat/dba-combat-example.ts';
import type { DbaExampleScope } from './example-scope.ts';
import type { Scope } from '../frame/steps.ts';
import type { Game } from '../frame/game.ts';

/** What the `ts rule` fences of DBA are written in. */
export type DbaRuleScope = Scope<DbaSteps>;

/** De Bellis Antiquitatis 2.2: a game of its own, which shares no rule with DBM. */
export const DBA: Game<DbaSteps, DbaExampleScope> = {
  id: 'dba',
  steps: DBA_STEPS,
  queries: DBA_QUERIES,
  examples: (rules, tell) => ({ combat: dbaCombatExample(rules, tell) }),
  ruleScope: 'DbaRuleScope',
  exampleScope: 'DbaExampleScope',
};
