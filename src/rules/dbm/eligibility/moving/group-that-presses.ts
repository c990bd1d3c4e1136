import type { Synonyms } from '../word.ts';
import type { NamedElement } from '../named-element.ts';

export const EARLIER_MOVES = {
  none: ['no move', 'did not move'],
  straightAhead: ['straight', 'entirely straight ahead'],
  straightAheadWithShift: ['shift', 'sideways shift', 'line-up shift', 'straight ahead with a sideways shift'],
  other: ['wheel', 'wheeled', 'not straight ahead'],
} as const satisfies Synonyms<string>;

/** Troops of a group. */
type Member = NamedElement & {
  /** The rank in which they are; 1 is the front rank. */
  readonly rank: number;
  readonly general: boolean;
  /** They share a double base with the general. */
  readonly withGeneral: boolean;
};

/** A group that would press forward. */
export interface GroupThatPresses {
  readonly members: readonly Member[];
  /** It is a single element, and so no group. */
  readonly single: boolean;
  readonly demoralised: boolean;
  /** All of its frontal close combat opponents fled. */
  readonly opponentsFled: boolean;
  readonly enemyBound: boolean;
  /** It pursues some of them. */
  readonly pursues: boolean;
  readonly combatsLeft: boolean;
  /** The tactical move that any of its elements made earlier in the bound. */
  readonly earlierMove: keyof typeof EARLIER_MOVES;
  readonly notStraightAhead: boolean;
  readonly acrossFortifications: boolean;
  /** It is part of a larger group, the rest of which stays. */
  readonly partOfGroup: boolean;
  /** Ranks that are contiguous and lined up with it would stay. */
  readonly leavesRanks: boolean;
  readonly severalCommands: boolean;
  /** Another rank of it presses forward. */
  readonly anotherRankDoes: boolean;
}
