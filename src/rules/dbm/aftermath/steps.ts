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
  /** The friend follows it in a column that has wheeled by at least 90°. */
  readonly followsWheel: boolean;
}

/** An enemy element that a recoiling element meets, or one that it pushes back. */
export interface EnemyInRecoil {
  readonly self: NamedElement;
  readonly enemy: NamedElement;
  /** With what of its rear it meets it. */
  readonly by: 'edge' | 'corner';
  /** What of the enemy it meets; a corner only where it meets no edge. */
  readonly on: 'frontEdge' | 'sideEdge' | 'rearEdge' | 'frontCorner' | 'rearCorner';
}

/** What an enemy element does whom a recoil meets: it flees, or it blocks it and stays, or is destroyed too. */
export type MetEnemy = 'flees' | 'stays' | 'destroyed';

/** The steps of what becomes of elements after a combat, to which the snippets under the clauses contribute. */
export interface AftermathSteps {
  /** How far an element recoils, in paces. */
  readonly recoilDistance: (base: BaseSize) => number | undefined | NotHeld;
  /** Nearer than how many paces behind an element friends may fall with it. */
  readonly fallsWithin: (base: BaseSize) => number | undefined | NotHeld;
  /** Does a friend give way whom it does not pass through, pushed back or in flight? */
  readonly pushedBack: (about: MetInRecoil) => Judgement;
  /** What becomes of an enemy element that it meets? */
  readonly enemyMet: (about: EnemyInRecoil) => MetEnemy | undefined | NotHeld;
  /** May a fleeing element go this way? */
  readonly mayFlee: (about: FleeWay) => Judgement;
}

/** How the answers of each come to one. */
export const AFTERMATH_STEPS: Readonly<Record<keyof AftermathSteps, Combining>> = {
  recoilDistance: 'decides',
  fallsWithin: 'decides',
  pushedBack: 'judges',
  enemyMet: 'decides',
  mayFlee: 'judges',
};
