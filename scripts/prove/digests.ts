import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../../src/compiler/snippets/index.ts';
import { spelled, type Space } from '../../src/theorems/index.ts';
import { filesBelow } from '../build/digest-files.ts';

/** What a combat is resolved by, besides the rules of an edition. */
const RESOLVING = ['src/rules/frame', 'src/rules/dbm/combat', 'src/rules/dbm/troops', 'src/theorems/matrix'];
/** What a theorem is judged by, besides. */
const JUDGING = ['src/theorems/proving', 'scripts/prove/kept'];
/** What two editions are compared by. */
const COMPARING = ['src/theorems/editions', 'scripts/prove/kept'];

/** Digests of all that a proof follows from. */
export interface Digests {
  readonly ofCount: (space: Space, edition: string) => string;
  readonly ofProof: (space: Space, edition: string, module: string) => string;
  readonly ofDifference: (space: Space, older: string, newer: string) => string;
}

/**
 * Make the digests of what proofs follow from.
 *
 * @param root Absolute path of the project
 * @param rules Of each edition, a digest of the rules that a combat is answered by
 */
export function digestsOf(root: string, rules: Readonly<Record<string, string>>): Digests {
  const [resolving, judging, comparing] = [RESOLVING, JUDGING, COMPARING].map((folders) => digestOf(root, folders));
  const ofCount = (space: Space, edition: string): string =>
    hashText([resolving, rules[edition], spelled(space)].join(' '));
  return {
    ofCount,
    ofProof: (space, edition, module) => hashText([ofCount(space, edition), judging, module].join(' ')),
    ofDifference: (space, older, newer) =>
      hashText([ofCount(space, older), ofCount(space, newer), comparing].join(' ')),
  };
}

function digestOf(root: string, folders: readonly string[]): string {
  const files = folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('/tests/'))
    .toSorted();
  return hashText(
    files.map((file) => `${file}\n${readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n')}`).join('\n'),
  );
}
