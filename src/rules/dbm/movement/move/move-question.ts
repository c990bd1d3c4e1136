import type { Troop } from '../../troops/parse-troop.ts';

export const MOVE_GOINGS = ['good', 'rough', 'difficult', 'road'] as const;
export type MoveGoing = (typeof MOVE_GOINGS)[number];

export const STARTING_CONTACTS = ['frontCornerToFrontCorner', 'sideEdgeToSideEdge'] as const;
export type StartingContact = (typeof STARTING_CONTACTS)[number];

export const MOVE_TARGETS = [
  'flankOfThatEnemy',
  'frontOfThatEnemy',
  'rearOfThatEnemy',
  'flankOfAnotherEnemy',
  'frontOfAnotherEnemy',
  'rearOfAnotherEnemy',
] as const;
export type MoveTarget = (typeof MOVE_TARGETS)[number];

/** A wheel to the other side, earlier in the move: what the element then on the outside moved. */
export interface EarlierWheel {
  readonly outside: Troop;
  readonly paces: number;
}

/** A way that may lead round an obstacle. */
export interface Path {
  /** As if the obstacle were not there. */
  readonly straight: number;
  readonly wayRound: number;
  /** Corners of the element that have to leave a straight path. */
  readonly cornersThatDeviate: number;
}

/** How far may this element move? */
export interface MoveQuestion {
  readonly troop: Troop;
  /** Each kind of going that it is in. */
  readonly goings: readonly MoveGoing[];
  readonly water: boolean;
  /** Whether baggage can move; null where it is not told. */
  readonly mobile: boolean | null;
  /** Its contacts with an enemy element at the start of its move. */
  readonly startsIn: readonly StartingContact[];
  readonly movesInto: MoveTarget | null;
  readonly wheeledBefore: EarlierWheel | null;
  readonly path: Path | null;
}
