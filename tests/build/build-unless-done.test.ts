import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildUnlessDone } from '../../scripts/build/build-unless-done.ts';
import { filesBelow } from '../../scripts/build/digest-files.ts';
import { writeOutput } from '../../src/compiler/publish/index.ts';
import { compile, smallContent } from '../../src/compiler/publish/tests/small-content.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'legal-contact-kept-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const inputs = (): readonly string[] => filesBelow(path.join(root, 'content'));
const nameOf = (file: string): string => path.relative(root, file).replaceAll(path.sep, '/');
const made = (): Record<string, string> =>
  Object.fromEntries(
    filesBelow(path.join(root, 'generated')).map((file) => [nameOf(file), readFileSync(file, 'utf8')]),
  );

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

describe('a folder that is made of files', () => {
  let builds = 0;
  let whileBuilding = (): void => undefined;
  const step = (surroundings = '') =>
    buildUnlessDone({
      root,
      folder: 'generated',
      inputs,
      surroundings,
      beside: (file) => file.startsWith('beside/'),
      build: () => {
        builds += 1;
        const all = inputs().map((file) => readFileSync(file, 'utf8'));
        whileBuilding();
        if (all.includes('bad')) return Promise.resolve(false);
        write('generated/all', all.join('|'));
        write('generated/count', String(all.length));
        return Promise.resolve(true);
      },
    });
  beforeEach(() => {
    builds = 0;
    whileBuilding = () => undefined;
    write('content/a', '1');
    write('content/b', '2');
  });

  test('is made once, and kept as long as all stays as it is', async () => {
    expect([await step(), await step(), await step()]).toEqual(['built', 'kept', 'kept']);
    expect(builds).toBe(1);
  });

  test('is kept where something is put beside it that is no matter', async () => {
    await step();
    write('generated/beside/more', '');
    expect(await step()).toBe('kept');
  });

  test.each<[string, () => void]>([
    ['a file has other bytes, and as many', () => write('content/a', '3')],
    ['a file is gone', () => rmSync(path.join(root, 'content/a'))],
    ['a file has come', () => write('content/c', '')],
    ['what was made was edited by hand', () => write('generated/all', 'by hand')],
    ['part of what was made is gone', () => rmSync(path.join(root, 'generated/count'))],
    ['all that was made is gone', () => rmSync(path.join(root, 'generated'), { recursive: true })],
    ['something lies beside what was made', () => write('generated/more', '')],
    ['the note is gone', () => rmSync(path.join(root, 'node_modules'), { recursive: true })],
    ['the note is cut short', () => write('node_modules/.cache/legal-contact/generated.json', '{"from":')],
    ['the note is of another kind', () => write('node_modules/.cache/legal-contact/generated.json', '7')],
  ])('is made again where %s', async (_, change) => {
    await step();
    change();
    expect(await step()).toBe('built');
    expect(made()['generated/all']).toBe(
      inputs()
        .map((file) => readFileSync(file, 'utf8'))
        .join('|'),
    );
  });

  test('is made again in other surroundings, and again in the first', async () => {
    expect([await step('/'), await step('/dbm'), await step('/dbm'), await step('/')]).toEqual([
      'built',
      'built',
      'kept',
      'built',
    ]);
  });

  test('that could not be made is tried again, and what was there before is not taken for it', async () => {
    await step();
    write('content/a', 'bad');
    expect([await step(), await step()]).toEqual(['failed', 'failed']);
    write('content/a', '1');
    expect(await step()).toBe('built');
  });

  test('is not kept where a file changed while it was made', async () => {
    whileBuilding = () => write('content/a', `for build ${builds}`);
    expect([await step(), await step()]).toEqual(['built', 'built']);
    whileBuilding = () => undefined;
    expect([await step(), await step()]).toEqual(['built', 'kept']);
  });

  test('is not kept where another build was at work on it already, until that is done', async () => {
    const other = `node_modules/.cache/legal-contact/generated.building/${process.ppid}`;
    write(other, '');
    expect([await step(), await step()]).toEqual(['built', 'built']);
    rmSync(path.join(root, other));
    expect([await step(), await step()]).toEqual(['built', 'kept']);
  });

  test('is not kept where another build has begun since, whether or not that is done', async () => {
    whileBuilding = () => write('node_modules/.cache/legal-contact/generated.building/last', 'another');
    expect([await step(), await step()]).toEqual(['built', 'built']);
    whileBuilding = () => undefined;
    expect([await step(), await step()]).toEqual(['built', 'kept']);
  });

  test('is kept where a build has ended without a word: by a mistake, or with its process', async () => {
    write('content/a', 'bad');
    expect(await step()).toBe('failed');
    whileBuilding = () => {
      throw new Error('a mistake');
    };
    write('content/a', '1');
    await expect(step()).rejects.toThrow('a mistake');
    whileBuilding = () => undefined;
    expect(filesBelow(path.join(root, 'node_modules')).map((file) => path.basename(file))).toEqual(['last']);
    // No process has this number.
    write('node_modules/.cache/legal-contact/generated.building/4194305', '');
    expect([await step(), await step()]).toEqual(['built', 'kept']);
  });
});

test('whatever byte of the content or of the output changes, the output is that of a clean build, or there is none', async () => {
  const content = new Map(smallContent());
  const step = async () => {
    const files = new Map(inputs().map((file) => [nameOf(file), readFileSync(file, 'utf8')]));
    return buildUnlessDone({
      root,
      folder: 'generated',
      inputs,
      surroundings: '',
      build: async () => {
        const { files: output } = await compile(files);
        if (output !== null) await writeOutput(root, output);
        return output !== null;
      },
    });
  };
  for (const [name, text] of content) write(name, text);
  expect(await step()).toBe('built');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.nat(), fc.nat(), fc.integer({ min: 32, max: 126 }), async (...drawn) => {
      const [isInput, which, at, byte] = drawn;
      const candidates = filesBelow(path.join(root, isInput ? 'content' : 'generated'));
      const file = candidates[which % candidates.length]!;
      const before = readFileSync(file);
      const changed = Uint8Array.from(before);
      changed[at % before.length] = byte;
      writeFileSync(file, changed);
      const outcome = await step();
      const clean = await compile(new Map(inputs().map((each) => [nameOf(each), readFileSync(each, 'utf8')])));
      if (clean.files === null) expect(outcome).toBe('failed');
      else {
        expect(outcome).toBe(before.equals(changed) ? 'kept' : 'built');
        expect(made()).toEqual(Object.fromEntries([...clean.files].map(([name, text]) => [`generated/${name}`, text])));
      }
      if (isInput) writeFileSync(file, before);
      expect(await step()).not.toBe('failed');
    }),
    { numRuns: 25 },
  );
});
