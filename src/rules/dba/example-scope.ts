import type { Asking, Checks } from '../frame/examples/example.ts';
import type { DbaCombatExample } from './combat/dba-combat-example.ts';
import type { DBA_QUERIES } from './queries.ts';
import type { DbaSteps } from './steps.ts';

/** What the lines of a `ts example` fence of DBA are written in. */
export type DbaExampleScope = Checks &
  Omit<Asking<DbaSteps, typeof DBA_QUERIES>, 'combat'> & { readonly combat: DbaCombatExample };
