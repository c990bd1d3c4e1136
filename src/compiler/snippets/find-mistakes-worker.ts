import { parentPort, workerData } from 'node:worker_threads';
import { createMistakeFinder, type ModuleText } from './find-mistakes.ts';
import { pathOfModule, VOCABULARY } from './module-text.ts';

// The thread of find-mistakes-aside.ts: answers the modules that it is sent with the mistakes of each pass, in their order.
const root = workerData as string; // what find-mistakes-aside.ts gives
const find = createMistakeFinder();
const nothing = {
  path: pathOfModule(root, 'rule', 'nothing.ts'),
  text: `import '${VOCABULARY}';\nexport default (): void => {};\n`,
};
find([nothing]).types();
parentPort?.on('message', (modules: readonly ModuleText[]) => {
  const passes = find(modules);
  parentPort?.postMessage(passes.language());
  parentPort?.postMessage(passes.types());
});
