import type { Asking, Checks } from '../frame/examples/example.ts';
import type { CombatExample } from './combat/combat-example.ts';
import type { DbmSteps } from './dbm-steps.ts';
import type { DBM_QUERIES } from './queries.ts';

/** What the lines of a `ts example` fence of DBM are written in. */
export type ExampleScope = Checks &
  Omit<Asking<DbmSteps, typeof DBM_QUERIES>, 'combat'> & { readonly combat: CombatExample };
