import type { Grade } from '../troops/troop-types.ts';
import type { Element, Fighter, Rank } from './fighter.ts';

/** What a rule answers where it rests on wording that we do not hold. */
export const notHeld = Object.freeze({ answer: 'not held' as const });
export type NotHeld = typeof notHeld;

/** `stand` is every result with nothing adverse. */
export type Outcome = 'stand' | 'recoil' | 'flee' | 'destroyed';
export type Margin = 'equal' | 'less' | 'halfOrLess';

/** The two sides of a combat, seen from one of them. */
export interface Facing {
  readonly self: Fighter;
  readonly enemy: Fighter;
}

/** An amount that counts, 0 where the rule does not apply. */
type Amount = number | NotHeld;

/**
 * The steps of a combat, to which the snippets under the clauses contribute.
 *
 * Where several rules of one step may answer, the amounts of `rearSupport`, `tacticalFactor`, `gradingFactor` and
 * `mitigatingFactor` add up; of the others the last in printed order that answers decides.
 */
export interface CombatScope {
  readonly notHeld: NotHeld;
  /** A figure of the clause's own table: the row by its abbreviation, the column by its heading. */
  readonly figure: (row: string, column: string) => number;
  /** What troops are, whatever their list says: the grade they fight with. */
  readonly regrade: (rule: (about: { self: Fighter; element: Element }) => Grade | undefined | NotHeld) => void;
  /** What grade an element counts as against this opponent. */
  readonly treatAs: (rule: (about: Facing & { element: Element }) => Grade | undefined | NotHeld) => void;
  /** The combat factor against this opponent. */
  readonly combatFactor: (rule: (about: Facing) => number | undefined | NotHeld) => void;
  /** Why a rank may not give rear support; false where it may. `ranks` are those from the front up to it. */
  readonly supportBarred: (
    rule: (about: Facing & { rank: Element; ranks: readonly Element[] }) => string | false | NotHeld,
  ) => void;
  /** Whether a rank of another grade may stand in for one of the same grade. */
  readonly mixedGrade: (rule: (about: { self: Fighter; rank: Element }) => boolean | NotHeld) => void;
  readonly rearSupport: (rule: (about: Facing) => Amount) => void;
  readonly tacticalFactor: (rule: (about: Facing) => Amount) => void;
  /** `lead` is the element's total before grading, less its opponent's. */
  readonly gradingFactor: (rule: (about: Facing & { lead: number }) => Amount) => void;
  /** Asked of the winning element only. */
  readonly mitigatingFactor: (rule: (about: Facing) => Amount) => void;
  /** How far the losing total is behind: totals after every adjustment. */
  readonly margin: (rule: (about: { winner: number; loser: number }) => Margin | undefined | NotHeld) => void;
  readonly outcomeIfEqual: (rule: (about: Facing) => Outcome | undefined | NotHeld) => void;
  readonly outcomeIfLess: (rule: (about: Facing) => Outcome | undefined | NotHeld) => void;
  readonly outcomeIfHalfOrLess: (rule: (about: Facing) => Outcome | undefined | NotHeld) => void;
  /** What a side's outcome leads to at once; every rule that applies is told. */
  readonly consequence: (rule: (about: Facing & { outcome: Outcome }) => 'destroyed' | undefined | NotHeld) => void;
}

export type { Element, Fighter, Rank };
