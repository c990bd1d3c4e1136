import type { Reporter, TestCase, Vitest } from 'vitest/node';

/**
 * Tell at the end of a run which tests failed, and passed when they were tried again: each is a defect, of the test or
 * of what it tests, that shows only now and then.
 */
export function triedAgain(): Reporter {
  const told: string[] = [];
  let vitest: Vitest;
  return {
    onInit: (started) => void (vitest = started),
    onTestCaseResult(test) {
      if (test.diagnostic()?.flaky === true) told.push(`  ${nameOf(test)}\n    ${whyOf(test)}`);
    },
    onTestRunEnd() {
      if (told.length > 0) vitest.logger.log([FLAKY, ...told.splice(0)].join('\n'));
    },
  };
}

const FLAKY = 'Failed once, and passed when tried again. Each is a defect of the test, or of what it tests:';

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

function whyOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  return error?.message.split('\n', 1)[0] ?? 'what it failed by was not told';
}
