import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';
import { hashText } from '../../src/compiler/snippets/index.ts';

/** What was found of texts before, by their digests: to take types and comments out of a text takes long. */
const KNOWN = 'node_modules/.cache/legal-contact/programs.json';

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
export function programs(root: string, aside: readonly string[]): Programs {
  const before = knownBefore(root);
  const now: Record<string, Program> = {};
  const known = new Map<string, Program>();
  const read = (file: string): Program => {
    const program = known.get(file) ?? readNow(file);
    known.set(file, program);
    return program;
  };
  const readNow = (file: string): Program => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const digest = createHash('sha256').update(`${ts.version} ${file}\n${text}`).digest('hex');
    return (now[digest] = before[digest] ?? programIn(file, text));
  };
  const digestOf = (entries: readonly string[]): string => {
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
  return {
    digestOf,
    keep: () => {
      if (Object.keys(now).every((digest) => digest in before)) return;
      mkdirSync(path.dirname(path.join(root, KNOWN)), { recursive: true });
      writeFileSync(path.join(root, KNOWN), JSON.stringify(now));
    },
  };
}

/** Digests of programs. */
interface Programs {
  readonly digestOf: (entries: readonly string[]) => string;
  /** Note what was found, for the next time. */
  readonly keep: () => void;
}

/** Nothing where there is no such file, or none that can be read. */
function knownBefore(root: string): Readonly<Record<string, Program>> {
  try {
    return JSON.parse(readFileSync(path.join(root, KNOWN), 'utf8')) as Readonly<Record<string, Program>>; // as it was kept
  } catch {
    return {};
  }
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
