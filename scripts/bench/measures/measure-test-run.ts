import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Run every test of the project, where it stands: what they look at is built first, where it is not built yet.
 *
 * @returns The minutes that it takes
 * @throws {Error} If a test fails
 */
export function measureTestRun(): Figure[] {
  const start = performance.now();
  const { status } = spawnSync('npm', ['test', '--silent'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('Cannot measure the test run: "npm test" failed, as it says above');
  return [{ name: 'Whole test run', value: (performance.now() - start) / 60_000, unit: 'min', target: { atMost: 8 } }];
}
