import {
  questionAt,
  rowsIn,
  throwsInWords,
  type AskedCombat,
  type Difference,
  type KeptDifference,
  type KeptProof,
  type Matrix,
  type Proof,
  type Space,
} from '../../../src/theorems/index.ts';

/** Of how many kinds of troops a difference tells. */
const KINDS_TOLD = 12;
/** Of how many of their opponents. */
const OPPONENTS_TOLD = 6;

/** A proof as it is kept: its exceptions as they are asked. */
export function keptProof(space: Space, proof: Proof): Omit<KeptProof, 'of' | 'proved'> {
  const { concerned, exceptions, groups, largest, smallest } = proof;
  return {
    ...{ concerned, exceptions, groups },
    largest: largest.map(({ a, b, count, first }) => ({
      ...{ a, b, count },
      asked: asked(space, first.index),
      dice: first.dice,
    })),
    smallest: smallest === null ? null : { asked: asked(space, smallest.index), dice: smallest.dice },
  };
}

/** A difference as it is kept: the largest of each kind as it is asked, and what it comes to in both editions. */
export function keptDifference(
  space: Space,
  before: Matrix,
  after: Matrix,
  { situations, open, changed, kinds }: Difference,
): Omit<KeptDifference, 'of'> {
  const rows = { older: rowsIn(before), newer: rowsIn(after) };
  return {
    ...{ situations, open, changed, allKinds: kinds.length },
    kinds: kinds.slice(0, KINDS_TOLD).map(({ troop, changed: ofKind, against, most }) => {
      const [older, newer] = [rows.older(most.index), rows.newer(most.index)];
      return {
        ...{ troop, changed: ofKind, opponents: against.length, against: against.slice(0, OPPONENTS_TOLD) },
        ...{ throws: most.throws, asked: asked(space, most.index) },
        older: { a: throwsInWords(older, 'a'), b: throwsInWords(older, 'b') },
        newer: { a: throwsInWords(newer, 'a'), b: throwsInWords(newer, 'b') },
      };
    }),
  };
}

function asked(space: Space, index: number): AskedCombat {
  return questionAt(space, index);
}
