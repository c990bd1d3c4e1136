import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { DbaElement, DbaFighter, DbaTroops } from './fighter.ts';

/** `stand` is every result with nothing adverse. */
export type DbaOutcome = 'stand' | 'recoil' | 'flee' | 'destroyed' | 'surrender';
/** All of them. */
export const DBA_OUTCOMES: readonly DbaOutcome[] = ['stand', 'recoil', 'flee', 'destroyed', 'surrender'];
export type DbaMargin = 'equal' | 'less' | 'doubled';

/** The two sides of a combat, seen from one of them. */
export interface DbaFacing {
  readonly self: DbaFighter;
  readonly enemy: DbaFighter;
}

/** What an outcome leads to, and for whom of that side. */
export interface DbaEffect {
  readonly of: 'element' | 'rear support' | 'friends on the enemy flank or rear';
  readonly result: 'destroyed' | 'recoil' | 'pursues' | 'occupies';
}

/** One of them, or several. */
export type DbaEffects = DbaEffect | readonly DbaEffect[];

/** A recoil, and friends that it meets. */
export interface RecoilIntoFriends {
  readonly self: DbaFighter;
  readonly friends: DbaTroops;
  /** They face in exactly the direction of the recoiling element. */
  readonly sameFacing: boolean;
  /** There is clear space immediately behind the first of them. */
  readonly spaceBehind: boolean;
}

type Amount = number | NotHeld;

/** The steps of a combat of DBA. */
export interface DbaCombatSteps {
  /** Why an element cannot shoot. */
  readonly shootingBarred: (about: { self: DbaFighter }) => string | undefined;
  readonly combatFactor: (about: DbaFacing) => number | undefined | NotHeld;
  /** Whether the element directly behind gives the support that its own type gives. */
  readonly sameTypeSupport: (about: { self: DbaFighter; behind: DbaElement }) => boolean;
  readonly rearSupport: (about: DbaFacing) => Amount;
  readonly tacticalFactor: (about: DbaFacing) => Amount;
  /** How far the losing total is behind. */
  readonly margin: (about: { winner: number; loser: number }) => DbaMargin | undefined | NotHeld;
  /** Whether an element disregards an outcome that is bad for it. */
  readonly outcomeDisregarded: (about: DbaFacing) => boolean;
  readonly outcomeIfEqual: (about: DbaFacing) => DbaOutcome | undefined | NotHeld;
  readonly outcomeIfLess: (about: DbaFacing) => DbaOutcome | undefined | NotHeld;
  readonly outcomeIfDoubled: (about: DbaFacing) => DbaOutcome | undefined | NotHeld;
  /** What a recoil does to friends that it meets; undefined where it can do nothing with them. */
  readonly recoilInto: (
    about: RecoilIntoFriends & { mayPassThrough: boolean },
  ) => 'destroys them' | 'passes through' | 'pushes them back' | undefined;
  readonly mayRecoilThrough: (about: RecoilIntoFriends) => boolean;
  /**
   * What a side's own outcome leads to. `destroyed` is true as well where another rule destroys it as it recoils;
   * `addedFromBehind` is what the element directly behind added in rear support; `stoppedByFriends` is true where it
   * recoils into friends with whom it can do nothing.
   */
  readonly consequence: (
    about: DbaFacing & { outcome: DbaOutcome; destroyed: boolean; addedFromBehind: number; stoppedByFriends: boolean },
  ) => DbaEffects | undefined | NotHeld;
  /**
   * What the enemy's outcome leads to for an element that suffers nothing itself. `rearSupport` is what it had of
   * that; `enemyDestroyed` is true as well where a recoil destroys the enemy.
   */
  readonly followUp: (
    about: DbaFacing & { enemyOutcome: DbaOutcome; enemyDestroyed: boolean; rearSupport: number },
  ) => DbaEffects | undefined;
}

/** How the answers of each come to one. */
export const DBA_COMBAT_STEPS: Readonly<Record<keyof DbaCombatSteps, Combining>> = {
  shootingBarred: 'decides',
  combatFactor: 'decides',
  sameTypeSupport: 'decides',
  rearSupport: 'adds',
  tacticalFactor: 'adds',
  margin: 'decides',
  outcomeDisregarded: 'decides',
  outcomeIfEqual: 'decides',
  outcomeIfLess: 'decides',
  outcomeIfDoubled: 'decides',
  recoilInto: 'decides',
  mayRecoilThrough: 'decides',
  consequence: 'tells',
  followUp: 'tells',
};
