import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Judgement } from '../../frame/verdict.ts';
import type { NamedElement } from '../eligibility/named-element.ts';
import type { FleeWay } from './flee-way.ts';

/** The base of an element, in paces. */
export interface BaseSize {
  readonly depth: number;
  readonly width: number;
}

/** A friend whom a recoiling element meets, or one whom it pushes back. */
export interface MetInRecoil {
  readonly self: NamedElement;
  readonly friend: NamedElement;
  /** They face the same way. */
  readonly facesAlike: boolean;
  /** Enemy are in contact with the friend's front edge. */
  readonly enemyOnFront: boolean;
}

/** The steps of what becomes of elements after a combat, to which the snippets under the clauses contribute. */
export interface AftermathSteps {
  /** How far an element recoils, in paces. */
  readonly recoilDistance: (base: BaseSize) => number | undefined | NotHeld;
  /** Nearer than how many paces behind an element friends may fall with it. */
  readonly fallsWithin: (base: BaseSize) => number | undefined | NotHeld;
  /** Does a friend give way whom it does not pass through, pushed back or in flight? */
  readonly pushedBack: (about: MetInRecoil) => Judgement;
  /** May a fleeing element go this way? */
  readonly mayFlee: (about: FleeWay) => Judgement;
}

/** How the answers of each come to one. */
export const AFTERMATH_STEPS: Readonly<Record<keyof AftermathSteps, Combining>> = {
  recoilDistance: 'decides',
  fallsWithin: 'decides',
  pushedBack: 'judges',
  mayFlee: 'judges',
};
