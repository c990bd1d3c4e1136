import { spawnSync } from 'node:child_process';

declare module 'vitest' {
  interface ProvidedContext {
    /** What went wrong before the first test of a project; empty if nothing did. */
    failure: string;
  }
}

/**
 * Run a script of package.json.
 *
 * @param name Its name, such as `compile`
 * @returns What it printed, if it failed; else nothing, the empty string
 */
export function runScript(name: string): string {
  const onWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name], {
    encoding: 'utf8',
    shell: onWindows,
  });
  return status === 0 ? '' : `"npm run ${name}" failed:\n${stdout}${stderr}`;
}
