import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

/** No test has a limit of its own. */

const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
});

async function judge(filePath: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath });
  if (!result) throw new Error(`ESLint ignores ${filePath}`);
  return result.messages.map(({ message }) => message);
}

test.each([
  "test('it', () => {}, 5000);",
  "test.each([1])('it', () => {}, 5000);",
  "test.concurrent.for([1])('it', () => {}, 5000);",
  "test('it', { timeout: 5000 }, () => {});",
  'beforeAll(() => {}, 5000);',
  'afterEach(() => {}, MINUTE);',
  'await expect.poll(seen, { timeout: 60 * 1000 }).toBe(1);',
  'vi.setConfig({ hookTimeout: 5000 });',
])('refused in a test: %s', async (line) => {
  for (const file of ['src/site/search/tests/any.test.ts', 'tests/site/any.browser.test.ts'])
    expect(await judge(file, line)).toEqual([expect.stringMatching(/^A test has no limit of its own/u)]);
});

test.each([
  "test('it', () => {});",
  "test.each([1])('it', () => {});",
  "test('it', { tags: ['slow'] }, () => {});",
  'beforeAll(() => {});',
  'await expect.poll(seen, { timeout: PATIENCE }).toBe(1);',
])('allowed in a test: %s', async (line) => {
  expect(await judge('tests/site/any.browser.test.ts', line)).toEqual([]);
});
