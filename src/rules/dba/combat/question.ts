import type { DbaGoing } from '../going.ts';
import type { DbaTroop } from '../troops/parse-troop.ts';

/** What a recoil may meet, friends aside. */
export const OBSTACLES = ['enemy', 'impassable terrain', 'BUA or camp'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** One side of a combat: its element, what stands behind it, and the circumstances it is in. */
export interface DbaSide {
  readonly troop: DbaTroop;
  /** 1 to 6; null where the odds are wanted. */
  readonly die: number | null;
  /** What is lined up directly behind it, front to back, facing as it does. */
  readonly ranks: readonly DbaTroop[];
  readonly going: DbaGoing;
  readonly rankGoing: readonly DbaGoing[];
  readonly psiloiBehindNeighbour: boolean;
  readonly general: boolean;
  /** Enemy elements that overlap it. */
  readonly overlaps: number;
  /** Enemy elements in front edge contact with a flank, front corner to front corner. */
  readonly flankContacts: number;
  /** Enemy elements in full front edge contact with the rear. */
  readonly rearContacts: number;
  /** Enemy are in front edge contact of any other kind with a flank or the rear. */
  readonly touchedOnFlankOrRear: boolean;
  readonly uphill: boolean;
  readonly defendingBank: boolean;
  readonly garrisonsBua: boolean;
  readonly inBua: boolean;
  readonly inCamp: boolean;
  readonly inEnemyCamp: boolean;
  readonly attackingBua: boolean;
  readonly attackingCamp: boolean;
  readonly movedIntoContact: boolean;
  readonly shooting: boolean;
  /** Second and third elements that aid its shooting. */
  readonly aiders: number;
  readonly shotInRear: boolean;
  readonly recoilMeets: Obstacle | null;
  /** Friends that its recoil meets; null where that is not told. */
  readonly friendsMet: DbaTroop | 'none' | null;
  readonly friendsFacing: 'same' | 'other';
  readonly spaceBehindFriends: boolean;
  readonly pursuitBlocked: boolean;
}

/** Friends that an element meets if it recoils. */
export interface FriendsMet {
  readonly troop: DbaTroop;
  readonly sameFacing: boolean;
  /** There is clear space immediately behind the first of them. */
  readonly spaceBehind: boolean;
  /** They are not told, but lined up directly behind. */
  readonly taken: boolean;
}

/** Whom an element meets if it recoils: the friends that are told, else what is lined up directly behind it. */
export function friendsMetBy({
  friendsMet,
  friendsFacing,
  spaceBehindFriends,
  ranks: [behind, next],
}: DbaSide): FriendsMet | null {
  if (friendsMet === 'none') return null;
  if (friendsMet !== null)
    return { troop: friendsMet, sameFacing: friendsFacing === 'same', spaceBehind: spaceBehindFriends, taken: false };
  if (behind === undefined) return null;
  return { troop: behind, sameFacing: true, spaceBehind: spaceBehindFriends && next === undefined, taken: true };
}

/** Whether an element is in a BUA: its garrison, its denizens, or others. */
export function isInBua({ troop, garrisonsBua, inBua }: DbaSide): boolean {
  return inBua || garrisonsBua || troop.type === 'BUA denizens';
}

/** Whether an element is in a camp, whosever. */
export function isInCamp({ inCamp, inEnemyCamp }: DbaSide): boolean {
  return inCamp || inEnemyCamp;
}

/** Two elements of DBA in close combat or shooting. */
export interface DbaCombatQuestion {
  readonly mode: 'close' | 'shooting';
  readonly a: DbaSide;
  readonly b: DbaSide;
}
