import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinProofs } from '../../../src/compiler/publish/index.ts';
import type { Proofs } from '../../../src/theorems/index.ts';

/** The proofs as they are kept with the content. */
export function keptProofs(root: string): Proofs {
  const files = globSync('content/theorems/proofs/*.json', { cwd: root });
  return JSON.parse(joinProofs(files.map((file) => readFileSync(path.join(root, file), 'utf8')))) as Proofs; // as they were proved
}
