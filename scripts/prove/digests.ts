import { hashText } from '../../src/compiler/snippets/index.ts';
import { spelled, type Space } from '../../src/theorems/index.ts';
import { programOf } from './program-of.ts';

/** What a combat is resolved by, besides the rules of an edition. */
const RESOLVING = [
  'src/rules/dbm/combat/engagement.ts',
  'src/rules/dbm/combat/resolving/all-throws.ts',
  'src/rules/frame/rule-set.ts',
  'src/theorems/matrix/matrix.ts',
];
/** What a theorem is judged by, besides. */
const JUDGING = ['src/theorems/proving/prove.ts', 'scripts/prove/kept/kept.ts'];
/** What two editions are compared by. */
const COMPARING = ['src/theorems/editions/difference.ts', 'scripts/prove/kept/kept.ts'];
/**
 * What is not followed: through the first two everything is to be had, and what of it counts is named above; which of
 * several kinds of going counts is never asked, as each stands in one. How a question is read changes no combat.
 */
const ASIDE = [
  'src/rules/index.ts',
  'src/theorems/index.ts',
  'src/rules/dbm/movement/move/going-that-counts.ts',
  'src/rules/frame/questions/troop-field.ts',
];

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
  const [resolving, judging, comparing] = [RESOLVING, JUDGING, COMPARING].map((entries) =>
    hashText(programOf(root, entries, ASIDE)),
  );
  const ofCount = (space: Space, edition: string): string =>
    hashText([resolving, rules[edition], spelled(space)].join(' '));
  return {
    ofCount,
    ofProof: (space, edition, module) => hashText([ofCount(space, edition), judging, module].join(' ')),
    ofDifference: (space, older, newer) =>
      hashText([ofCount(space, older), ofCount(space, newer), comparing].join(' ')),
  };
}
