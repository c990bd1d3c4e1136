export { toldIn, type Answers, type Told } from './matrix/answers-of.ts';
export { extentOf, joined, PARTS, spellPart, type Matrix, type Part } from './matrix/matrix.ts';
export type { Fate } from './matrix/row.ts';
export { rowsIn, rowsOnDemand, type Rows } from './matrix/rows-of.ts';
export { tallied, type Tally } from './matrix/tally.ts';
export type { AnswerTally } from './matrix/tally-of-answers.ts';
export type { CombatTally } from './matrix/tally-of-throws.ts';
export { workOut } from './matrix/work-out.ts';
export {
  prove,
  type Exception,
  type ExceptionGroup,
  type Proof,
  type TheoremCode,
  type Tried,
} from './proving/prove.ts';
export type { TheoremScope } from './proving/scope.ts';
export { allSpaces } from './spaces/all-spaces.ts';
export { pricedKinds } from './spaces/dimensions.ts';
export { read } from './spaces/reads.ts';
export {
  combatAt,
  countOf,
  questionAt,
  type AnswerSpace,
  type AskedCombat,
  type CombatSpace,
  type Dimension,
  type Said,
  type Space,
  type Written,
} from './spaces/space.ts';
export {
  answerDifferenceOf,
  type AnswerDifference,
  type ChangedAnswer,
  type ChangeOfSaid,
} from './editions/answer-difference.ts';
export { differenceOf, throwsInWords, type Change, type ChangedKind, type Difference } from './editions/difference.ts';
export { restsFinder, type Rests, type Unsure } from './editions/unsure.ts';
export { matrixTried, triedOnDemand } from './proving/tried.ts';
export type {
  KeptAnswers,
  KeptChangedAnswers,
  KeptChangedThrows,
  KeptCount,
  KeptDifference,
  KeptProof,
  KeptThrows,
  Proofs,
  ToldException,
} from './proofs.ts';
