import path from 'node:path';
import { readCommandLine } from './command-line.ts';
import { keepProofs } from './prove/keep-proofs.ts';
import { proveTheorems, writeIfOther } from './prove/prove-theorems.ts';

// Prove the theorems of the content as it was compiled, and keep the proofs with it: those that do not fit any more, or
// all of them with --all.
const { all } = readCommandLine({
  name: 'npm run prove',
  does: 'Proves the theorems whose proofs do not fit any more, and keeps the proofs in content/theorems/.',
  options: { all: { type: 'boolean', default: false, says: 'every theorem' } },
});
const root = process.cwd();
const { untrue, proofs } = await proveTheorems(
  root,
  (line) => {
    console.error(line);
  },
  { anew: all },
);
if (proofs !== null) writeIfOther(path.join(root, 'generated/proofs.json'), proofs);
if (untrue.length > 0) console.error(`\n${untrue.join('\n\n')}\n`);
else keepProofs(root);
process.exitCode = untrue.length === 0 ? 0 : 1;
