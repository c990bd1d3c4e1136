import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONG } from './longest-first.ts';
import { longRunning, tooLong } from './run-limit.ts';

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
