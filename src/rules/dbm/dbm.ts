import { combatExample } from './combat/combat-example.ts';
import type { ExampleScope } from './example-scope.ts';
import { DBM_STEPS, type DbmSteps } from './dbm-steps.ts';
import type { Game } from '../frame/game.ts';
import { DBM_QUERIES } from './queries.ts';

/** De Bellis Multitudinis, in all its editions. */
export const DBM: Game<DbmSteps, ExampleScope> = {
  id: 'dbm',
  steps: DBM_STEPS,
  queries: DBM_QUERIES,
  examples: (rules, tell) => ({ combat: combatExample(rules, tell) }),
  ruleScope: 'RuleScope',
  exampleScope: 'ExampleScope',
};
