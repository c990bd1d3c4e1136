import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** How long `npm test` may take in all, in minutes. No single test has a limit: a slow machine is no fault of a test. */
const LIMIT = 85;

/** After so many minutes a test that has not ended is named, and again after twice as long. */
const NAMED_AFTER = 1;
/** How often it is looked for them, in milliseconds. */
const LOOKED = 10_000;

/**
 * Name the tests that take long while they do, as one that waits for what never comes looks like a run that hangs, and
 * end a run that takes longer than it may, naming those that are still running.
 */
export function runLimit(): Reporter {
  const running = new Map<TestCase | TestModule, number>();
  let vitest: Vitest;
  let limit: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  return {
    onInit(started) {
      vitest = started;
      const isLong = longRunning(NAMED_AFTER * 60_000);
      looking ??= setInterval(() => {
        const now = Date.now();
        for (const [test, since] of running)
          if (test.type === 'test' && isLong(test, now - since))
            vitest.logger.log(`Still running, for ${Math.floor((now - since) / 60_000)} min: ${nameOf(test)}`);
      }, LOOKED).unref();
      limit ??= setTimeout(() => {
        vitest.logger.error(tooLong(LIMIT, [...running.keys()].map(nameOf)));
        process.exitCode = 1;
        void vitest.exit(true);
      }, LIMIT * 60_000).unref();
    },
    onTestModuleStart: (file) => void running.set(file, Date.now()),
    onTestModuleEnd(file) {
      // Now and then what a test came to is told before that it begins.
      for (const task of running.keys())
        if (task === file || (task.type === 'test' && task.module === file)) running.delete(task);
    },
    onTestCaseReady: (test) => void running.set(test, Date.now()),
    onTestCaseResult: (test) => void running.delete(test),
    onTestRunEnd() {
      clearTimeout(limit);
      clearInterval(looking);
      limit = undefined;
      looking = undefined;
    },
  };
}

/**
 * Tells of each thing when it has taken long, once, and again whenever it has taken twice as long as when it was told.
 *
 * @param first How long is long, in milliseconds
 */
export function longRunning(first: number): (thing: object, elapsed: number) => boolean {
  const next = new WeakMap<object, number>();
  return (thing, elapsed) => {
    const due = next.get(thing) ?? first;
    if (elapsed < due) return false;
    next.set(thing, elapsed * 2);
    return true;
  };
}

/**
 * What is said of a run that is ended.
 *
 * @param running What has started and not ended
 */
export function tooLong(minutes: number, running: readonly string[]): string {
  return [
    `The tests have not ended within ${minutes} minutes, which is what the whole run may take. Still running:`,
    ...running.map((name) => `  ${name}`),
    'Hint: run one of these alone, as in: npx vitest run tests/site/search.test.ts',
  ].join('\n');
}

function nameOf(task: TestCase | TestModule): string {
  return task.type === 'module' ? task.relativeModuleId : `${task.module.relativeModuleId} > ${task.fullName}`;
}
