import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Every script that a person calls, and what is to be said of how. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
const ours = [...new Set(Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w-]+\.ts/gu) ?? []))];

function call(script: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('there are scripts to call', () => {
  expect(ours).toContain('scripts/bench.ts');
  expect(ours.length).toBeGreaterThan(10);
});

describe.each(ours)('%s', (script) => {
  test('says what it does, and does nothing else, where help is asked for', () => {
    const { status, stdout, stderr } = call(script, '--help');
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^(npm (run )?[\w:]+|dbm)/u);
  });

  test('refuses what it does not know, in a line', () => {
    const { status, stdout, stderr } = call(script, '--nonsense');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain("'--nonsense'");
    expect(stderr).toContain('--help');
    expect(stderr).not.toMatch(/^\s+at /mu);
  });
});

test.each([
  ['scripts/preview.ts', ['--port', 'x'], 'expected a port, 0 to 65535, found "x"'],
  ['scripts/preview.ts', ['--port', '70000'], 'found "70000"'],
  ['scripts/preview.ts', ['--root', 'nowhere'], 'expected a built site in nowhere/'],
  ['scripts/bench.ts', ['--only', 'build,nonsense'], 'found "nonsense"'],
  ['scripts/search-eval.ts', [], 'expected a file of queries'],
  ['scripts/search-eval.ts', ['a.json', 'b.json'], 'expected one FILE, found also "b.json"'],
  ['scripts/mutate.ts', ['--sample', 'few'], 'found "few"'],
  ['scripts/check.ts', ['everything'], 'expected one of lint, pages, types, format, unused, found "everything"'],
])('%s %j: says what was expected, and what was found', (script, words, sentence) => {
  const { status, stderr } = call(script, ...words);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});
