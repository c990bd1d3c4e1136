import type { NamedElement } from '../named-element.ts';
import type { Synonyms } from '../word.ts';

/** In which way a moving element touches an enemy element where it ends. */
export type Position =
  /** Its front edge in full contact with an edge, a front corner on a corner of it. */
  | 'fullFrontEdge'
  /** The same, in partial contact. */
  | 'partialFrontEdge'
  /** Its front edge in contact with an edge, but no front corner on a corner of it. */
  | 'frontEdgeOffCorner'
  /** A front corner only, in another way than the next. */
  | 'frontCornerOnly'
  /** Right front corner on right, or left on left, facing in exactly opposite directions. */
  | 'frontCornerToFrontCorner'
  | 'sideEdgeToSideEdge'
  /** Beside a friend, whose own front edge is on the enemy's flank or rear in a permitted position. */
  | 'besideFriend'
  /** Neither its front edge nor a front corner counts: its rear edge, a rear corner, or a side edge on no side edge. */
  | 'rearOrSideOnly';

export const EDGES = {
  front: ['front edge', 'front edge of the enemy'],
  flank: ['side', 'flank edge', 'side edge', 'left flank', 'right flank'],
  rear: ['rear edge', 'back'],
} as const satisfies Synonyms<string>;
export type Edge = keyof typeof EDGES;

/** Where a move starts, in view of the lines that prolong the target's side edge, on the flank in question, and rear edge. */
export interface Start {
  readonly onFlankSide: 'entirely' | 'partly' | 'not';
  /** Whatever of it is not on the flank's side of the line is behind the target's rear. */
  readonly restBehindRear: boolean;
  /** It is entirely on the rear side of the line of the rear edge. */
  readonly behindRear: boolean;
}

export const MOVES = {
  tactical: ['tactical move', 'normal'],
  spontaneous: ['spontaneous advance', 'impetuous'],
  pressForward: ['pressing forward', 'press forward move'],
  outcome: ['outcome move', 'pursuit', 'pursuing'],
} as const satisfies Synonyms<string>;
export type KindOfMove = keyof typeof MOVES;

/** A move into contact, as it ends. */
export interface ContactMade {
  readonly move: KindOfMove;
  readonly position: Position;
  /** What of the enemy its front touches; null where its front edge or corner is not what counts. */
  readonly edge: Edge | null;
  /** The position in words: `front edge fully on the flank edge, …`. */
  readonly ends: string;
  /** Null where it is taken for granted that it starts where it may. */
  readonly start: Start | null;
  readonly mover: NamedElement | null;
  readonly target: NamedElement | null;
  /** The mover may shoot at the target, when it would move or at some point of its move. */
  readonly moverCouldShootTarget: boolean;
  /** The enemy must pivot or shift to face. */
  readonly enemyMustConform: boolean;
  /** Another element of the moving group ends in a permitted position. */
  readonly anotherOfGroup: boolean;
  /** The element itself also ends in a permitted position on another enemy element. */
  readonly anotherContact: boolean;
}
