import { parentPort, workerData } from 'node:worker_threads';
import { areTypesRight } from './are-types-right-fs.ts';
import { createMistakeFinder, type Mistakes, type ModuleText } from './find-mistakes.ts';

// The thread of find-mistakes-aside.ts: answers the modules that it is sent with the mistakes of each pass, in their order.
const root = workerData as string; // what find-mistakes-aside.ts gives
const find = createMistakeFinder();
parentPort?.on('message', (modules: readonly ModuleText[]) => {
  void answer(modules);
});

async function answer(modules: readonly ModuleText[]): Promise<void> {
  const passes = find(modules);
  const right = areTypesRight(root, modules);
  parentPort?.postMessage(passes.language());
  const none: Mistakes = new Map(modules.map(({ path }) => [path, []]));
  parentPort?.postMessage((await right) ? none : passes.types());
}
