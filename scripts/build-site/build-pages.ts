import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A page is soon forgotten: with room for some hundred of them, hardly any is looked at by the garbage collector. */
const FLAGS = ['--max-semi-space-size=64'];

/**
 * Have Astro build the pages into `dist/`, which it empties first.
 *
 * @param root Absolute path of the project
 * @returns Whether it could; if not, it told why
 */
export async function buildPages(root: string): Promise<boolean> {
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [...FLAGS, astro, 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}
