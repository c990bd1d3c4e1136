import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formatProblems, RulebookError, type Problem } from '../../rulebook/index.ts';
import { runFixture } from './run-fixture.ts';

const root = fileURLToPath(new URL('../../../../tests/fixtures/amend/', import.meta.url));
const folders = (kind: string): string[] => readdirSync(path.join(root, kind)).sort();
const read = (...parts: string[]): string => readFileSync(path.join(root, ...parts), 'utf8');

describe('amendments that apply', () => {
  test.each(folders('good'))('%s', (name) => {
    const book = runFixture(path.join(root, 'good', name));
    const expected = new Map(
      readdirSync(path.join(root, 'good', name))
        .filter((file) => file.startsWith('expected'))
        .map((file) => [/^expected-(.+)\.mdx$/u.exec(file)?.[1] ?? 'base', read('good', name, file)]),
    );
    expect(expected.has('base')).toBe(true);
    for (const { id, source } of book.sections) {
      expect(source.text, id).toBe(expected.get(id) ?? read('good', name, `base-${id}.mdx`));
      expected.delete(id);
    }
    expect([...expected.keys()]).toEqual([]);
  });
});

describe('bad input gets its full message', () => {
  test.each(folders('bad'))('%s', (name) => {
    expect(existsSync(path.join(root, 'bad', name, 'expected.txt'))).toBe(true);
    expect(`${formatProblems(problemsOf(path.join(root, 'bad', name)))}\n`).toBe(read('bad', name, 'expected.txt'));
  });
});

function problemsOf(folder: string): readonly Problem[] {
  try {
    runFixture(folder);
  } catch (error) {
    if (error instanceof RulebookError) return error.problems;
    throw error;
  }
  return [];
}
