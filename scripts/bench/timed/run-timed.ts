import { execFileSync } from 'node:child_process';
import type { Workspace } from '../workspace.ts';

/**
 * Run a script of the bench in a process of its own, some times over.
 *
 * @param workspace Where to run it
 * @param script Its name, such as `time-combat`
 * @param args What to tell it
 * @returns The median of the figures that it printed
 */
export function runTimed(workspace: Workspace, script: string, ...args: readonly string[]): number {
  const figures = [1, 2, 3].map(() => runOnce(workspace, script, ...args));
  return figures.toSorted((a, b) => a - b)[1] ?? Number.NaN;
}

/** The same once, for a figure that is the same every time, such as a weight. */
export function runOnce({ folder }: Workspace, script: string, ...args: readonly string[]): number {
  return Number(
    execFileSync(process.execPath, [`scripts/bench/timed/${script}.ts`, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 2],
    }),
  );
}
