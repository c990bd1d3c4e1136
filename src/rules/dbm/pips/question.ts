import type { General } from '../troops/general.ts';
import type { Training, Troop } from '../troops/parse-troop.ts';

export const ACTIONS = ['move', 'march', 'halt'] as const;
export type PipAction = (typeof ACTIONS)[number];

export const GENERAL_STATES = ['normal', 'inFrontEdgeContact', 'straggling', 'lost'] as const;
export type GeneralState = (typeof GENERAL_STATES)[number];

export const FORMATIONS = ['line', 'column'] as const;

/** What ends a move before its full distance. */
export const STOPS = [
  'enemyContact',
  'river',
  'impassable',
  'knownEnemy200p',
  'discoveredEnemy200p',
  'bowsMayNotContactMounted',
] as const;
export type Stop = (typeof STOPS)[number];

/** What all the deviating of a move may come to. */
export const SLIGHT_DEVIATIONS = ['followingInColumn', 'slidingToLineUp'] as const;
export type SlightDeviation = (typeof SLIGHT_DEVIATIONS)[number];

export const COURSES = ['road', 'riverBank'] as const;
export type Course = (typeof COURSES)[number];

export const POSITIONS = ['good', 'rough', 'difficult'] as const;
export type Position = (typeof POSITIONS)[number];

/** Elements that are alike, of those that move or halt together. */
export interface PipElement {
  readonly troop: Troop;
  readonly count: number;
  readonly general: General | null;
  /** Double based with the general. */
  readonly withGeneral: boolean;
  /** Infantry that are on their mounts. */
  readonly mountedInfantry: boolean;
  readonly fullMove: boolean;
}

/** An element or group that is to move, march or halt, and the circumstances that bear on what it costs. */
export interface PipQuestion {
  readonly action: PipAction;
  readonly elements: readonly PipElement[];
  /** Whether they are a group. Of a lone double base, this is open. */
  readonly group: boolean;
  /** They are several, but told to be no group: it must not matter. */
  readonly deniedGroup: boolean;
  readonly oneElementWide: boolean;
  /** Which march of the bound it is: 1 is the first. */
  readonly marchNumber: number;
  /** The general among them; null where there is none. */
  readonly general: General | null;
  /** In paces; 0 where the general is one of them. */
  readonly distanceToGeneral: number;
  readonly generalInSight: boolean;
  readonly generalState: GeneralState;
  readonly generalModifierAlreadyUsed: boolean;
  readonly generalHasMovedThisGame: boolean;
  /** Whether the sub-general who halts has moved in the game is not told, and he is taken not to have. */
  readonly takenAsUnmoved: boolean;
  readonly deviates: boolean;
  readonly deviatesOnly: SlightDeviation | null;
  readonly contactsEnemy: boolean;
  readonly legalContact: boolean;
  /** The contact is told not to be legal. */
  readonly deniedLegalContact: boolean;
  /** Whether the contact is legal is not told, and it is taken to be. */
  readonly takenAsLegalContact: boolean;
  readonly stopsOnContact: boolean;
  /** Whether a move that deviates stops at once on its contact is not told, and it is taken to go on. */
  readonly takenAsGoingOn: boolean;
  readonly startsInContact: boolean;
  readonly stoppedBy: Stop | null;
  readonly unawareOfMounted: boolean;
  readonly along: Course | null;
  readonly onLand: boolean;
  readonly mountsOrDismounts: boolean;
  readonly psiloiBehindCavalryTheySupport: boolean;
  readonly haltPreventsSpontaneous: boolean;
  readonly position: Position;
  readonly defendingFortification: boolean;
  readonly defendingRiverEdge: boolean;
  readonly uphillOfNearestKnownEnemy: boolean;
  /** The two elements share a base, and no other moves with them. */
  readonly doubleBase: boolean;
  readonly crossesItsRear: boolean;
  /** What a double base becomes by dismounting: 2 elements, or 1 double base. */
  readonly resultingElements: number;
  /** How those count of whom no text says it; null while that may still not matter. */
  readonly openAs: Training | null;
  /** What the question tells that its action takes no account of. */
  readonly ignored: readonly string[];
}
