import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Mistake, ModuleText } from './find-mistakes.ts';

/**
 * Find mistakes on a thread of its own, so that other work goes on meanwhile. It reads the vocabulary at once, before
 * it is asked.
 *
 * @param root Absolute path of the project
 * @returns As a finder of mistakes, but later; it does not keep the process alive while it has nothing to do
 */
export function findMistakesAside(
  root: string,
): (modules: readonly ModuleText[]) => Promise<ReadonlyMap<string, readonly Mistake[]>> {
  const worker = new Worker(new URL('./find-mistakes-worker.ts', import.meta.url), { workerData: root });
  worker.unref();
  return async (modules) => {
    worker.ref();
    // It is asked for one answer at a time; what it throws comes as an error, and is thrown here.
    const answered = once(worker, 'message') as Promise<[ReadonlyMap<string, readonly Mistake[]>]>;
    worker.postMessage(modules);
    const [mistakes] = await answered;
    worker.unref();
    return mistakes;
  };
}
