import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A page is soon forgotten: with room for some hundred of them, hardly any is looked at by the garbage collector. */
const FLAGS = ['--max-semi-space-size=64'];

/** Astro, loaded, and waiting to be told to build. */
export interface LoadedAstro {
  /**
   * Build the pages into `dist/`, which it empties first.
   *
   * @returns Whether it could; if not, it told why
   */
  readonly build: () => Promise<boolean>;
  /** Let it go, where there is nothing to build. */
  readonly dismiss: () => void;
}

/**
 * Load Astro in a process of its own, which takes a second, while other work is done.
 *
 * @param root Absolute path of the project
 */
export function loadAstro(root: string): LoadedAstro {
  const child = fork(fileURLToPath(new URL('./build-with-astro.ts', import.meta.url)), {
    cwd: root,
    execArgv: FLAGS,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  return {
    build: async () => {
      // A process that could not load Astro has told why, and ended.
      if (child.connected) child.send('build');
      const [code] = await ended;
      return code === 0;
    },
    dismiss: () => child.kill(),
  };
}
