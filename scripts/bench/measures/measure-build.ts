import { spawnSync } from 'node:child_process';
import type { Figure } from '../figure.ts';
import type { Workspace } from '../workspace.ts';

const stages = ['compile', 'build:site'];

/**
 * Build everything in a workspace that was never built in.
 *
 * @param workspace Where to build
 * @returns The seconds in all, and of each stage
 * @throws {Error} If a stage fails
 */
export function measureBuild({ folder }: Workspace): Figure[] {
  const seconds = stages.map((stage) => {
    const start = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', stage], { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`Cannot measure the build: "npm run ${stage}" failed in ${folder}`);
    return (performance.now() - start) / 1000;
  });
  return [
    {
      name: 'Whole build from clean',
      value: seconds.reduce((sum, one) => sum + one),
      unit: 's',
      target: { atMost: 20 },
    },
    ...stages.map((stage, index) => ({ name: `  npm run ${stage}`, value: seconds[index] ?? 0, unit: 's' })),
  ];
}
