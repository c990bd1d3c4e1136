import type { ChildProcess } from 'node:child_process';
import type { Proof } from '../../../theorems/index.ts';
import { hold, start } from './apart-fs.ts';
import type { TheoremNews, TheoremTask } from './theorem-task.ts';

/**
 * How long a theorem may take over one of the parts of a space, in milliseconds. It takes some seconds, and a slow machine is
 * no reason to say that it does not end.
 */
const LIMIT = 10 * 60_000;

/** Why a theorem was not proved: its code did not come to an end, or threw. */
export class TheoremError extends Error {
  override readonly name = 'TheoremError';
}

/** A process that tries theorems. */
export interface Prover {
  /**
   * Try a theorem. One at a time.
   *
   * @throws {TheoremError} If its code throws, or does not come to an end
   */
  readonly prove: (task: TheoremTask) => Promise<Proof>;
  readonly end: () => void;
}

/**
 * Try theorems in a process of its own, which has no rights, and is ended where one goes on for ever.
 *
 * @param limit How long one may take over a part of its space, in milliseconds
 */
export function proverApart(limit = LIMIT): Prover {
  let running: ChildProcess | null = null;
  return {
    prove: async (task) => {
      const child = (running ??= start(new URL('./theorem-runner.ts', import.meta.url)));
      hold(child, true);
      try {
        return await proofFrom(child, task, limit);
      } catch (error) {
        child.kill('SIGKILL');
        running = null;
        throw error;
      } finally {
        hold(child, false);
      }
    },
    end: () => {
      running?.kill();
      running = null;
    },
  };
}

async function proofFrom(child: ChildProcess, task: TheoremTask, limit: number): Promise<Proof> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new TheoremError('does not come to an end'));
        }, limit);
      };
      child.on('message', (news: TheoremNews) => {
        if ('begun' in news) wait();
        else if ('proof' in news) resolve(news.proof);
        else reject(new TheoremError(`cannot be tried: it threw: ${news.failed}`));
      });
      child.once('exit', (code, signal) => {
        reject(new TheoremError(`ended the process that tries it (${signal ?? `exit code ${String(code)}`})`));
      });
      // As where it has ended before it was asked.
      child.once('error', reject);
      wait();
      // What threads share cannot be sent to another process.
      child.send({ ...task, matrix: { ...task.matrix, which: Uint32Array.from(task.matrix.which) } });
    });
  } finally {
    clearTimeout(timer);
    child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
  }
}
