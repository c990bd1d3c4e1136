import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { proveTheorems } from './prove/prove-theorems.ts';

// Prove the theorems of the content as it was compiled, and keep the proofs with it: those that do not fit any more, or
// all of them with --all.
const root = process.cwd();
const untrue = await proveTheorems(
  root,
  (line) => {
    console.error(line);
  },
  process.argv.includes('--all'),
);
if (untrue.length > 0) console.error(`\n${untrue.join('\n\n')}\n`);
else copyFileSync(path.join(root, 'generated/proofs.json'), path.join(root, 'content/theorems/proofs.json'));
process.exitCode = untrue.length === 0 ? 0 : 1;
