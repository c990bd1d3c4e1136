import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent, writeOutput, writtenFingerprint } from '../index.ts';
import { edited, smallContent } from './small-content.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'legal-contact-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

/** Every file of `generated/` with its text. */
async function written(): Promise<Record<string, string>> {
  const entries = await readdir(join(root, 'generated'), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(
      async (file) =>
        [file.slice(join(root, 'generated').length + 1).replaceAll('\\', '/'), await readFile(file, 'utf8')] as const,
    ),
  );
  return Object.fromEntries(texts.toSorted());
}

const files = (more: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries({ 'a.json': '1', 'one/b.ts': '2', fingerprint: 'x', ...more }));

describe('the output', () => {
  test('is written where there is none', async () => {
    expect((await writeOutput(root, files())).toSorted()).toEqual(['a.json', 'fingerprint', 'one/b.ts']);
    expect(await written()).toEqual({ 'a.json': '1', fingerprint: 'x', 'one/b.ts': '2' });
    expect(await writtenFingerprint(root)).toBe('x');
  });

  test('leaves what did not change, and removes what is no longer given', async () => {
    await writeOutput(root, files({ 'one/stale.ts': '3' }));
    const long = new Date('2001-01-01');
    for (const file of ['a.json', 'one/b.ts']) await utimes(join(root, 'generated', file), long, long);
    const changed = await writeOutput(root, files({ 'one/b.ts': '4', fingerprint: 'y' }));
    expect(changed.toSorted()).toEqual(['fingerprint', 'one/b.ts', 'one/stale.ts']);
    expect(await written()).toEqual({ 'a.json': '1', fingerprint: 'y', 'one/b.ts': '4' });
    expect((await stat(join(root, 'generated', 'a.json'))).mtime).toEqual(long);
    expect((await stat(join(root, 'generated', 'one/b.ts'))).mtime).not.toEqual(long);
  });

  test('touches nothing where nothing changed', async () => {
    await writeOutput(root, files());
    const long = new Date('2001-01-01');
    for (const file of files().keys()) await utimes(join(root, 'generated', file), long, long);
    expect(await writeOutput(root, files())).toEqual([]);
    for (const file of files().keys()) expect((await stat(join(root, 'generated', file))).mtime).toEqual(long);
  });

  test('is not read where it is known, and is written again where it is gone', async () => {
    const before = files();
    await writeOutput(root, before);
    await writeFile(join(root, 'generated', 'a.json'), 'by hand');
    await rm(join(root, 'generated', 'one/b.ts'));
    expect(await writeOutput(root, files({ fingerprint: 'y' }), before)).toEqual(['one/b.ts', 'fingerprint']);
    expect(await written()).toEqual({ 'a.json': 'by hand', fingerprint: 'y', 'one/b.ts': '2' });
    expect(await writeOutput(root, files({ fingerprint: 'y' }))).toEqual(['a.json']);
  });

  test('left half-written has no fingerprint', async () => {
    await writeOutput(root, files());
    // A folder stands where a file is to go: writing stops in the middle.
    await mkdir(join(root, 'generated', 'one', 'c.ts'));
    await expect(writeOutput(root, files({ 'one/c.ts': '5', fingerprint: 'z' }))).rejects.toThrow();
    expect(await writtenFingerprint(root)).toBeNull();
  });

  test('that is missing has no fingerprint', async () => {
    expect(await writtenFingerprint(root)).toBeNull();
  });
});

const project = fileURLToPath(new URL('../../../..', import.meta.url));

async function place(content: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of content) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

test('content is read as it stands, sorted', async () => {
  await place(new Map([...smallContent()].toReversed()));
  expect([...(await readContent(root))]).toEqual([...smallContent()]);
});

test('the script writes good content, and with problems leaves everything as it was', async () => {
  await symlink(join(project, 'src'), join(root, 'src'), 'junction');
  await place(smallContent());
  const compile = () =>
    spawnSync(process.execPath, [join(project, 'scripts', 'compile.ts')], { cwd: root, encoding: 'utf8' });
  const good = compile();
  expect([good.status, good.stdout], good.stderr).toEqual([0, '']);
  const before = await written();
  expect(Object.keys(before)).toContain('1.1/rulebook.json');

  await place(smallContent(edited('content/rules/score.mdx', ' // 5', ' // 6')));
  const bad = compile();
  expect(bad.status).toBe(1);
  expect(bad.stderr).toContain('An example of "score.factor" fails in 1.0, 1.1: expected 6, found 5');
  expect(bad.stderr).toContain('Nothing was written.');
  expect(await written()).toEqual(before);

  await place(smallContent(edited('content/rules/score.mdx', "figure(self.type, 'Foot')", "figur(self.type, 'Foot')")));
  const untyped = compile();
  expect(untyped.status).toBe(1);
  expect(untyped.stderr).toContain(`The rule of "score.factor" does not type-check: Cannot find name 'figur'`);
  expect(untyped.stderr).toContain('1 problem. Nothing was written.');
  expect(await written()).toEqual(before);
});
