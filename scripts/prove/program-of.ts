import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const IMPORTED = /\bfrom\s*['"](\.[^'"]+)['"]/gu;

/**
 * What some modules do, as a text: their code, and that of all they import, without types, comments and layout.
 *
 * @param root Absolute path of the project
 * @param entries The modules, from the root
 * @param aside Modules that are not followed, from the root
 */
export function programOf(root: string, entries: readonly string[], aside: readonly string[] = []): string {
  const found = new Map<string, string>();
  const add = (file: string): void => {
    if (found.has(file) || aside.includes(file)) return;
    const text = readFileSync(path.join(root, file), 'utf8');
    const { outputText: code } = ts.transpileModule(text, {
      compilerOptions: {
        target: ts.ScriptTarget.ESNext,
        module: ts.ModuleKind.ESNext,
        removeComments: true,
        verbatimModuleSyntax: true,
      },
    });
    found.set(file, code);
    for (const [, name = ''] of code.matchAll(IMPORTED)) add(path.posix.join(path.posix.dirname(file), name));
  };
  for (const entry of entries) add(entry);
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, code]) => `${file}\n${code}`)
    .join('\n');
}
