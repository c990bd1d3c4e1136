import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Mutant } from '../mutants/mutant.ts';

const judge = fileURLToPath(new URL('judge-by-examples.ts', import.meta.url));

/** Judges mutants of snippets by the examples alone: most are killed there, in a fraction of a second. */
export class ExamplesJudge {
  readonly #cache: string;
  readonly #milliseconds: number;
  #child: ChildProcess | null = null;

  /**
   * @param cache Folder in which Node keeps what it compiled
   * @param milliseconds How long an answer may take
   */
  constructor(cache: string, milliseconds = 60_000) {
    this.#cache = cache;
    this.#milliseconds = milliseconds;
  }

  /** Whether an example fails with this mutant; false too where it is none of a snippet, or takes too long. */
  async kills(mutant: Mutant): Promise<boolean> {
    if (!mutant.area.startsWith('snippets/')) return false;
    const child = await this.#started();
    const { file, start, end, text } = mutant;
    const answer = new Promise<boolean>((resolve) => {
      const settle = (killed: boolean): void => {
        clearTimeout(timer);
        child.off('message', settle);
        child.off('exit', stop);
        resolve(killed);
      };
      const stop = (): void => {
        this.close();
        settle(false);
      };
      const timer = setTimeout(stop, this.#milliseconds);
      child.on('message', settle);
      child.on('exit', stop);
    });
    child.send({ file, start, end, text });
    return answer;
  }

  /** End the process. */
  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child !== null) return this.#child;
    this.#child = fork(judge, { env: { ...process.env, NODE_COMPILE_CACHE: this.#cache, NODE_NO_WARNINGS: '1' } });
    await once(this.#child, 'message');
    return this.#child;
  }
}
