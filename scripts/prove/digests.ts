import type { PublishedTheorems } from '../../src/compiler/publish/index.ts';
import { hashText } from '../../src/compiler/snippets/index.ts';
import type { Space } from '../../src/theorems/index.ts';
import { programs } from './program-of.ts';
import { digestOfQuestions } from './questions-of.ts';

/** What any question is answered by: the rules as they are put together. */
const PUT_TOGETHER = ['src/rules/frame/rule-set.ts'];
/** What works out a space of combats, or of other questions, and counts it. */
const WORKING = {
  combat: ['src/theorems/matrix/rows-of.ts', 'src/theorems/matrix/tally-of-throws.ts'],
  others: ['src/theorems/matrix/answers-of.ts', 'src/theorems/matrix/tally-of-answers.ts'],
};
/** How a question of each query is read, and answered by the rules of an edition. */
const ANSWERING: Readonly<Record<Space['query'], readonly string[]>> = {
  combat: [
    'src/rules/dbm/combat/fields.ts',
    'src/rules/dbm/combat/resolving/all-throws.ts',
    'src/rules/dbm/combat/engagement.ts',
  ],
  pips: ['src/rules/dbm/pips/queries.ts'],
  move: ['src/rules/dbm/movement/queries.ts'],
  march: ['src/rules/dbm/movement/march/march-query.ts'],
  cost: ['src/rules/dbm/cost/queries.ts'],
  losses: ['src/rules/dbm/losses/queries.ts'],
};
/** What a theorem is judged by, besides. */
const JUDGING = ['src/theorems/proving/prove.ts', 'scripts/prove/kept/kept.ts'];
/** What two editions are compared by. */
const COMPARING = [
  'src/theorems/editions/difference.ts',
  'src/theorems/editions/answer-difference.ts',
  'src/theorems/editions/unsure.ts',
  'scripts/prove/kept/kept.ts',
  'scripts/prove/kept/no-difference.ts',
];
/** What is not followed: through these everything is to be had, and what of it counts is named above. */
const ASIDE = ['src/rules/index.ts', 'src/theorems/index.ts'];

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
 * @param rules Of each edition, and each query, a digest of the rules that it is answered by
 */
export function digestsOf(root: string, rules: PublishedTheorems['rules']): Digests {
  const { digestOf: program, keep } = programs(root, ASIDE);
  const [judging, comparing] = [program(JUDGING), program(COMPARING)];
  const answering = new Map<Space['query'], string>();
  const ofQuery = (query: Space['query']): string => {
    const known =
      answering.get(query) ??
      program([...PUT_TOGETHER, ...WORKING[query === 'combat' ? query : 'others'], ...ANSWERING[query]]);
    answering.set(query, known);
    return known;
  };
  const questions = new Map<Space, string>();
  const questionsOf = (space: Space): string => {
    const known = questions.get(space) ?? digestOfQuestions(space);
    questions.set(space, known);
    return known;
  };
  const ofCount = (space: Space, edition: string): string =>
    hashText([ofQuery(space.query), rules[edition]?.[space.query], questionsOf(space)].join(' '));
  for (const query of Object.keys(ANSWERING) as Space['query'][]) ofQuery(query); // its keys
  keep();
  return {
    ofCount,
    ofProof: (space, edition, module) => hashText([ofCount(space, edition), judging, module].join(' ')),
    ofDifference: (space, older, newer) =>
      hashText([ofCount(space, older), ofCount(space, newer), comparing].join(' ')),
  };
}
