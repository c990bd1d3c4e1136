import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPTIONS } from '../compiler-options.ts';
import type { ModuleText } from './find-mistakes.ts';

/**
 * How the compiler tells of types in a file; the lines that explain it further are indented. What it calls 1000 to 1999
 * is no code, and where it finds any such, it looks no further.
 */
const TOLD = /^(?<file>\S.*)\(\d+,\d+\): error TS(?!1\d{3}:)\d+: /u;

/**
 * Ask the TypeScript that is a program of its own, which takes a quarter of the time, whether the types of modules are
 * right. It is asked for no more than that: what is wrong, the other says.
 *
 * @param root Absolute path of the project, in which the modules would stand
 * @returns False where anything is wrong with them, and wherever it does not know: where it is not installed, or told
 *   what is not understood
 */
export async function areTypesRight(root: string, modules: readonly ModuleText[]): Promise<boolean> {
  const compiler = nativeCompiler();
  if (compiler === null) return false;
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'legal-contact-types-')));
  try {
    const files = modules.map(({ path: file }) => path.relative(root, file));
    for (const each of new Set(files.map((file) => path.dirname(file))))
      mkdirSync(path.join(folder, each), { recursive: true });
    for (const [index, { text }] of modules.entries()) writeFileSync(path.join(folder, files[index] ?? ''), text);
    // What a module imports from beside itself is found in the project.
    const compilerOptions = { ...OPTIONS, rootDirs: [folder, root] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const told = await run(compiler, folder);
    // The vocabulary is checked with the rest of the code, not here.
    const vocabulary = path.join(realpathSync(root), 'src') + path.sep;
    return (
      told?.every((line) => {
        const file = TOLD.exec(line)?.groups?.file;
        return file !== undefined && path.resolve(folder, file).startsWith(vocabulary);
      }) ?? false
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the compiler says of the project in a folder, a line for each mistake; null where it could not be asked. */
async function run(compiler: string, folder: string): Promise<readonly string[] | null> {
  return new Promise((resolve) => {
    // More than one thread only reads the vocabulary more than once.
    execFile(compiler, ['-p', '.', '--pretty', 'false', '--checkers', '1'], { cwd: folder }, (error, stdout) => {
      const lines = stdout.split(/\r?\n/u).filter((line) => line !== '' && !line.startsWith(' '));
      // It ends with 0 where it found nothing, with 1 or 2 where it told what it found.
      const isTold = error === null ? lines.length === 0 : (error.code === 1 || error.code === 2) && lines.length > 0;
      resolve(isTold ? lines : null);
    });
  });
}

/** The path of the compiler; null where it is not installed for this platform. */
function nativeCompiler(): string | null {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return path.join(path.dirname(manifest), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
  } catch {
    return null;
  }
}
