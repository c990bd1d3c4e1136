/**
 * A process that judges one mutant and ends: it loads the test files with the mutant in the place of the code, and runs
 * them until one fails. The mutant stands in this process only, never on the disk.
 */
import inspector from 'node:inspector';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as StandInModule from './stand-in.ts';
import type { Covered, Task, Verdict } from './task.ts';

type StandIn = typeof StandInModule;

const task = JSON.parse(process.argv[2] ?? '') as Task; // written by run-judge.ts
const standIn = new URL('stand-in.ts', import.meta.url).href;
const mutated = task.mutation === null ? null : pathToFileURL(task.mutation.file).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== standIn
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (url !== mutated || task.mutation === null || loaded.source === undefined) return loaded;
    const { start, end, text } = task.mutation;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: source.slice(0, start) + text + source.slice(end) };
  },
});

const session = new inspector.Session();
if (task.measured.length > 0) {
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
}

const { runTests } = (await import(standIn)) as StandIn;
const { configureGlobal } = await import('fast-check');
configureGlobal({ seed: 1 });

const verdict = await judge();
process.send?.(verdict, () => process.exit(0));

async function judge(): Promise<Verdict> {
  const start = performance.now();
  let ran = 0;
  for (const file of task.testFiles) {
    let failed: string | null;
    try {
      await import(pathToFileURL(file).href);
      const result = await runTests();
      ran += result.ran;
      failed = result.failed;
    } catch (error) {
      failed = `cannot be loaded: ${String(error).split('\n')[0] ?? ''}`;
    }
    if (failed !== null)
      return { failed: { file, test: failed }, ran, milliseconds: performance.now() - start, covered: [] };
  }
  return { failed: null, ran, milliseconds: performance.now() - start, covered: readCoverage() };
}

/** Which code ran, of the files that are measured. */
function readCoverage(): readonly Covered[] {
  let covered: readonly Covered[] = [];
  if (task.measured.length === 0) return covered;
  const urls = new Map(task.measured.map((file) => [pathToFileURL(file).href, file]));
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    covered = result.flatMap(({ url, functions }) => {
      const file = urls.get(url);
      if (file === undefined) return [];
      const ranges = functions.flatMap((each) => each.ranges);
      return [
        { file, ranges: ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count] as const) },
      ];
    });
  });
  return covered;
}
