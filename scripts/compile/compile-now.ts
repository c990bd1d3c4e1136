import { compileContent, readContent, writeOutput } from '../../src/compiler/publish/index.ts';
import { formatProblems } from '../../src/compiler/rulebook/index.ts';
import { createSnippetChecker, TheoremError } from '../../src/compiler/snippets/index.ts';
import { unwritten } from '../prove/compiled.ts';
import { proveTheorems, type Proved } from '../prove/prove-theorems.ts';

/**
 * Compile the content, and write what changed.
 *
 * @param root Absolute path of the project
 * @returns Whether it could be compiled; if not, nothing was written, and the problems were told
 */
export async function compileNow(root: string): Promise<boolean> {
  const started = performance.now();
  const checker = createSnippetChecker(root, { aside: true });
  const { problems, files, unsaid } = await compileContent(await readContent(root), checker, (pass) => {
    console.error(`${pass} …`);
  });
  if (files === null) {
    console.error(
      `\n${formatProblems(problems)}\n\n${String(problems.length)} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was written.`,
    );
    return false;
  }
  // Whoever adds an edition reads this while its theorems are proved.
  if (unsaid.length > 0) console.error(`\n${unsaid.join('\n')}\n`);
  const proved = await proveUnwritten(root, files);
  if (typeof proved === 'string') {
    console.error(`\n${proved}\n\n1 problem. Nothing was written.`);
    return false;
  }
  const { untrue, proofs } = proved;
  const changed = await writeOutput(root, proofs === null ? files : new Map([...files, ['proofs.json', proofs]]));
  if (untrue.length > 0) {
    console.error(`\n${untrue.join('\n\n')}\n`);
    return false;
  }
  console.error(
    `Compiled in ${((performance.now() - started) / 1000).toFixed(1)} s: ${String(changed.length)} of ${String(files.size)} files of generated/ changed.`,
  );
  return true;
}

/** Prove what was compiled before it is written; what is wrong with the code of a theorem, where something is. */
async function proveUnwritten(root: string, files: ReadonlyMap<string, string>): Promise<Proved | string> {
  const compiled = unwritten(files);
  try {
    return await proveTheorems(
      root,
      (line) => {
        console.error(line);
      },
      { compiled },
    );
  } catch (error) {
    if (error instanceof TheoremError) return error.message;
    throw error;
  } finally {
    compiled.remove();
  }
}
