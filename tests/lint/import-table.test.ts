import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const rulesOfTheTable = new Set(['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax']);

const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  ruleFilter: ({ ruleId }) => rulesOfTheTable.has(ruleId),
});

/** The messages that the import table has for one line of one file. */
async function judge(filePath: string, line: string): Promise<string[]> {
  const code = filePath.endsWith('.astro') ? `---\n${line}\n---\n` : `${line}\n`;
  const [result] = await eslint.lintText(code, { filePath });
  if (!result) throw new Error(`ESLint ignores ${filePath}`);
  return result.messages.map(({ message }) => message);
}

const places: Record<string, string> = {
  schemas: 'src/compiler/schemas',
  words: 'src/compiler/words',
  rulebook: 'src/compiler/rulebook',
  amend: 'src/compiler/amend',
  snippets: 'src/compiler/snippets',
  publish: 'src/compiler/publish',
  rules: 'src/rules',
  theorems: 'src/theorems',
  geometry: 'src/positions/geometry',
  placing: 'src/positions/placing',
  'position text': 'src/positions/text',
  'position code': 'src/positions/code',
  'position asking': 'src/positions/asking',
  'position drawing': 'src/positions/drawing',
  positions: 'src/positions',
  citation: 'src/site/citation/line',
  event: 'src/site/event/link',
  book: 'src/site/book/reading',
  search: 'src/site/search/engine',
  'search index': 'src/site/search/building',
  offline: 'src/site/offline/keeping',
  bundle: 'src/site/offline/bundle',
  tools: 'src/site/tools',
  'a calculator as it is drawn': 'src/site/tools/combat/view',
  'the frame of the calculators': 'src/site/tools/calculator',
  'the layout': 'src/site/shell',
  'a page': 'src/site/pages/rulings',
};
const ofThePage = ['words', 'rules', 'positions', 'search', 'tools', 'offline', 'citation', 'event', 'book'];
const allowed: Record<string, readonly string[]> = {
  schemas: ['words'],
  words: [],
  rulebook: ['schemas', 'words'],
  amend: ['rulebook', 'schemas'],
  snippets: ['rulebook', 'schemas', 'rules', 'positions', 'theorems'],
  publish: ['schemas', 'rulebook', 'amend', 'snippets', 'rules', 'words', 'positions'],
  rules: [],
  theorems: ['rules'],
  geometry: [],
  placing: ['geometry', 'rules'],
  'position text': ['geometry', 'placing', 'rules'],
  'position code': ['geometry', 'placing', 'position text', 'rules'],
  'position asking': ['geometry', 'placing', 'position text', 'position code', 'rules'],
  'position drawing': ['geometry', 'placing', 'rules'],
  positions: ['geometry', 'placing', 'position text', 'position code', 'position drawing', 'position asking', 'rules'],
  citation: ['words'],
  event: [],
  book: ['search', 'words'],
  search: ['schemas'],
  'search index': ['search', 'rules'],
  offline: [],
  bundle: ['offline'],
  tools: ['rules', 'positions'],
  'a calculator as it is drawn': ofThePage,
  'the frame of the calculators': ofThePage,
  'the layout': ofThePage,
  'a page': ofThePage,
};
const drawn = new Set(Object.keys(allowed).slice(-4));

/** `src/a/b` and `src/c` -> `../../c` */
const between = (from: string, to: string): string => path.posix.relative(from, to).replace(/^(?!\.)/u, './');

const directions = Object.entries(allowed).flatMap(([from, targets]) =>
  Object.keys(places)
    .filter((to) => to !== from && !drawn.has(to))
    .map((to) => ({ from, to, passes: targets.includes(to) })),
);

describe('a folder imports what the design lets it', () => {
  test.each(directions.filter((direction) => direction.passes))('$from may import $to', async ({ from, to }) => {
    const target = `${between(places[from]!, places[to]!)}/index.ts`;
    expect(await judge(`${places[from]!}/some-file.ts`, `export { some } from '${target}';`)).toEqual([]);
  });

  test.each(directions.filter((direction) => !direction.passes))('$from may not import $to', async ({ from, to }) => {
    const target = `${between(places[from]!, places[to]!)}/index.ts`;
    for (const line of [
      `import { some } from '${target}'; export const other = some;`,
      `export { some } from '${target}';`,
      `export const some = await import('${target}');`,
    ]) {
      expect(await judge(`${places[from]!}/some-file.ts`, line)).toEqual([
        expect.stringContaining(`may not import ${target}`),
      ]);
    }
  });

  test.each([
    ['a file of its own folder', 'src/compiler/amend/a.ts', "export { b } from './b.ts';"],
    ['a file of a folder inside its own', 'src/compiler/amend/a.ts', "export { b } from './plan/b.ts';"],
    ['a file of the folder around its own', 'src/compiler/amend/plan/a.ts', "export { b } from '../b.ts';"],
    ['the frame of the rules, from a game', 'src/rules/dbm/combat/a.ts', "export { b } from '../../frame/b.ts';"],
    ['a package', 'src/compiler/schemas/a.ts', "export { z } from 'zod';"],
    ['another folder of the site', 'src/site/pages/a.astro', "import B from '../clause/B.astro';"],
    ['a calculator, from a component of it', 'src/site/clause/a.tsx', "export { b } from '../tools/index.ts';"],
    [
      'what the build wrote, from the site',
      'src/site/pages/a.ts',
      "import b from '../../../generated/b.json'; export { b };",
    ],
    [
      'types of publish, from the site',
      'src/site/pages/a.ts',
      "export type { B } from '../../compiler/publish/index.ts';",
    ],
    [
      'types of publish, from a page',
      'src/site/pages/a.astro',
      "import type { B } from '../../compiler/publish/index.ts';",
    ],
    ['any pass, from a script', 'scripts/a.ts', "export { b } from '../src/compiler/publish/index.ts';"],
    ['the inside of a pass, from its test', 'src/compiler/amend/tests/a.test.ts', "export { b } from '../b.ts';"],
    ['the inside of a pass, from another test', 'tests/a.test.ts', "export { b } from '../src/compiler/amend/b.ts';"],
  ])('%s is allowed', async (_, file, line) => {
    expect(await judge(file, line)).toEqual([]);
  });

  test.each([
    ['a game, from the frame of the rules', 'src/rules/frame/a.ts', "export { b } from '../dbm/b.ts';"],
    ['a game, from another', 'src/rules/dba/a.ts', "export { b } from '../dbm/b.ts';"],
    ['the inside of another pass', 'src/compiler/amend/a.ts', "export { b } from '../rulebook/b.ts';"],
    [
      'types from the inside of another pass',
      'src/compiler/amend/a.ts',
      "export type { B } from '../rulebook/model.ts';",
    ],
    ['types of a pass out of reach', 'src/compiler/amend/a.ts', "export type { B } from '../publish/index.ts';"],
    [
      'publish, from a component with markup',
      'src/site/clause/a.tsx',
      "export { b } from '../../compiler/publish/index.ts';",
    ],
    ['publish, from a page', 'src/site/pages/a.astro', "import { b } from '../../compiler/publish/index.ts';"],
    [
      'types from the inside of publish, from the site',
      'src/site/pages/a.ts',
      "export type { B } from '../../compiler/publish/model.ts';",
    ],
    ['the site, from a pass', 'src/site/search/engine/a.ts', "export { b } from '../page/b.ts';"],
    ['what is drawn, from what a calculator asks', 'src/site/tools/combat/a.ts', "export { b } from './view/b.ts';"],
    ['the site, from a script', 'scripts/a.ts', "export { b } from '../src/site/pages/b.ts';"],
    ['the inside of a pass, from a script', 'scripts/a.ts', "export { b } from '../src/compiler/publish/b.ts';"],
    ['a script, from a pass', 'src/compiler/amend/a.ts', "export { b } from '../../../scripts/b.ts';"],
    ['what the build wrote, from a pass', 'src/compiler/publish/a.ts', "export { b } from '../../../generated/b.ts';"],
    ['a test, from a pass', 'src/compiler/amend/a.ts', "export { b } from '../../../tests/b.ts';"],
    ['a test of its own, from a pass', 'src/compiler/amend/a.ts', "export { b } from './tests/b.ts';"],
    ['a folder that the design does not know', 'src/compiler/amend/a.ts', "export { b } from '../utils/b.ts';"],
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
      for (const file of ['src/compiler/amend/a.ts', 'src/site/pages/a.astro', 'src/compiler/publish/a.ts']) {
        expect(await judge(file, line)).toEqual([expect.stringContaining('files that end in -fs.ts')]);
      }
      for (const file of [
        'src/compiler/publish/a-fs.ts',
        'scripts/a.ts',
        'tests/a.test.ts',
        'src/rules/tests/a.test.ts',
      ]) {
        expect(await judge(file, line)).toEqual([]);
      }
    }
  });
});

test('a page chooses no style sheet, as what it shows brings its own; nor does it read files', async () => {
  const page = 'src/site/pages/x.astro';
  expect(await judge(page, "import '../parts/lists.css';")).toEqual([
    expect.stringContaining('chooses no style sheet'),
  ]);
  expect(await judge(page, "import styles from '../parts/lists.css?url';")).toHaveLength(1);
  expect(await judge(page, "import { readFileSync } from 'node:fs';")).toHaveLength(1);
  expect(await judge('src/site/parts/X.astro', "import './lists.css';")).toEqual([]);
});
