import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Mistakes, ModuleText } from './find-mistakes.ts';

/** The mistakes of each pass, as soon as it is done; what one throws is thrown where it is awaited. */
export interface MistakesToCome {
  readonly language: Promise<Mistakes>;
  readonly types: Promise<Mistakes>;
}

/**
 * Find mistakes on a thread of its own, so that other work goes on meanwhile. It reads the vocabulary at once, before
 * it is asked.
 *
 * @param root Absolute path of the project
 * @returns As a finder of mistakes, but later; it does not keep the process alive while it has nothing to do
 */
export function findMistakesAside(root: string): (modules: readonly ModuleText[]) => MistakesToCome {
  const worker = new Worker(new URL('./find-mistakes-worker.ts', import.meta.url), { workerData: root });
  worker.unref();
  return (modules) => {
    worker.ref();
    // It is asked for one answer at a time; what it throws comes as an error, and is thrown here.
    const answers = on(worker, 'message');
    const next = async (): Promise<Mistakes> => {
      const { value } = (await answers.next()) as { value: [Mistakes] };
      return value[0];
    };
    worker.postMessage(modules);
    const language = next();
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for what it is given.
    const types = language.then(next).finally(() => {
      worker.unref();
      return answers.return?.();
    });
    // It may be that nobody waits for the second, where the first has thrown.
    types.catch(() => undefined);
    return { language, types };
  };
}
