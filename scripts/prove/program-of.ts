import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { hashText } from '../../src/compiler/snippets/index.ts';

const IMPORTED = /\bfrom\s*['"](\.[^'"]+)['"]/gu;

/** What a module does, and what it imports for that. */
interface Program {
  readonly digest: string;
  readonly imports: readonly string[];
}

/**
 * A digest of what some modules do: of their code, and that of all they import, without types, comments and layout.
 *
 * @param root Absolute path of the project
 * @param aside Modules that are not followed, from the root
 * @returns Of modules, by their paths from the root
 */
export function programs(root: string, aside: readonly string[]): (entries: readonly string[]) => string {
  const known = new Map<string, Program>();
  const read = (file: string): Program => {
    const program = known.get(file) ?? programIn(file, readFileSync(path.join(root, file), 'utf8'));
    known.set(file, program);
    return program;
  };
  return (entries) => {
    const found = new Map<string, string>();
    const add = (file: string): void => {
      if (found.has(file) || aside.includes(file)) return;
      const { digest, imports } = read(file);
      found.set(file, digest);
      for (const each of imports) add(each);
    };
    for (const entry of entries) add(entry);
    const all = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return hashText(all.map((each) => each.join(' ')).join('\n'));
  };
}

function programIn(file: string, text: string): Program {
  const { outputText: code } = ts.transpileModule(text, {
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
      verbatimModuleSyntax: true,
    },
  });
  const imports = [...code.matchAll(IMPORTED)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));
  return { digest: hashText(code), imports };
}
