import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compile, smallContent, told } from '../../publish/tests/small-content.ts';

const folder = fileURLToPath(new URL('../../../../tests/fixtures/snippets/bad', import.meta.url));
const FILES: Readonly<Record<string, string>> = {
  'rules.mdx': 'content/rules/score.mdx',
  'amendment.mdx': 'content/amendments/1.1/score.mdx',
};

/** Every case puts its `rules.mdx` or `amendment.mdx` in the place of that of the small content. */
test.each(readdirSync(folder).toSorted())('bad snippets: %s', async (name) => {
  const read = (file: string) => readFileSync(path.join(folder, name, file), 'utf8');
  const given = readdirSync(path.join(folder, name)).filter((file) => file in FILES);
  expect(given.length).toBeGreaterThan(0);
  const compilation = await compile(
    smallContent(Object.fromEntries(given.map((file) => [FILES[file] ?? '', read(file)]))),
  );
  expect(compilation.files).toBeNull();
  expect(`${told(compilation)}\n`).toBe(read('expected.txt'));
});
