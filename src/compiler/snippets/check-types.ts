import ts from 'typescript';
import type { Problem } from '../rulebook/index.ts';
import { COMPILER_OPTIONS } from './compiler-options.ts';
import type { SnippetModule } from './module-text.ts';

/**
 * Checks the types of snippets. A module's name says what it holds, so one that was checked is not checked again:
 * after an edit only what changed is.
 */
export interface TypeChecker {
  /** One problem for every mistake, at the line in the MDX where it was written. */
  readonly check: (modules: readonly SnippetModule[]) => Problem[];
}

/** What TypeScript says of a place in a module. */
interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Make a type checker for snippets.
 *
 * @param root Absolute path of the project: the vocabulary is read from its `src/rules`
 */
export function createTypeChecker(root: string): TypeChecker {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const readFromDisk = host.getSourceFile.bind(host);
  const parsed = new Map<string, ts.SourceFile>();
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
  const known = new Map<string, readonly Mistake[]>();
  return {
    check: (modules) => {
      const byPath = new Map(modules.map((module) => [pathOf(root, module), module]));
      const unchecked = [...byPath].filter(([path]) => !known.has(path));
      for (const [path, { text }] of unchecked) texts.set(path, text);
      if (unchecked.length > 0) {
        const program = ts.createProgram({
          rootNames: unchecked.map(([path]) => path),
          options: COMPILER_OPTIONS,
          host,
        });
        for (const [path] of unchecked) known.set(path, mistakesIn(program, path));
      }
      const problems = [...byPath].flatMap(([path, module]) =>
        (known.get(path) ?? []).map((mistake) => problemOf(module, mistake)),
      );
      // A mistake in a shared setup is in the rule and in the examples: it is told once.
      const oncePerPlace = new Map(
        problems.map((problem) => [JSON.stringify([problem.places[0]?.position, reasonOf(problem)]), problem]),
      );
      return [...oncePerPlace.values()];
    },
  };
}

function pathOf(root: string, { kind, name }: SnippetModule): string {
  return `${root}/generated/${kind}s/${name}`;
}

function mistakesIn(program: ts.Program, path: string): Mistake[] {
  const file = program.getSourceFile(path);
  if (file === undefined) throw new Error(`expected ${path} in the program`);
  const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return diagnostics.map(({ start, messageText }) => {
    const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
    return { line: line + 1, column: character + 1, message: ts.flattenDiagnosticMessageText(messageText, ' ') };
  });
}

function reasonOf({ headline }: Problem): string {
  return headline.slice(headline.indexOf('does not type-check'));
}

function problemOf(module: SnippetModule, { line, column, message }: Mistake): Problem {
  return {
    headline: `The ${module.kind} of "${module.clause}" does not type-check: ${message}`,
    places: [{ position: module.authored(line, column), label: `the ${module.kind}` }],
  };
}
