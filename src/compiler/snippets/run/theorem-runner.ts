import { allSpaces, matrixTried, PARTS, prove, type TheoremCode } from '../../../theorems/index.ts';
import { loadModule, serve } from './only-the-language.ts';
import type { TheoremNews, TheoremTask } from './theorem-task.ts';

// The process of prove-apart.ts: tries theorems. It has no rights but to read the rules, and what it runs finds only what
// belongs to the language.
serve<TheoremNews>(
  (task, tell) => tried(task as TheoremTask, tell), // what a prover sends
  (error) => ({ failed: error instanceof Error ? error.message : String(error) }),
);

async function tried(
  { module, text, kinds, space: name, matrix }: TheoremTask,
  tell: (news: TheoremNews) => void,
): Promise<TheoremNews> {
  const space = allSpaces(kinds).find((each) => each.name === name);
  if (space === undefined) throw new Error(`expected the name of a space, found "${name}"`);
  const code = (await loadModule(`theorems/${module}`, text)) as TheoremCode; // what a theorem exports
  return { proof: prove(matrixTried(space, matrix), code, partsTold(tell)) };
}

/** The parts of a space, each told as it is begun: whoever waits sees that it goes on. */
function* partsTold(tell: (news: TheoremNews) => void): Generator<number> {
  for (let begun = 0; begun < PARTS; begun += 1) {
    tell({ begun });
    yield begun;
  }
}
