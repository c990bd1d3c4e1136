import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './digest-files.ts';
import { importClosure } from './import-closure.ts';

const ours = fileURLToPath(new URL('..', import.meta.url));
/** Of the files in the root, those that are for people. */
const PROSE = /^(?:LICENSE|.*\.md)$/u;
/** What npm has installed, as it notes itself. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Everything that `generated/` is made from: the content, the compiler, and the vocabulary that types are checked
 * against.
 *
 * @param root Absolute path of the project
 */
export function compileInputs(root: string): readonly string[] {
  return [
    ...filesBelow(path.join(root, 'content')),
    ...importClosure([path.join(ours, 'compile.ts'), path.join(root, 'src/rules/index.ts')]),
    ...ofTheProject(root),
  ];
}

/**
 * Everything that `dist/` is made from: what the compiler wrote, all of `src/` and `public/`, and what builds the site.
 *
 * @param root Absolute path of the project
 */
export function siteInputs(root: string): readonly string[] {
  return [
    ...['generated', 'src', 'public']
      .flatMap((folder) => filesBelow(path.join(root, folder)))
      .filter((file) => !isTest(path.relative(root, file))),
    ...importClosure([path.join(ours, 'build-site.ts')]),
    ...ofTheProject(root),
  ];
}

/** The configuration, of whatever tool, and the versions of the packages. */
function ofTheProject(root: string): readonly string[] {
  const configuration = readdirSync(root).filter((name) => !PROSE.test(name));
  return [...configuration, INSTALLED].map((name) => path.join(root, name)).filter(isFile);
}

/** Tests stand beside what they test, and nothing that is built imports one. The path counts from the root. */
function isTest(file: string): boolean {
  return file.split(path.sep).slice(0, -1).includes('tests');
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
