import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Grade } from '../troops/troop-types.ts';
import type { Element, Fighter } from './fighter.ts';

/** `stand` is every result with nothing adverse. */
export type Outcome = 'stand' | 'recoil' | 'flee' | 'destroyed';
/** All of them. */
export const OUTCOMES: readonly Outcome[] = ['stand', 'recoil', 'flee', 'destroyed'];
export type Margin = 'equal' | 'less' | 'halfOrLess';

/** The two sides of a combat, seen from one of them. */
export interface Facing {
  readonly self: Fighter;
  readonly enemy: Fighter;
}

/** An amount that counts, 0 where the rule does not apply. */
type Amount = number | NotHeld;

/** The steps of a combat, to which the snippets under the clauses contribute. */
export interface CombatSteps {
  /** What troops are, whatever their list says: the grade they fight with. */
  readonly regrade: (about: { self: Fighter; element: Element }) => Grade | undefined | NotHeld;
  /** What grade an element counts as against this opponent. */
  readonly treatAs: (about: Facing & { element: Element }) => Grade | undefined | NotHeld;
  /** What an element is taken to be, or to be able to, where the wording that would tell is not held: a sentence. */
  readonly takenAs: (about: Facing & { element: Element }) => string | undefined;
  /** The combat factor against this opponent. */
  readonly combatFactor: (about: Facing) => number | undefined | NotHeld;
  /** Why a rank may not give rear support; false where it may. `ranks` are those from the front up to it. */
  readonly supportBarred: (about: Facing & { rank: Element; ranks: readonly Element[] }) => string | false | NotHeld;
  /** Whether a rank of another grade may stand in for one of the same grade. */
  readonly mixedGrade: (about: { self: Fighter; rank: Element }) => boolean | NotHeld;
  readonly rearSupport: (about: Facing) => Amount;
  readonly tacticalFactor: (about: Facing) => Amount;
  /** `lead` is the element's total before grading, less its opponent's. */
  readonly gradingFactor: (about: Facing & { lead: number }) => Amount;
  /** Asked of the winning element only. */
  readonly mitigatingFactor: (about: Facing) => Amount;
  /** How far the losing total is behind: totals after every adjustment. */
  readonly margin: (about: { winner: number; loser: number }) => Margin | undefined | NotHeld;
  readonly outcomeIfEqual: (about: Facing) => Outcome | undefined | NotHeld;
  readonly outcomeIfLess: (about: Facing) => Outcome | undefined | NotHeld;
  readonly outcomeIfHalfOrLess: (about: Facing) => Outcome | undefined | NotHeld;
  /** What a side's outcome leads to at once. */
  readonly consequence: (about: Facing & { outcome: Outcome }) => 'destroyed' | undefined | NotHeld;
  /** Why a friend behind an element that is destroyed falls with it; false where it is spared. */
  readonly fallsWith: (about: FriendBehind) => string | false | undefined | NotHeld;
}

/** An element that is destroyed, and one of the ranks behind it. */
export interface FriendBehind extends Facing {
  readonly rank: Element;
  /**
   * Whether any part of it is nearer to the rear edge of the destroyed element than that one's base depth, or base
   * width if less; null where that hangs on the depths of bases that are not told.
   */
  readonly near: boolean | null;
  /** Whether it gave rear support in this combat, mitigating rear support included. */
  readonly gaveRearSupport: boolean;
}

/** How the answers of each come to one. */
export const COMBAT_STEPS: Readonly<Record<keyof CombatSteps, Combining>> = {
  regrade: 'decides',
  treatAs: 'decides',
  takenAs: 'tells',
  combatFactor: 'decides',
  supportBarred: 'decides',
  mixedGrade: 'decides',
  rearSupport: 'adds',
  tacticalFactor: 'adds',
  gradingFactor: 'adds',
  mitigatingFactor: 'adds',
  margin: 'decides',
  outcomeIfEqual: 'decides',
  outcomeIfLess: 'decides',
  outcomeIfHalfOrLess: 'decides',
  consequence: 'tells',
  fallsWith: 'decides',
};
