import type { Synonyms } from '../word.ts';
import type { NamedElement } from '../named-element.ts';

export const EARLIER_MOVES = {
  none: ['no move', 'did not move'],
  straightAhead: ['straight', 'entirely straight ahead'],
  straightAheadWithShift: ['shift', 'sideways shift', 'line-up shift', 'straight ahead with a sideways shift'],
  other: ['wheel', 'wheeled', 'not straight ahead'],
} as const satisfies Synonyms<string>;

/** Enemy who are not skirmishers, and whom it contacts on its way. */
export const PASSED_ENEMY = {
  none: ['nobody'],
  fresh: ['fresh enemy'],
  others: ['other enemy', 'enemy who fled from it'],
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
  /** How far it would go, in paces; null where it is no further than it may. */
  readonly moved: number | null;
  /** The full tactical move of its slowest element, in paces; null where that is not held. */
  readonly fullMove: () => number | null;
  /** Past whom it would go on. */
  readonly passesEnemy: keyof typeof PASSED_ENEMY;
  /** It would end in a contact with enemy that a tactical move may not end in. */
  readonly contactNotPermitted: boolean;
  readonly acrossFortifications: boolean;
  /** It is part of a larger group, the rest of which stays. */
  readonly partOfGroup: boolean;
  /** Ranks that are contiguous and lined up with it would stay. */
  readonly leavesRanks: boolean;
  readonly severalCommands: boolean;
  /** Another rank of it presses forward. */
  readonly anotherRankDoes: boolean;
}
