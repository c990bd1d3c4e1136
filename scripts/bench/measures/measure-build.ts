import { spawnSync } from 'node:child_process';
import type { Figure } from '../figure.ts';
import type { Workspace } from '../workspace.ts';

/**
 * Build everything in a workspace that was never built in.
 *
 * @param workspace Where to build
 * @returns The seconds in all, and those of compiling
 * @throws {Error} If the build fails
 */
export function measureBuild(workspace: Workspace): Figure[] {
  const start = performance.now();
  const { compiling } = buildIn(workspace);
  const seconds = (performance.now() - start) / 1000;
  return [
    { name: 'Whole build from clean', value: seconds, unit: 's', target: { atMost: 18 } },
    { name: '  of which compiling', value: compiling, unit: 's' },
  ];
}

/**
 * Build everything in a workspace, for what looks at it.
 *
 * @returns The seconds that compiling took
 * @throws {Error} If the build fails
 */
export function buildIn({ folder }: Workspace): { readonly compiling: number } {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Cannot measure the build: "npm run build" failed in ${folder}\n${stderr}`);
  return { compiling: Number(/Compiled in ([\d.]+) s/u.exec(stderr)?.[1]) };
}
