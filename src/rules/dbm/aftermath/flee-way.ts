import type { Synonyms } from '../eligibility/word.ts';

export const FLEE_MOMENTS = {
  start: ['as the move begins'],
  newObstruction: ['new obstruction', 'on contact'],
} as const satisfies Synonyms<string>;

export const FLEE_TURNS = {
  none: ['straight', 'straight on', 'straight ahead'],
  upTo90: ['up to 90', 'by up to 90'],
  beyond90: ['beyond 90', 'more than 90'],
} as const satisfies Synonyms<string>;

export const FLEE_PATHS = {
  clear: ['free', 'nothing'],
  friends: ['friends alone', 'friends to burst through'],
  barred: ['blocked', 'obstructed'],
} as const satisfies Synonyms<string>;

export const OTHER_PATHS = {
  none: ['no other', 'nothing'],
  clear: ['a clear one'],
  friends: ['through friends'],
} as const satisfies Synonyms<string>;

/** A way in which an element would flee, from where it stands after its recoil and its turn, if it makes any. */
export interface FleeWay {
  readonly when: keyof typeof FLEE_MOMENTS;
  /** By how much it changes direction. */
  readonly turn: keyof typeof FLEE_TURNS;
  /** What is in its way within 200p straight ahead, without a change of direction. */
  readonly straight: keyof typeof FLEE_PATHS;
  /** The same in the direction that it takes. */
  readonly way: keyof typeof FLEE_PATHS;
  /** The best of all other directions. */
  readonly another: keyof typeof OTHER_PATHS;
  /** A smaller change of direction would give it such a way too. */
  readonly moreThanNeeded: boolean;
  /** It went round an obstruction, and turns again to resume its first direction. */
  readonly regains: boolean;
  /** It does so to avoid leaving its base edge, or that by which it arrived. */
  readonly avoidsOwnEdge: boolean;
}
