import {
  combatAt,
  questionAt,
  rowsIn,
  throwsInWords,
  type AnswerDifference,
  type CombatSpace,
  type Difference,
  type KeptAnswers,
  type KeptChangedAnswers,
  type KeptChangedThrows,
  type KeptProof,
  type KeptThrows,
  type Matrix,
  type Proof,
  type Space,
} from '../../../src/theorems/index.ts';

/** Of how many kinds of troops, or ways in which answers changed, a difference tells. */
const KINDS_TOLD = 12;
/** Of how many of their opponents, or of the troops that they are of. */
const OPPONENTS_TOLD = 6;

/** A proof as it is kept: its exceptions as they are asked. */
export function keptProof(space: Space, proof: Proof): Omit<KeptProof, 'of' | 'proved'> {
  const { concerned, exceptions, groups, largest, smallest } = proof;
  return {
    ...{ concerned, exceptions, groups },
    largest: largest.map(({ a, b, count, first }) => ({
      ...{ a, b, count },
      asked: questionAt(space, first.index),
      dice: first.dice,
    })),
    smallest: smallest === null ? null : { asked: questionAt(space, smallest.index), dice: smallest.dice },
  };
}

/** A difference of combats as it is kept: the largest of each kind as it is asked, and what it comes to in both editions. */
export function keptThrows(space: CombatSpace, before: Matrix, after: Matrix, difference: Difference): KeptThrows {
  const { situations, open, unsure } = difference;
  const rows = { older: rowsIn(before), newer: rowsIn(after) };
  const keep = ({ changed, kinds }: Pick<Difference, 'changed' | 'kinds'>): KeptChangedThrows => ({
    ...{ changed, allKinds: kinds.length },
    kinds: kinds.slice(0, KINDS_TOLD).map(({ troop, changed: ofKind, against, most }) => {
      const [older, newer] = [rows.older(most.index), rows.newer(most.index)];
      return {
        ...{ troop, changed: ofKind, opponents: against.length, against: against.slice(0, OPPONENTS_TOLD) },
        ...{ throws: most.throws, asked: combatAt(space, most.index) },
        older: { a: throwsInWords(older, 'a'), b: throwsInWords(older, 'b') },
        newer: { a: throwsInWords(newer, 'a'), b: throwsInWords(newer, 'b') },
      };
    }),
  });
  return {
    ...{ situations, open, ...keep(difference) },
    unsure: unsure.map(({ rests, ...group }) => ({ rests, ...keep(group) })),
  };
}

/** A difference of answers as it is kept: the smallest question of each way in which they changed. */
export function keptAnswers(space: Space, difference: AnswerDifference): KeptAnswers {
  const { situations, decided, open, unsure } = difference;
  const keep = ({ changed, answers }: Pick<AnswerDifference, 'changed' | 'answers'>): KeptChangedAnswers => ({
    ...{ changed, allAnswers: answers.length },
    answers: answers.slice(0, KINDS_TOLD).map(({ index, of, ...answer }) => ({
      ...answer,
      ...{ of: of.slice(0, OPPONENTS_TOLD), many: of.length, asked: questionAt(space, index) },
    })),
  });
  return {
    ...{ situations, decided, open, ...keep(difference) },
    unsure: unsure.map(({ rests, ...group }) => ({ rests, ...keep(group) })),
  };
}
