import path from 'node:path';
import { TheoremError } from '../src/compiler/snippets/index.ts';
import { readCommandLine } from './command-line.ts';
import { keepProofs } from './prove/keep-proofs.ts';
import { UnlikeError } from './prove/kept/take-over.ts';
import { proveTheorems } from './prove/prove-theorems.ts';
import { writeIfOther } from './prove/write-if-other.ts';

// Prove the theorems of the content as it was compiled, and keep the proofs with it: those that do not fit any more, or
// all of them with --all.
const { all } = readCommandLine({
  name: 'npm run prove',
  does: 'Proves the theorems whose proofs do not fit any more, and keeps the proofs in content/theorems/.',
  options: { all: { type: 'boolean', default: false, says: 'every theorem, in each edition by itself' } },
});
const root = process.cwd();
process.exitCode = (await proved()) ? 0 : 1;

/** Whether all theorems hold; what is wrong is told. */
async function proved(): Promise<boolean> {
  const tell = (line: string): void => {
    console.error(line);
  };
  try {
    const { untrue, proofs } = await proveTheorems(root, tell, { anew: all });
    if (proofs !== null) writeIfOther(path.join(root, 'generated/proofs.json'), proofs);
    if (untrue.length > 0) tell(`\n${untrue.join('\n\n')}\n`);
    else keepProofs(root);
    return untrue.length === 0;
  } catch (error) {
    if (!(error instanceof TheoremError || error instanceof UnlikeError)) throw error;
    tell(`\n${error.message}\n`);
    return false;
  }
}
