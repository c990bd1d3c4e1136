import type { NamedElement } from '../named-element.ts';
import type { Synonyms } from '../word.ts';

/** What an element that must conform does. */
export type Conforming = 'pivot or shift' | 'shift';

export const GROUPS = {
  single: ['none', 'alone', 'single element', 'not part of a group', 'lone'],
  skirmishers: ['entirely of skirmishers', 'skirmisher group', 'group of skirmishers'],
  other: ['group', 'other group', 'mixed group'],
} as const satisfies Synonyms<string>;

export const TOUCHES = {
  frontEdge: ['front', 'front edge'],
  frontCorner: ['corner', 'front corner only', 'front corner'],
  other: ['side', 'side edge', 'overlap'],
} as const satisfies Synonyms<string>;

export const GROUP_MOVES = {
  straightAhead: ['straight', 'entirely straight ahead'],
  straightAheadWithShift: ['shift', 'sideways shift', 'straight ahead with a sideways shift'],
  other: ['wheel', 'wheeled', 'not straight ahead'],
} as const satisfies Synonyms<string>;

export const DEFENDED = {
  fortifications: ['fortification', 'TF', 'PF'],
  terrainEdge: ['edge of a terrain feature', 'terrain feature edge', 'feature edge', 'edge'],
} as const satisfies Synonyms<string>;

export const ROOM = {
  enough: [],
  tooLittle: ['none', 'too little', 'insufficient', 'no space', 'no room'],
  ifGroupMovesBack: ['if the group moves back', 'if moved back', 'group can move back', 'can be made'],
} as const satisfies Synonyms<string>;

export const FRIENDS_BESIDE = {
  none: [],
  skirmishers: ['friendly skirmishers'],
  others: ['other', 'not skirmishers', 'non-skirmishers', 'friends'],
} as const satisfies Synonyms<string>;

/** An element that enemy contact. */
export interface Contacted {
  readonly element: NamedElement;
  readonly group: keyof typeof GROUPS;
  /** What of the enemy touches it. */
  readonly contactedBy: keyof typeof TOUCHES;
  /** The element that contacts it the most; null where it does not matter. */
  readonly contactor: NamedElement | null;
  /** That element is not part of a larger group. */
  readonly contactorAlone: boolean;
  readonly groupMove: keyof typeof GROUP_MOVES;
  /** No part of it is straight ahead of any part of that element's front edge. */
  readonly notAhead: boolean;
  readonly alreadyInContact: boolean;
  readonly defending: keyof typeof DEFENDED | null;
  /** Whether its type does not turn to face flank contact; null where it is not said. */
  readonly doesNotTurn: boolean | null;
  /** In its new place a recoil would meet a friend that it could neither pass through nor push back far enough. */
  readonly recoilBlocked: boolean;
  /** In its new place it would leave the table if it fled from combat. */
  readonly fleesOffTable: boolean;
  readonly space: keyof typeof ROOM;
  /** Friends with whom it is in edge-to-edge contact, even partial. */
  readonly friendsBeside: keyof typeof FRIENDS_BESIDE;
}
