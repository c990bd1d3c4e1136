import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digestFiles, filesBelow } from '../../scripts/build/digest-files.ts';
import { importClosure } from '../../scripts/build/import-closure.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'legal-contact-key-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

const digest = (folder: string): string => digestFiles(path.join(root, folder), filesBelow(path.join(root, folder)));

describe('the digest of files', () => {
  const names = fc.constantFrom('a', 'b', 'a b', 'a\nb', 'one/a', 'one/b', 'one/two/a', 'é');
  const trees = fc.dictionary(names, fc.uint8Array({ maxLength: 40 }), { minKeys: 1, maxKeys: 6 });

  test('is another as soon as one byte, one name or one file is', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (tree, which, at, by) => {
        rmSync(path.join(root, 'tree'), { recursive: true, force: true });
        for (const [name, content] of Object.entries(tree)) write(`tree/${name}`, content);
        const before = digest('tree');
        expect(digest('tree')).toBe(before);
        const [name, content] = Object.entries(tree)[which % Object.keys(tree).length]!;
        const restore = () => write(`tree/${name}`, content);

        if (content.length > 0) {
          write(
            `tree/${name}`,
            content.map((byte, index) => (index === at % content.length ? (byte + by) % 256 : byte)),
          );
          expect(digest('tree')).not.toBe(before);
        }
        write(`tree/${name}`, Uint8Array.of(...content, by));
        expect(digest('tree')).not.toBe(before);
        unlinkSync(restore());
        expect(digest('tree')).not.toBe(before);
        const renamed = write(`tree/${name}.other`, content);
        expect(digest('tree')).not.toBe(before);
        unlinkSync(renamed);
        restore();
        expect(digest('tree')).toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  test('tells where one file ends and the next begins', () => {
    write('one/a', 'x"b" 1\ny');
    write('other/a', 'x');
    write('other/b', 'y');
    expect(digest('one')).not.toBe(digest('other'));
  });

  test('does not depend on the order in which they are listed, nor on their folder', () => {
    const files = ['b', 'a', 'one/c'].map((name) => write(`here/${name}`, name));
    for (const name of ['one/c', 'a', 'b']) write(`there/${name}`, name);
    expect(digest('there')).toBe(digest('here'));
    expect(digestFiles(path.join(root, 'here'), files.toReversed())).toBe(digest('here'));
    expect(digestFiles(path.join(root, 'here'), [...files, ...files])).toBe(digest('here'));
  });

  test('looks through links, and at nothing where there is no folder', () => {
    write('real/a', '1');
    symlinkSync(path.join(root, 'real'), path.join(root, 'linked'), 'junction');
    expect(filesBelow(path.join(root, 'linked'))).toEqual([path.join(root, 'linked/a')]);
    expect(digest('linked')).toBe(digest('real'));
    expect(filesBelow(path.join(root, 'none'))).toEqual([]);
  });
});

test('a program is its modules with all that they name, in whatever way', () => {
  write(
    'main.ts',
    `import a from './a.ts';\nexport * from "./b.ts";\nconst later = await import('./c.ts');\nnew URL('./d.ts', import.meta.url);\nimport './e.mjs';\nimport type { F } from '../f.ts';\nimport fs from 'node:fs';\nimport { g } from 'package';\n// see './gone.ts'\n`,
  );
  for (const name of ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.mjs']) write(name, '');
  write('a.ts', "import { main } from './main.ts';\nimport {\n  h,\n} from './deep/h.ts';\n");
  write('deep/h.ts', '');
  write('apart.ts', '');
  const found = importClosure([path.join(root, 'main.ts'), path.join(root, 'no-such.ts')]);
  expect(found.map((file) => path.relative(root, file).replaceAll(path.sep, '/')).toSorted()).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'deep/h.ts', 'e.mjs', 'main.ts'].toSorted(),
  );
  expect(readFileSync(path.join(root, 'apart.ts'), 'utf8')).toBe('');
});
