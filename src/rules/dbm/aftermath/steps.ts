import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';

/** The base of an element, in paces. */
export interface BaseSize {
  readonly depth: number;
  readonly width: number;
}

/** The steps of what becomes of elements after a combat, to which the snippets under the clauses contribute. */
export interface AftermathSteps {
  /** How far an element recoils, in paces. */
  readonly recoilDistance: (base: BaseSize) => number | undefined | NotHeld;
  /** Nearer than how many paces behind an element friends may fall with it. */
  readonly fallsWithin: (base: BaseSize) => number | undefined | NotHeld;
}

/** How the answers of each come to one. */
export const AFTERMATH_STEPS: Readonly<Record<keyof AftermathSteps, Combining>> = {
  recoilDistance: 'decides',
  fallsWithin: 'decides',
};
