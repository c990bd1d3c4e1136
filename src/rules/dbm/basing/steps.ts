import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Troops } from '../movement/troops.ts';

/** An element whose base is asked about. */
export interface Based {
  readonly element: Troops;
  /** The size of the figures, in millimetres. */
  readonly figures: 15 | 25;
  readonly chariot: boolean;
  readonly doubleBased: boolean;
  /** It is mounted infantry, on its mounts. */
  readonly mountedInfantry: boolean;
}

/** The steps of basing, to which the snippets under the clauses contribute. */
export interface BasingSteps {
  /** How deep the base of an element is, in millimetres. */
  readonly baseDepth: (about: Based) => number | undefined | NotHeld;
}

/** How the answers of each come to one. */
export const BASING_STEPS: Readonly<Record<keyof BasingSteps, Combining>> = {
  baseDepth: 'decides',
};
