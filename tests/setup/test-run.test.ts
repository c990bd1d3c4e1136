import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { TestCase, TestModule, Vitest } from 'vitest/node';
import { LONG } from './longest-first.ts';
import { longRunning, runLimit, tooLong } from './run-limit.ts';

/** How the tests are run, as far as it is told here and nowhere else. */

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a file that is said to take long is there', () => {
  const files = globSync('{src,tests}/**/*.test.ts', { cwd: root }).map((file) => `/${file.split(path.sep).join('/')}`);
  expect(LONG.filter((name) => !files.some((file) => file.endsWith(`/${name}.test.ts`)))).toEqual([]);
});

test('a run that takes too long is ended with the names of the tests that still run', () => {
  expect(tooLong(85, ['tests/a.test.ts > waits', 'tests/b.test.ts'])).toBe(
    [
      'The tests have not ended within 85 minutes, which is what the whole run may take. Still running:',
      '  tests/a.test.ts > waits',
      '  tests/b.test.ts',
      'Hint: run one of these alone, as in: npx vitest run tests/site/search.test.ts',
    ].join('\n'),
  );
});

test('a test that takes long is named once, and again when it has taken twice as long', () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const isLong = longRunning(60);
  const told = [10, 50, 61, 70, 120, 122, 130, 240, 244].filter((elapsed) => isLong(one, elapsed));
  expect(told).toEqual([61, 122, 244]);
  expect([isLong(other, 59), isLong(other, 60)]).toEqual([false, true]);
});

test('a test whose file has ended runs no more, whichever was told first: what it came to, or that it begins', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const reporter = runLimit();
  try {
    reporter.onInit?.({ logger: { log: (text: string) => told.push(text) } } as unknown as Vitest);
    const [ended, running] = ['a.test.ts', 'b.test.ts'].map((relativeModuleId) => {
      const file = { type: 'module', relativeModuleId } as TestModule;
      return { file, only: { type: 'test', module: file, fullName: 'waits' } as TestCase };
    }) as [{ file: TestModule; only: TestCase }, { file: TestModule; only: TestCase }];
    reporter.onTestModuleStart?.(ended.file);
    reporter.onTestCaseResult?.(ended.only);
    reporter.onTestCaseReady?.(ended.only);
    reporter.onTestModuleEnd?.(ended.file);
    reporter.onTestModuleStart?.(running.file);
    reporter.onTestCaseReady?.(running.only);
    vi.advanceTimersByTime(90_000);
    expect(told).toEqual(['Still running, for 1 min: b.test.ts > waits']);
  } finally {
    void reporter.onTestRunEnd?.([], [], 'passed');
    vi.useRealTimers();
  }
});
