import ts from 'typescript';
import { COMPILER_OPTIONS } from '../../../src/compiler/snippets/index.ts';
import type { Mutation } from './mutant.ts';

/** The types of the code of the rules. */
export interface Types {
  readonly sourceOf: (file: string) => ts.SourceFile;
  readonly checker: ts.TypeChecker;
  /** Whether a file still has sound types once it is changed: if not, no build would let the mistake pass. */
  readonly allow: (mutation: Mutation) => boolean;
}

/** Read the types of these files. */
export function readTypes(files: readonly string[]): Types {
  let changed: { readonly file: string; readonly text: string; readonly version: number } | null = null;
  let versions = 0;
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => COMPILER_OPTIONS,
    getScriptFileNames: () => [...files],
    getScriptVersion: (file) => (file === changed?.file ? String(changed.version) : '0'),
    getScriptSnapshot: (file) => {
      const text = file === changed?.file ? changed.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
  };
  const service = ts.createLanguageService(host);
  const program = service.getProgram();
  if (program === undefined) throw new Error('expected TypeScript to read the rules, found no program');
  return {
    sourceOf: (file) => {
      const source = program.getSourceFile(file);
      if (source === undefined) throw new Error(`expected ${file} among the files of the rules, found it nowhere`);
      return source;
    },
    checker: program.getTypeChecker(),
    allow: (mutation) => {
      const { file } = mutation;
      versions += 1;
      changed = { file, version: versions, text: applyMutation(ts.sys.readFile(file) ?? '', mutation) };
      return service.getSyntacticDiagnostics(file).length === 0 && service.getSemanticDiagnostics(file).length === 0;
    },
  };
}

/** The text of a file with a mutation in it. */
function applyMutation(text: string, { start, end, text: instead }: Mutation): string {
  return text.slice(0, start) + instead + text.slice(end);
}
