import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const written = new Set([
  'node_modules',
  '.git',
  '.astro',
  '.stryker-tmp',
  'dist',
  'generated',
  'reports',
  'test-results',
]);

/** Every text file of the repository, by its path from the root. */
const files = globSync('**/*', { cwd: root, withFileTypes: true, exclude: ({ name }) => written.has(name) })
  .filter((entry) => entry.isFile() && !/\.(?:png|jpe?g|ico|webp|woff2?)$/u.test(entry.name))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .sort();

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const code = files.filter((file) => /\.(?:ts|tsx|mts|cts|js|mjs|cjs|astro)$/u.test(file));

/** Tests stand in the folder of what they test, or where they test what several folders make together. */
const isTest = (file: string): boolean => /(?:^|\/)tests\//u.test(file);

/** What a file says outside its comments: the literals of TypeScript, all else as it stands. */
function said(file: string, text: string): string[] {
  if (!/\.tsx?$/u.test(file)) return [text.replaceAll(/<!--[^]*?-->|\/\*[^]*?\*\/|(?<![:\w"'])\/\/.*/gu, '')];
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node) ||
      ts.isJsxText(node)
    ) {
      literals.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return literals;
}

const namesAnEdition = (file: string, text: string): boolean =>
  said(file, text).some((words) => /(?<![\w.])3\.[0-4](?![\w.]*\w)/u.test(words));

const machinePath = /(?<![\w.~:/>}-])\/(?:work|home|root|Users|tmp)\/\w|\b[A-Z]:\\Users\\/u;
const sharedFolder = /\.\.\/shared\b|\bshared\/(?:[A-Z]+\.md|ledger|research|sources|tools|hooks|search)/u;

test('the file system is touched at the edge only', () => {
  const inner = code.filter((file) => !file.startsWith('scripts/') && !isTest(file) && !file.endsWith('-fs.ts'));
  const importsIt = /\b(?:from|import|require|getBuiltinModule)\b[\s(]*['"`](?:node:)?fs(?:\/promises)?['"`]/u;
  expect(inner.filter((file) => importsIt.test(read(file)))).toEqual([]);
});

describe('no edition is named in the code: what differs between editions differs in the content', () => {
  test('nowhere in src', () => {
    expect(
      files.filter((file) => file.startsWith('src/') && !isTest(file) && namesAnEdition(file, read(file))),
    ).toEqual([]);
  });

  test.each([
    ['a.ts', "const edition = '3.4';", true],
    ['a.ts', "type Edition = '3.1' | '3.2';", true],
    ['a.ts', 'if (edition >= 3.2) stop();', true],
    ['a.ts', 'const id = `dbm-3.3:${name}`;', true],
    ['a.ts', 'const id = `${game} 3.0`;', true],
    ['a.ts', '/** As `3.4` has it. */ const edition = newest; // not 3.1', false],
    ['a.ts', "const version = '13.4'; const other = '3.45'; const third = '3.4.1';", false],
    ['a.astro', '<p>In 3.4</p>', true],
    ['a.astro', '---\n// as in 3.4\n---\n<!-- 3.1 --><p>In {edition}</p>', false],
    ['a.tsx', 'const about = <p>In 3.4</p>; // 3.1', true],
    ['a.tsx', 'const about = <p>In {edition}</p>; // 3.1', false],
    ['a.css', '/* 3.1 */ p { margin: 3.2rem }', false],
  ])('%s: %s', (file, text, expected) => {
    expect(namesAnEdition(file, text)).toBe(expected);
  });
});

describe('a comment on what a component is stands at its head, or at its properties', () => {
  /** Doc comments of a component that are of nothing, or of how it takes its properties apart. */
  const astray = (text: string): readonly string[] => {
    const script = /^---\n(?:\/\*\*.*?\*\/)?(.*?)^---$/msu.exec(text)?.[1] ?? '';
    return [
      ...`${script}---`.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\/\n(?=\s*(?:---|\n|const .* = Astro\.props))/gu),
    ].map(([comment]) => comment.trim());
  };

  test('in every component', () => {
    const components = files.filter((file) => file.endsWith('.astro'));
    expect(components.flatMap((file) => astray(read(file)).map((comment) => `${file}: ${comment}`))).toEqual([]);
    expect(components.length).toBeGreaterThan(0);
  });

  test.each([
    ['---\n/** A. */\nimport b;\n\nconst c = 1;\n---\n', []],
    ['---\nimport b;\n\n/** A. */\ninterface Props {\n  /** D. */\n  e: string;\n}\n---\n', []],
    ['---\nimport b;\n\n/** A. */\n---\n', ['/** A. */']],
    ['---\nimport b;\n\n/** A. */\n\nconst c = 1;\n---\n', ['/** A. */']],
    ['---\nimport b;\n/**\n * A.\n */\nconst { d } = Astro.props;\n---\n', ['/**\n * A.\n */']],
  ])('%j', (text, found) => {
    expect(astray(text)).toEqual(found);
  });
});

describe('a folder is named after what it does', () => {
  test.each(['utils', 'util', 'helpers', 'common', 'misc'])('no folder of src is named %s', (name) => {
    expect(files.filter((file) => file.startsWith('src/') && file.split('/').slice(0, -1).includes(name))).toEqual([]);
  });
});

describe('the repository stands by itself', () => {
  const others = files.filter((file) => file !== 'package-lock.json' && file !== 'tests/layout.test.ts');

  test('no file names a place on one machine', () => {
    expect(others.filter((file) => machinePath.test(read(file)))).toEqual([]);
  });

  test('no file needs a folder above the root', () => {
    expect(others.filter((file) => sharedFolder.test(read(file)))).toEqual([]);
  });

  test.each(['see /work/main/src', '"/home/ann/x"', 'C:\\Users\\ann', '(/tmp/x)'])(
    '%s is a place on one machine',
    (text) => {
      expect(text).toMatch(machinePath);
    },
  );

  test.each(['https://example.org/home/x', 'src/work/x', '../home/x'])('%s is not', (text) => {
    expect(text).not.toMatch(machinePath);
  });

  test.each(['../shared/ledger', 'read shared/DESIGN.md'])('%s is above the root', (text) => {
    expect(text).toMatch(sharedFolder);
  });
});

test('every file and folder of ours that the README names is there', () => {
  const named = [...read('README.md').matchAll(/`((?:src|content|tests|scripts|eslint)\/[\w./-]*)`/gu)].map(
    ([, name = '']) => name,
  );
  expect(
    named.filter((name) => !files.some((file) => file === name || file.startsWith(name.replace(/\/?$/u, '/')))),
  ).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

test('the map in the README has a line for every folder of src, and for no other', () => {
  const rooms = new Set(files.flatMap((file) => /^src\/([^/]+\/[^/]+)\//u.exec(file)?.[1] ?? []));
  let part = '';
  const lines = [...read('README.md').matchAll(/^\| `(src\/)?([a-z]+)\/?` +\|/gmu)].flatMap(([, top, name = '']) => {
    if (top === undefined) return `${part}/${name}`;
    part = name;
    return [];
  });
  expect(lines.toSorted()).toEqual([...rooms].filter((room) => !room.endsWith('/tests')).sort());
});
