import type { Troop } from '../troops/parse-troop.ts';

export const GOINGS = ['good', 'rough', 'difficult', 'road'] as const;
export type Going = (typeof GOINGS)[number];

export const WEAPONS = ['bow', 'longbow', 'crossbow', 'handgun', 'sling', 'javelin'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const FORTIFICATIONS = ['TF', 'PF'] as const;
export type Fortification = (typeof FORTIFICATIONS)[number];

/** One side of a combat: its front element, the ranks behind it, and the circumstances it is in. */
export interface CombatSide {
  readonly troop: Troop;
  /** The ranks behind the front element, front to back. */
  readonly ranks: readonly Troop[];
  /** 1 to 6; null where the odds are wanted. */
  readonly die: number | null;
  readonly general: boolean;
  /** Each kind of going that it is in. */
  readonly going: readonly Going[];
  /** The same of each rank behind; good where left out. */
  readonly rankGoing: readonly (readonly Going[])[];
  /** Flanks that an enemy overlaps. */
  readonly overlaps: number;
  /** Enemy elements in front edge contact with a flank. */
  readonly flankContacts: number;
  /** Enemy elements in front edge contact with the rear. */
  readonly rearContacts: number;
  /** Foot in going that is bad for mounted are among those whose front edge touches this element's flank or rear. */
  readonly flankedByFootInBadGoing: boolean;
  /** One of the enemy on its flanks is an attacker across a corner of the fortification that it defends. */
  readonly acrossCorner: boolean;
  readonly shooting: boolean;
  /** Second and third elements that aid its shooting. */
  readonly aiders: number;
  readonly weapon: Weapon | null;
  readonly rankWeapons: readonly (Weapon | null)[];
  readonly doubleBased: boolean;
  readonly listRequiresDoubleBase: boolean;
  readonly listPermitsMixedGrade: boolean;
  readonly listPermitsPsiloiSupport: boolean;
  readonly movedIntoContact: boolean;
  readonly upslope: boolean;
  readonly onRaisedTower: boolean;
  readonly fortified: Fortification | null;
  readonly attackingFortification: boolean;
  readonly defendingBank: boolean;
  readonly crossingRiver: boolean;
  readonly inWood: boolean;
  readonly disadvantagedByWeather: boolean;
  readonly demoralised: boolean;
  readonly chariot: boolean;
  /** Whether baggage can move; null where it is not told: it can, as in a move. */
  readonly mobile: boolean | null;
  readonly unladen: boolean;
}

/** Two elements in distant shooting or close combat. */
export interface CombatQuestion {
  readonly mode: 'close' | 'shooting';
  readonly bound: 'a' | 'b';
  readonly a: CombatSide;
  readonly b: CombatSide;
}
