import type TypeScript from 'typescript';
import { findForeign } from './check-language.ts';
import { COMPILER_OPTIONS } from './compiler-options.ts';
import { ts } from './typescript.ts';

/** A module to be checked: where it would stand, and what it says. */
export interface ModuleText {
  readonly path: string;
  readonly text: string;
}

/** What is wrong with a place in a module; lines and columns count from 1. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  /** Whether its type is wrong, or it is more than the rules need of the language. */
  readonly kind: 'type' | 'language';
  /** What TypeScript says of it; or the code that is too much. */
  readonly message: string;
}

/** Finds the mistakes in modules, by path: in each one that has not been given before. */
export type MistakeFinder = (modules: readonly ModuleText[]) => ReadonlyMap<string, readonly Mistake[]>;

/**
 * Make a finder of mistakes, which keeps what it has read of the vocabulary.
 */
export function createMistakeFinder(): MistakeFinder {
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
    if (modules.length === 0) return new Map();
    for (const { path, text } of modules) texts.set(path, text);
    const program = ts.createProgram({ rootNames: modules.map(({ path }) => path), options: COMPILER_OPTIONS, host });
    return new Map(modules.map(({ path }) => [path, mistakesIn(program, path)]));
  };
}

function mistakesIn(program: TypeScript.Program, path: string): Mistake[] {
  const file = program.getSourceFile(path);
  if (file === undefined) throw new Error(`expected ${path} in the program`);
  const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  const mistakeAt = (place: number, kind: Mistake['kind'], message: string): Mistake => {
    const { line, character } = file.getLineAndCharacterOfPosition(place);
    return { line: line + 1, column: character + 1, kind, message };
  };
  if (diagnostics.length > 0)
    return diagnostics.map(({ start, messageText }) =>
      mistakeAt(start ?? 0, 'type', ts.flattenDiagnosticMessageText(messageText, ' ')),
    );
  return findForeign(file).map(({ at, found }) => mistakeAt(at, 'language', found));
}
