import type { NamedElement } from '../named-element.ts';
import type { Synonyms } from '../word.ts';

export const BETWEEN = {
  none: ['nothing'],
  element: ['an element', 'elements'],
  fortification: ['fortifications', 'TF', 'PF'],
  water: ['river', 'waterway'],
} as const satisfies Synonyms<string>;

export const IN_FRONT_ACTIONS = {
  cross: ['cross the front', 'side step', 'sideways', 'move across'],
  retire: ['leave', 'retire otherwise', 'move away'],
  straightBack: ['retire straight back', 'back straight', 'straight back'],
  directlyForward: ['advance directly forward', 'straight at it', 'forward', 'straight ahead'],
  lineUp: ['advance and line up', 'lining up'],
  lineUpShift: ['shift', 'slide', 'shift to line up', 'sideways shift'],
  wheelIntoContact: ['wheel into legal contact', 'wheel into contact'],
  otherWheel: ['wheel'],
  slantOntoFlank: ['slant onto a flank', 'partly forward onto a flank'],
  dismount: ['dismounting'],
  expandOnPinned: ['expand', 'expand on a pinned element'],
  other: [],
} as const satisfies Synonyms<string>;

/** Which element of a column expands. */
export const EXPANDING = {
  second: ['2', 'the second'],
  thirdOrFourth: ['third', 'fourth', '3', '4'],
} as const satisfies Synonyms<string>;

/** A move of an element in front of an enemy element. */
export interface MoveInFront {
  readonly action: keyof typeof IN_FRONT_ACTIONS;
  /** The element is nowhere in front of that enemy within 1 base width: further off, or beside its front. */
  readonly beyondBaseWidth: boolean;
  readonly between: keyof typeof BETWEEN;
  readonly enemyNaval: boolean;
  /** That enemy is baggage, or the element advances spontaneously: the front of that enemy may not count for it. */
  readonly mayBeFree: boolean;
  /** No part of that enemy is directly in front of it. */
  readonly enemyNotAhead: boolean;
  /** Its rear faces that enemy at the start. */
  readonly rearToEnemy: boolean;
  /** The move includes none towards that enemy. */
  readonly notTowards: boolean;
  /** The move ends with a front edge in contact with an enemy flank or rear. */
  readonly ontoFlankOrRear: boolean;
  /** Of an expansion on a pinned element: which element of the column it is. */
  readonly expanding: keyof typeof EXPANDING;
  /** The expansion goes further than one element width. */
  readonly furtherThanOneWidth: boolean;
  /** The expansion does not end level with the head of the column. */
  readonly notLevel: boolean;
  /** The second element does not head the group that expands. */
  readonly secondNotHead: boolean;
}

/** A sideways shift to line up. */
export interface Shift {
  readonly beyondBaseWidth: boolean;
  /** In element widths. */
  readonly shift: number;
  readonly unnecessary: boolean;
  /** Another shift was made before. */
  readonly again: boolean;
}

/** Several moves, each by an element or a group, that are made at the same time to contact enemy. */
export interface MovesAtOnce {
  /** One of those who move could contact enemy without the others moving first; null where that is not told. */
  readonly contactsAlone: boolean | null;
  /** An element or group would interpenetrate another; null where that is not told. */
  readonly interpenetrates: boolean | null;
}

export const GAPS = {
  narrower: ['narrow', 'less than 1 element wide', 'less than an element'],
  oneElement: ['one element wide', '1 element wide', 'element wide'],
  wider: ['wide'],
} as const satisfies Synonyms<string>;

export const GAP_PATHS = {
  straightAhead: ['straight', 'straight ahead'],
  straightBack: ['back', 'straight back'],
  straightAheadWithShift: ['shift', 'slide', 'sideways shift'],
  turnOntoFlank: ['turn', 'turn 90', 'turn onto flank', 'turn to flank'],
  other: ['wheel', 'sideways'],
} as const satisfies Synonyms<string>;

/** A move in a gap, or into one. */
export interface MoveInGap {
  readonly width: keyof typeof GAPS;
  /** At its sides are only elements that the mover could interpenetrate in the direction that it moves. */
  readonly passableSides: boolean;
  readonly path: keyof typeof GAP_PATHS;
  /** It goes on though it meets an obstruction that it cannot pass through. */
  readonly passesObstruction: boolean;
  /** It ends in contact with enemy, in a permitted position. */
  readonly endsInContact: boolean;
  readonly endsInGap: boolean;
  readonly contractsIntoColumn: boolean;
  /** It moves sideways out of the middle of a column one element wide. */
  readonly leavesColumn: boolean;
}

/** Friends whom an element would pass through. */
export interface Passage {
  readonly mover: NamedElement;
  readonly passed: NamedElement;
}

/** An element of a demoralised command. */
export interface OfDemoralised {
  readonly element: NamedElement;
  /** Whether it can move, if it is baggage; null where it is not told: it can. */
  readonly mobile: boolean | null;
  /** It is within the circuit of a fortification. */
  readonly inCircuit: boolean;
  /** Enemy have entered that. */
  readonly enemyInCircuit: boolean;
  readonly inTower: boolean;
  readonly frontEdgeInContact: boolean;
  /** A sentence before the rule, in print only, speaks of it. */
  readonly namedBefore: boolean;
}

export const SUPPORTS = {
  none: ['neither'],
  eligible: ['could', 'able', 'eligible to support'],
  giving: ['gives', 'supporting', 'providing'],
} as const satisfies Synonyms<string>;

/** An element that enemy contact on flank or rear. */
export interface HitInFlank {
  /** It is in a column, or another deep formation. */
  readonly inColumn: boolean;
  /** The enemy group is more than 1 element wide. */
  readonly byWideGroup: boolean;
  /** The rear support that it gives, or could give, to one whose front edge is in legal contact. */
  readonly support: keyof typeof SUPPORTS;
  readonly single: boolean;
  readonly legalContact: boolean;
  /** It is in a gap less than an element width, so that it cannot turn. */
  readonly inNarrowGap: boolean;
  /** Null where it is not told. */
  readonly element: NamedElement | null;
  /** Whether its type does not turn to face flank contact; null where it is not said. */
  readonly doesNotTurn: boolean | null;
}
