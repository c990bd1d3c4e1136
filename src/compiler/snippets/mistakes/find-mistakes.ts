import type TypeScript from 'typescript';
import { findForeign, type Foreign } from '../check-language.ts';
import { COMPILER_OPTIONS } from '../compiler-options.ts';
import { FIRST_LINE_OF_CODE } from '../module-text.ts';
import { ts } from '../typescript.ts';

/** A module to be checked: where it would stand, and what it says. */
export interface ModuleText {
  readonly path: string;
  readonly text: string;
}

/** What is wrong with a place in a module; lines and columns count from 1. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  /** Whether its type is wrong, it is more than the rules need of the language, or it goes too deep to be looked at. */
  readonly kind: 'type' | 'language' | 'depth';
  /** What TypeScript says of it; or the code that is too much. */
  readonly message: string;
}

/** The mistakes in modules, by path. */
export type Mistakes = ReadonlyMap<string, readonly Mistake[]>;

/** Looks for mistakes in modules that have not been given before, in two passes: the first is soon done. */
export interface MistakePasses {
  /** What is no code, or more than the rules need of the language: what has none may run, apart and without rights. */
  readonly language: () => Mistakes;
  /** Types that are wrong. */
  readonly types: () => Mistakes;
}

/** Make a finder of mistakes, which keeps what it has read of the vocabulary. */
export function createMistakeFinder(): (modules: readonly ModuleText[]) => MistakePasses {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const readFromDisk = host.getSourceFile.bind(host);
  const parsed = new Map<string, TypeScript.SourceFile>();
  const texts = new Map<string, string>();
  host.fileExists = (path) => texts.has(path) || ts.sys.fileExists(path);
  host.readFile = (path) => texts.get(path) ?? ts.sys.readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const before = parsed.get(path);
    if (before !== undefined) return before;
    const text = texts.get(path);
    const file =
      text === undefined ? readFromDisk(path, ...rest) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true);
    if (file !== undefined) parsed.set(path, file);
    return file;
  };
  return (modules) => {
    for (const { path, text } of modules) texts.set(path, text);
    const options = { languageVersion: ts.ScriptTarget.ES2024 };
    return {
      language: () =>
        new Map(
          modules.map(({ path }) => [
            path,
            unlessTooDeep(() => {
              const file = host.getSourceFile(path, options);
              if (file === undefined) throw new Error(`expected ${path} to be read`);
              const broken = brokenIn(file);
              return broken.length > 0 ? broken.map(told) : findForeign(file).map(foreign(file));
            }),
          ]),
        ),
      types: () => {
        const readable = modules.filter(
          ({ path }) => unlessTooDeep(() => (host.getSourceFile(path, options), [])).length === 0,
        );
        const rootNames = readable.map(({ path }) => path);
        const program = ts.createProgram({ rootNames, options: COMPILER_OPTIONS, host });
        return new Map(
          rootNames.map((path) => [
            path,
            unlessTooDeep(() => program.getSemanticDiagnostics(fileOf(program, path)).map(told)),
          ]),
        );
      },
    };
  };
}

/** The mistakes of a module; that it goes too deep, where there is not room enough to look for them. */
function unlessTooDeep(mistakesIn: () => readonly Mistake[]): readonly Mistake[] {
  try {
    return mistakesIn();
  } catch (error) {
    if (error instanceof RangeError) return [{ line: FIRST_LINE_OF_CODE, column: 1, kind: 'depth', message: '' }];
    throw error;
  }
}

/** What is no code: what a program calls the syntactic diagnostics of a file, without the cost of a program. */
function brokenIn(file: TypeScript.SourceFile): readonly TypeScript.Diagnostic[] {
  // TypeScript keeps them with the tree, and its types do not say so.
  const { parseDiagnostics } = file as { parseDiagnostics?: readonly TypeScript.Diagnostic[] };
  if (parseDiagnostics === undefined) throw new Error(`expected ${file.fileName} to be read with its mistakes`);
  return parseDiagnostics;
}

function fileOf(program: TypeScript.Program, path: string): TypeScript.SourceFile {
  const file = program.getSourceFile(path);
  if (file === undefined) throw new Error(`expected ${path} in the program`);
  return file;
}

function told({ file, start = 0, messageText }: TypeScript.Diagnostic): Mistake {
  return {
    ...placeIn(file, start),
    kind: 'type',
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}

function foreign(file: TypeScript.SourceFile): (found: Foreign) => Mistake {
  return ({ at, found }) => ({ ...placeIn(file, at), kind: 'language', message: found });
}

function placeIn(file: TypeScript.SourceFile | undefined, at: number): Pick<Mistake, 'line' | 'column'> {
  const { line, character } = file?.getLineAndCharacterOfPosition(at) ?? { line: 0, character: 0 };
  return { line: line + 1, column: character + 1 };
}
