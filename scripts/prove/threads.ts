import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Work } from './work.ts';

/** Threads that do pieces of work, as many at once as the machine has cores. */
export interface Threads {
  /** Resolves to what came of it; rejects where it failed. */
  readonly give: (work: Work) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

interface Waiting {
  readonly work: Work;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Start as many threads as there are cores.
 *
 * @param folder Where what was compiled stands
 */
export function startThreads(folder: string): Threads {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: folder }),
  );
  const next = (worker: Worker): void => {
    const waiting = queue.shift();
    if (waiting === undefined) {
      idle.push(worker);
      return;
    }
    const failed = (error: Error): void => {
      waiting.reject(error);
    };
    worker.once('error', failed);
    worker.once('message', (answer: unknown) => {
      worker.off('error', failed);
      if (isFailure(answer)) waiting.reject(new Error(answer.failed));
      else waiting.resolve(answer);
      next(worker);
    });
    worker.postMessage(waiting.work);
  };
  idle.push(...workers);
  return {
    give: (work) =>
      new Promise((resolve, reject) => {
        queue.push({ work, resolve, reject });
        const worker = idle.shift();
        if (worker !== undefined) next(worker);
      }),
    end: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function isFailure(answer: unknown): answer is { readonly failed: string } {
  return typeof answer === 'object' && answer !== null && 'failed' in answer;
}
