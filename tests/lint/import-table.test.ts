import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const rulesOfTheTable = new Set(['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax']);

// Types are left aside: the files below stand nowhere but in this test, and the table judges by spelling alone.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => rulesOfTheTable.has(ruleId),
});

/** The messages that the import table has for one line of one file. */
async function judge(filePath: string, line: string): Promise<string[]> {
  const code = filePath.endsWith('.astro') ? `---\n${line}\n---\n` : `${line}\n`;
  const [result] = await eslint.lintText(code, { filePath });
  if (!result) throw new Error(`ESLint ignores ${filePath}`);
  return result.messages.map(({ message }) => message);
}

const passes = ['schemas', 'rulebook', 'amend', 'snippets', 'rules', 'publish', 'search', 'tools', 'offline'];
const allowed: Record<string, readonly string[]> = {
  schemas: [],
  rulebook: ['schemas'],
  amend: ['rulebook', 'schemas'],
  snippets: ['rulebook', 'schemas', 'rules'],
  rules: [],
  publish: ['schemas', 'rulebook', 'amend', 'snippets', 'rules'],
  search: ['schemas'],
  tools: ['rules'],
  offline: [],
  components: ['rules', 'search', 'tools', 'offline'],
  layouts: ['rules', 'search', 'tools', 'offline'],
  pages: ['rules', 'search', 'tools', 'offline'],
};

const directions = Object.entries(allowed).flatMap(([from, targets]) =>
  passes.filter((to) => to !== from).map((to) => ({ from, to, passes: targets.includes(to) })),
);

describe('a folder imports what the design lets it', () => {
  test.each(directions.filter((direction) => direction.passes))('$from may import $to', async ({ from, to }) => {
    expect(await judge(`src/${from}/some-file.ts`, `export { some } from '../${to}/index.ts';`)).toEqual([]);
  });

  test.each(directions.filter((direction) => !direction.passes))('$from may not import $to', async ({ from, to }) => {
    for (const line of [
      `import { some } from '../${to}/index.ts'; export const other = some;`,
      `export { some } from '../${to}/index.ts';`,
      `export const some = await import('../${to}/index.ts');`,
    ]) {
      expect(await judge(`src/${from}/some-file.ts`, line)).toEqual([
        expect.stringContaining(`may not import ../${to}/index.ts`),
      ]);
    }
  });

  test.each([
    ['a file of its own folder', 'src/amend/a.ts', "export { b } from './b.ts';"],
    ['a file of a folder inside its own', 'src/rules/a.ts', "export { b } from './combat/b.ts';"],
    ['a file of the folder around its own', 'src/rules/combat/a.ts', "export { b } from '../b.ts';"],
    ['a package', 'src/schemas/a.ts', "export { z } from 'zod';"],
    ['another folder of the site', 'src/pages/a.astro', "import B from '../components/B.astro';"],
    ['a calculator, from a component of it', 'src/components/a.tsx', "export { b } from '../tools/index.ts';"],
    ['what the build wrote, from the site', 'src/pages/a.ts', "import b from '../../generated/b.json'; export { b };"],
    ['types of publish, from the site', 'src/pages/a.ts', "export type { B } from '../publish/index.ts';"],
    ['types of publish, from a page', 'src/pages/a.astro', "import type { B } from '../publish/index.ts';"],
    ['any pass, from a script', 'scripts/a.ts', "export { b } from '../src/publish/index.ts';"],
    ['the inside of a pass, from a test', 'tests/amend/a.test.ts', "export { b } from '../../src/amend/b.ts';"],
  ])('%s is allowed', async (_, file, line) => {
    expect(await judge(file, line)).toEqual([]);
  });

  test.each([
    ['the inside of another pass', 'src/amend/a.ts', "export { b } from '../rulebook/b.ts';"],
    ['types from the inside of another pass', 'src/amend/a.ts', "export type { B } from '../rulebook/model.ts';"],
    ['types of a pass out of reach', 'src/amend/a.ts', "export type { B } from '../publish/index.ts';"],
    ['publish, from a component with markup', 'src/components/a.tsx', "export { b } from '../publish/index.ts';"],
    ['publish, from a page', 'src/pages/a.astro', "import { b } from '../publish/index.ts';"],
    [
      'types from the inside of publish, from the site',
      'src/pages/a.ts',
      "export type { B } from '../publish/model.ts';",
    ],
    ['the site, from a pass', 'src/search/a.ts', "export { b } from '../components/b.ts';"],
    ['the site, from a script', 'scripts/a.ts', "export { b } from '../src/pages/b.ts';"],
    ['the inside of a pass, from a script', 'scripts/a.ts', "export { b } from '../src/publish/b.ts';"],
    ['a script, from a pass', 'src/amend/a.ts', "export { b } from '../../scripts/b.ts';"],
    ['what the build wrote, from a pass', 'src/publish/a.ts', "export { b } from '../../generated/b.ts';"],
    ['a test, from a pass', 'src/amend/a.ts', "export { b } from '../../tests/b.ts';"],
    ['a folder that the design does not know', 'src/amend/a.ts', "export { b } from '../utils/b.ts';"],
  ])('%s is refused', async (_, file, line) => {
    expect(await judge(file, line)).toEqual([expect.stringContaining('may not import')]);
  });
});

describe('the vocabulary of the rules', () => {
  test.each(['zod', 'node:path'])('may not import %s', async (name) => {
    expect(await judge('src/rules/a.ts', `export * from '${name}';`)).toEqual([
      expect.stringContaining('it imports nothing but'),
    ]);
  });
});

describe('the file system', () => {
  test.each(['node:fs', 'node:fs/promises', 'fs', 'fs/promises'])('%s stays at the edge', async (name) => {
    for (const line of [`export * from '${name}';`, `export const some = await import('${name}');`]) {
      for (const file of ['src/amend/a.ts', 'src/pages/a.astro', 'src/publish/a.ts']) {
        expect(await judge(file, line)).toEqual([expect.stringContaining('files that end in -fs.ts')]);
      }
      for (const file of ['src/publish/a-fs.ts', 'scripts/a.ts', 'tests/a.test.ts']) {
        expect(await judge(file, line)).toEqual([]);
      }
    }
  });
});
