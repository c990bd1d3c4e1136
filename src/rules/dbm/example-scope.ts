import type { Asking, Checks } from '../frame/examples/example.ts';
import type { CombatExample } from './combat/combat-example.ts';
import type { DbmSteps } from './dbm-steps.ts';
import type { DBM_QUERIES } from './queries.ts';

/** The question of what stands on the table, which `src/positions/` adds to those of the rules: see `dbm table --help`. */
interface OnTable {
  readonly table: (question: Readonly<Record<string, unknown>>) => {
    readonly verdict: 'yes' | 'no' | 'too close' | 'not told' | 'not held';
    readonly why: string;
    /** Of a combat, with both dice: of its two elements that of the mover's side first. */
    readonly combat: {
      readonly scores: readonly number[];
      readonly outcomes: readonly string[];
      readonly fates: readonly string[];
      readonly lost: readonly string[];
      readonly recoil: readonly string[];
    };
  };
}

/** What the lines of a `ts example` fence of DBM are written in. */
export type ExampleScope = Checks &
  OnTable &
  Omit<Asking<DbmSteps, typeof DBM_QUERIES>, 'combat'> & { readonly combat: CombatExample };
