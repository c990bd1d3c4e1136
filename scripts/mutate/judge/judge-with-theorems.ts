import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mutant } from '../mutants/mutant.ts';

const judge = fileURLToPath(new URL('judge-by-theorems.ts', import.meta.url));

/** What theorems say to a mutant. */
export interface TheoremsVerdict {
  /** One that has another number of exceptions with it; null if none has. */
  readonly theorem: string | null;
  /**
   * The spaces of which some situation is answered otherwise: all of them, where no theorem was found. Null where no space
   * asks for such code.
   */
  readonly changed: readonly string[] | null;
}

/**
 * Try the theorems with a mutant in the place of the code.
 *
 * @param root Absolute path of the project
 * @param cache Folder in which Node keeps what it compiled
 * @param milliseconds How long to wait
 * @returns What they say; a reason in words where they could not be tried to the end, as a mutant may never end
 */
export function judgeWithTheorems(
  root: string,
  { file, start, end, text }: Mutant,
  cache: string,
  milliseconds: number,
): Promise<TheoremsVerdict | string> {
  return new Promise((resolve, reject) => {
    const child = fork(judge, [JSON.stringify({ root, mutation: { file, start, end, text } })], {
      env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let [verdict, errors]: [TheoremsVerdict | string, string] = ['no answer in time', ''];
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
    }, milliseconds);
    child.stderr?.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
    child.on('message', (message) => void (verdict = message as TheoremsVerdict)); // sent by judge-by-theorems.ts
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      const [told] = /^\w*Error: .*/mu.exec(errors) ?? [];
      resolve(told === undefined || typeof verdict !== 'string' ? verdict : told);
    });
  });
}
