import { allSpaces, matrixTried, PARTS, prove, type TheoremCode } from '../../../theorems/index.ts';
import { leaveOnlyTheLanguage, load } from './only-the-language.ts';
import type { TheoremNews, TheoremTask } from './theorem-task.ts';

// The process of prove-apart.ts: tries theorems. It has no rights but to read the rules, and what it runs finds only what
// belongs to the language.
const send = process.send?.bind(process);
const tell = (news: TheoremNews): void => void send?.(news);
process.on('message', (task: TheoremTask) => {
  void tried(task)
    .catch((error: unknown): TheoremNews => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then(tell);
});
process.on('disconnect', process.exit.bind(process));
process.on('unhandledRejection', () => undefined);
leaveOnlyTheLanguage();

async function tried({ module, text, kinds, space: name, matrix }: TheoremTask): Promise<TheoremNews> {
  const space = allSpaces(kinds).find((each) => each.name === name);
  if (space === undefined) throw new Error(`expected the name of a space, found "${name}"`);
  const code = (await load(`theorems/${module}`, text)) as TheoremCode; // what a theorem exports
  return { proof: prove(matrixTried(space, matrix), code, partsTold()) };
}

/** The parts of a space, each told as it is begun: whoever waits sees that it goes on. */
function* partsTold(): Generator<number> {
  for (let begun = 0; begun < PARTS; begun += 1) {
    tell({ begun });
    yield begun;
  }
}
