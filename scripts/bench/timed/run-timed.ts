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
export function runTimed({ folder }: Workspace, script: string, ...args: readonly string[]): number {
  const figures = [1, 2, 3].map(() =>
    Number(
      execFileSync(process.execPath, [`scripts/bench/timed/${script}.ts`, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 2],
      }),
    ),
  );
  return figures.toSorted((a, b) => a - b)[1] ?? Number.NaN;
}
