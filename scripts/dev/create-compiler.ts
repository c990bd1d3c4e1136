import { formatProblems, type Problem } from '../../src/compiler/rulebook/index.ts';
import { compileContent, readContent, writeOutput } from '../../src/compiler/publish/index.ts';
import { createSnippetChecker } from '../../src/compiler/snippets/index.ts';

/** Compiles the content again and again, keeping what makes the next time quick. */
export interface Compiler {
  /** Compile, write what changed, tell the terminal; gives what is wrong. */
  readonly compile: () => Promise<readonly Problem[]>;
}

/**
 * @param root Absolute path of the project
 */
export function createCompiler(root: string): Compiler {
  const checker = createSnippetChecker(root);
  let written: ReadonlyMap<string, string> | undefined;
  return {
    compile: async () => {
      const started = performance.now();
      const { problems, files } = await compileContent(await readContent(root), checker);
      const seconds = (): string => ((performance.now() - started) / 1000).toFixed(2);
      if (files === null) {
        console.error(
          `\n${formatProblems(problems)}\n\nNot compiled (${seconds()} s). The site shows the content as it was.`,
        );
        return problems;
      }
      const before = written;
      // Until all is written, nobody knows what is.
      written = undefined;
      const changed = await writeOutput(root, files, before);
      written = files;
      console.error(`Compiled in ${seconds()} s: ${String(changed.length)} files of generated/ changed.`);
      return [];
    },
  };
}
