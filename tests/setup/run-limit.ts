import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** How long `npm test` may take in all, in minutes. No single test has a limit: a slow machine is no fault of a test. */
const LIMIT = 85;

/** End a run that takes longer than it may, naming the tests that are still running; they are what hangs, if anything does. */
export function runLimit(): Reporter {
  const running = new Set<TestCase | TestModule>();
  let vitest: Vitest;
  let limit: NodeJS.Timeout | undefined;
  return {
    onInit(started) {
      vitest = started;
      limit ??= setTimeout(() => {
        vitest.logger.error(tooLong(LIMIT, [...running].map(nameOf)));
        process.exitCode = 1;
        void vitest.exit(true);
      }, LIMIT * 60_000).unref();
    },
    onTestModuleStart: (file) => void running.add(file),
    onTestModuleEnd: (file) => void running.delete(file),
    onTestCaseReady: (test) => void running.add(test),
    onTestCaseResult: (test) => void running.delete(test),
    onTestRunEnd() {
      clearTimeout(limit);
      limit = undefined;
    },
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
