import type { Grade, TroopType } from '../../rules/index.ts';
import type { Fate, Side } from '../matrix/row.ts';
import type { AmountName, FlagName } from '../spaces/reads.ts';
import type { Arm } from './kind-seen.ts';

/** One side of a situation, as a theorem looks at it. */
export interface SideSeen {
  readonly type: TroopType;
  readonly grade: Grade | null;
  /** Whether it is of this type and, where grades are named, of one of them. */
  readonly is: (type: TroopType, ...grades: Grade[]) => boolean;
  readonly isAny: (...types: TroopType[]) => boolean;
  /** The value of one of the space's dimensions: `good`, `4`, `upslope`; the plain one where it does not vary. */
  readonly in: (dimension: string) => string | null;
}

/** A situation of the space that the rules decide, and what its 36 throws come to. */
export interface SituationSeen {
  readonly a: SideSeen;
  readonly b: SideSeen;
  /** At how many of the 36 throws a side ends so. */
  readonly times: (side: Side, fate: Fate) => number;
  /** The same situation with another value of a dimension; null where the space has none, or the rules do not decide it. */
  readonly with: (side: Side, dimension: string, value: string) => SituationSeen | null;
  /** The same situation with another grade. */
  readonly graded: (side: Side, grade: Grade) => SituationSeen | null;
  /** Whether all 36 throws of both come to the same. */
  readonly same: (other: SituationSeen) => boolean;
  /** What becomes of a side at a throw; null where the rules do not decide it. */
  readonly fate: (side: Side, dice: Dice) => Fate | null;
}

/** A question of a space without throws that the rules answer, and what they say to it. */
export interface AnswerSeen {
  /** Whether its troops are of this type and, where grades are named, of one of them. */
  readonly is: (type: TroopType, ...grades: Grade[]) => boolean;
  readonly isAny: (...types: TroopType[]) => boolean;
  /** Mounted, foot or naval; null where the question is of no troops. */
  readonly arm: Arm | null;
  /** The value of one of the space's dimensions: `Irr`, `line`, `rough`. */
  readonly in: (dimension: string) => string | null;
  /** What the answer says under a name, as an amount: PIPs, paces, AP; null where it gives none, as for a dash. */
  readonly amount: (name: AmountName) => number | null;
  /** The same, as yes or no. */
  readonly says: (name: FlagName) => boolean | null;
  /** The same question with another value of a dimension; null where there is none, or the rules do not answer it. */
  readonly with: (dimension: string, value: string) => AnswerSeen | null;
  /** The same question of another grade. */
  readonly graded: (grade: Grade) => AnswerSeen | null;
  /** Whether both are answered alike. */
  readonly same: (other: AnswerSeen) => boolean;
}

/** A throw of both dice. */
export interface Dice {
  readonly a: number;
  readonly b: number;
}

/** Undefined where the theorem does not speak of it. */
export type Verdict = boolean | undefined;

/** What the `ts theorem` fences are written in. */
export interface TheoremScope {
  /** Claims something of every situation that the rules decide. */
  readonly everySituation: (claim: (situation: SituationSeen) => Verdict) => void;
  /** Claims something of every throw in every situation that the rules decide. */
  readonly everyThrow: (claim: (situation: SituationSeen, dice: Dice) => Verdict) => void;
  /** Claims something of every question of a space without throws that the rules answer. */
  readonly everyAnswer: (claim: (question: AnswerSeen) => Verdict) => void;
  /** Whether one fate is worse than another: standing, recoiling, fleeing, destroyed. What is not decided is neither. */
  readonly worse: (one: Fate | null, other: Fate | null) => boolean;
}
