import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkspace, type Workspace } from '../../scripts/bench/workspace.ts';
import { filesBelow } from '../../scripts/build/digest-files.ts';
import { compileInputs, siteInputs } from '../../scripts/build/inputs.ts';
import { compile, smallContent } from '../../src/compiler/publish/tests/small-content.ts';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));
const relative = (files: readonly string[]): string[] =>
  files.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));

test('the compiler is made of no page, and the pages of no content', () => {
  const [compiler, site] = [relative(compileInputs(root)), relative(siteInputs(root))];
  expect(compiler.filter((file) => /^(?:src\/site|public|tests)\/|\/tests\//u.test(file))).toEqual([]);
  expect(site.filter((file) => /^content\/|(?:^|\/)tests\//u.test(file))).toEqual([]);
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs']) {
    expect(compiler).toContain(file);
    expect(site).toContain(file);
  }
  const drawn = relative(['src', 'public'].flatMap((folder) => filesBelow(path.join(root, folder))));
  for (const file of drawn.filter((each) => !each.includes('/tests/'))) expect(site).toContain(file);
  for (const file of relative(filesBelow(path.join(root, 'content')))) expect(compiler).toContain(file);
});

test('a folder of tests is none of the pages, and a project that lies in one is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'legal-contact-inputs-'));
  const project = path.join(folder, 'tests/project');
  for (const file of ['src/a/page.ts', 'src/a/tests/page.test.ts', 'src/a/tests.ts']) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), '');
  }
  const inputs = siteInputs(project).map((file) => path.relative(project, file).replaceAll(path.sep, '/'));
  expect(inputs.filter((file) => file.startsWith('src/')).toSorted()).toEqual(['src/a/page.ts', 'src/a/tests.ts']);
  rmSync(folder, { recursive: true });
});

/** A copy of nothing but what the compiler is said to read, and the small content. */
let workspace: Workspace;
beforeAll(async () => {
  const only = compileInputs(root).filter((file) => !relative([file])[0]?.startsWith('content/'));
  workspace = await createWorkspace(only);
  for (const [name, text] of smallContent()) {
    mkdirSync(path.dirname(path.join(workspace.folder, name)), { recursive: true });
    writeFileSync(path.join(workspace.folder, name), text);
  }
});
afterAll(() => workspace.remove());

function run(): string {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/compile.ts'], {
    cwd: workspace.folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stderr;
}

const written = (): Record<string, string> => {
  const folder = path.join(workspace.folder, 'generated');
  return Object.fromEntries(
    filesBelow(folder).map((file) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      readFileSync(file, 'utf8'),
    ]),
  );
};

test('what the compiler is said to read is all that it needs, and a byte of it counts', async () => {
  const { files } = await compile(smallContent());
  const header = compileInputs(root).find((file) => readFileSync(file, 'utf8').includes('from content/ by "npm'));
  const source = path.join(workspace.folder, path.relative(root, header ?? ''));
  expect(run()).toContain('Compiled in');
  const first = written();
  expect(first).toEqual(Object.fromEntries(files ?? []));
  expect(run()).toContain('Nothing to compile');

  // Of the compiler itself, one byte.
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace('from content/ by "npm', 'from content/ by "Npm'));
  expect(run()).toContain('Compiled in');
  const after = written();
  expect(after).not.toEqual(first);
  rmSync(path.join(workspace.folder, 'generated'), { recursive: true });
  rmSync(path.join(workspace.folder, 'node_modules/.cache'), { recursive: true });
  expect(run()).toContain('Compiled in');
  expect(written()).toEqual(after);
});
