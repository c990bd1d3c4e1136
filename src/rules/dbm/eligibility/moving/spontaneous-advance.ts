import type { Troop } from '../../troops/parse-troop.ts';
import { namedElement, type NamedElement } from '../named-element.ts';
import type { Synonyms } from '../word.ts';

export const SPONTANEOUS_QUESTIONS = {
  target: ['is its target', 'which target'],
  move: ['may move so', 'path', 'way'],
  next: ['may go next', 'order', 'first'],
} as const satisfies Synonyms<string>;

export const HOW_NEAR = {
  closest: ['nearest'],
  equal: ['equally close', 'as close as another'],
  further: ['not the closest', 'another is closer'],
} as const satisfies Synonyms<string>;

export const TOLD_ELIGIBLE = {
  notTold: ['not known'],
  yes: ['eligible'],
  no: ['not eligible'],
} as const satisfies Synonyms<string>;

export const TARGET_KINDS = {
  element: ['enemy element', 'enemy'],
  baggage: ['enemy baggage', 'Bge'],
} as const satisfies Synonyms<string>;

export const ADVANCE_ACTIONS = {
  straightAhead: ['straight', 'straight on'],
  wheel: ['wheels'],
  turnAbout: ['turn 180', 'turn of 180°', 'about-turn'],
  shift: ['sideways shift', 'slide'],
  incline: ['oblique'],
  pivot: ['pivots'],
  backward: ['back', 'backs out'],
  pivotBack: ['pivot back', 'pivot backward to align'],
  none: ['stays', 'does not move'],
} as const satisfies Synonyms<string>;

export const ADVANCE_AIMS = {
  target: ['towards the target'],
  contact: ['as contact requires it'],
  obstruction: ['to avoid an obstruction', 'round an obstacle'],
} as const satisfies Synonyms<string>;

export const GOES_FIRST = {
  nothing: ['none'],
  contact: ['legal contact', 'ends in legal contact'],
  support: ['rear support', 'overlap support'],
  fullMove: ['full move without interpenetrating', 'full move'],
} as const satisfies Synonyms<string>;

/** An element that advances spontaneously, if it is of troops that do. */
export interface Advancing {
  /** By its troop; one whose training is not told is taken to be irregular. */
  readonly self: NamedElement & { readonly irregular: boolean };
}

/** Those whose training is left out are irregular. */
export function asTaken(mover: Troop): Troop {
  return { ...mover, training: mover.training ?? 'Irr' };
}

/** An element as the rules on spontaneous advances look at it. */
export function selfOf(mover: Troop): Advancing['self'] {
  return Object.assign(namedElement(mover), { irregular: asTaken(mover).training === 'Irr' });
}

/** An enemy element that may be its target. */
export interface AdvanceTarget extends Advancing {
  readonly kind: keyof typeof TARGET_KINDS;
  /** How near it is among those of its kind who are eligible, between the front corners that are furthest apart. */
  readonly closest: keyof typeof HOW_NEAR;
  /** Whether the printed rulebook counts it as eligible. */
  readonly eligible: keyof typeof TOLD_ELIGIBLE;
  /** The nearest enemy baggage is visible, and no known enemy is within 200 paces of the direct route to it. */
  readonly baggageIsOpen: boolean;
  /** It is in legal contact already, and a position that helps that combat can be reached. */
  readonly positionToHelp: boolean;
  /** The choice of it would cancel the move. */
  readonly cancels: boolean;
}

/** A part of the move that it makes. */
export interface AdvanceMove extends Advancing {
  readonly action: keyof typeof ADVANCE_ACTIONS;
  readonly aim: keyof typeof ADVANCE_AIMS;
  /** Its target was in legal contact, so that it makes for a position that helps that combat. */
  readonly toHelp: boolean;
  /** It has not contacted yet what it would avoid. */
  readonly beforehand: boolean;
  /** Less would do. */
  readonly moreThanNeeded: boolean;
  /** Forward or sideways is still the shortest way to the target. */
  readonly shorterAhead: boolean;
  /** It is in legal contact with enemy. */
  readonly inLegalContact: boolean;
  /** Obstacles, or troops that it can neither interpenetrate nor burst through, stop it. */
  readonly stopped: boolean;
  /** It started completely surrounded by such. */
  readonly surrounded: boolean;
  /** Turned by 180 degrees, its front edge would be closer to its target. */
  readonly closerTurned: boolean;
}

/** One of several who advance, as the next of them is selected. */
export interface AdvanceNext extends Advancing {
  /** What it will do of that by which an element goes first. */
  readonly does: keyof typeof GOES_FIRST;
  /** Another that has not moved yet will do such. */
  readonly anotherDoes: boolean;
  /** How near it is to the targeted enemy among those that have not moved yet. */
  readonly nearest: keyof typeof HOW_NEAR;
}
