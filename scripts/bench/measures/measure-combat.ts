import type { Figure } from '../figure.ts';
import { runTimed } from '../timed/run-timed.ts';
import type { Workspace } from '../workspace.ts';

/** Resolve close combats of every troop type against every other, with trails, by the newest edition. */
export function measureCombat(workspace: Workspace): Figure[] {
  const value = runTimed(workspace, 'time-combat');
  return [{ name: 'Combats resolved, with trail', value, unit: 'a second', target: { atLeast: 50_000 } }];
}
