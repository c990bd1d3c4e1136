import type { Outcome } from '../../../rules/index.ts';
import type { Shown } from '../question/reply.ts';

/** What becomes of one side. */
export interface CombatSideShown {
  readonly name: string;
  /** What it adds to its die. */
  readonly standing: number;
  readonly die: number | null;
  /** Its final score; null where that hangs on the dice. */
  readonly score: number | null;
  /** In how many throws each comes about in the end: its loss by a recoil counts as `destroyed`. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** In how many of the throws that destroy it another outcome leads to that. */
  readonly destroyedBy: Readonly<Partial<Record<Outcome, number>>>;
  /** In how many throws each outcome leads to something that we do not hold. */
  readonly open: Readonly<Partial<Record<Outcome, number>>>;
  /** Which ranks behind fall with it in every throw that destroys it, with what may spare them: `rank 2, unless …`. */
  readonly fallWithIt: readonly string[];
}

/** Something that an outcome leads to at once, in so many throws. */
export interface CombatConsequence {
  readonly side: 'a' | 'b';
  /** `element`, or the rank behind that falls, or may fall, with it. */
  readonly of: string;
  /** Null where the wording that decides is not held. */
  readonly result: 'destroyed' | null;
  readonly clause: string;
  readonly label: string;
  readonly throws: number;
}

/** A combat over the throws of the dice that are not told: 36, 6 or 1. */
export interface CombatShown extends Shown {
  readonly throws: number;
  readonly a: CombatSideShown;
  readonly b: CombatSideShown;
  readonly consequences: readonly CombatConsequence[];
}
