import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Grade } from '../troops/troop-types.ts';
import type { Judgement } from '../../frame/verdict.ts';
import type { EnemyNear, Marcher } from './march/march-facts.ts';
import type { EarlierMove } from './march/march-question.ts';
import type { EarlierWheel, MoveGoing, MoveTarget, Path, StartingContact } from './move/move-question.ts';
import type { Troops } from './troops.ts';

/** An element that is to move. */
export interface Moving {
  /** Its grade is the one that it moves as. */
  readonly mover: Troops;
  readonly going: MoveGoing;
  readonly water: boolean;
  readonly mobile: boolean | null;
  readonly startsIn: readonly StartingContact[];
  readonly movesInto: MoveTarget | null;
}

/** A march move that is to be made, or what comes after one. */
export interface Marching {
  /** What is to be made now. */
  readonly next: 'march' | 'tactical';
  /** Whether it is to go closer to known enemy than is normally allowed. */
  readonly goesCloser: boolean;
  readonly movers: readonly Marcher[];
  /** Elements in the front rank of the movers. */
  readonly frontRank: number;
  /** Known enemy within 200p of the movers. */
  readonly enemy: readonly EnemyNear[];
  readonly enemyElements: number;
  /** Paces to the nearest known enemy at the start: infinite if there are none near, null where it is not told. */
  readonly nearest: number | null;
  readonly straightAhead: boolean | null;
  readonly includesWheel: boolean;
  /** What the movers did before in this bound. */
  readonly earlier: readonly EarlierMove[];
}

/** The steps of moving, to which the snippets under the clauses contribute. */
export interface MovementSteps {
  /** Which going counts, for an element in more than one. `cavalryMove`: how far cavalry move in a going. */
  readonly goingThatCounts: (about: {
    goings: readonly MoveGoing[];
    cavalryMove: (going: MoveGoing) => number;
  }) => MoveGoing | undefined | NotHeld;
  /** What grade an element moves as, where that is not its list's. */
  readonly movesAs: (about: { mover: Troops }) => Grade | undefined | NotHeld;
  /** Why an element cannot move at all. */
  readonly cannotMove: (about: Moving) => string | undefined | NotHeld;
  /** How far it may move before additions; null where the table has a dash. */
  readonly moveDistance: (about: Moving) => number | null | undefined | NotHeld;
  /** What is added to that. */
  readonly moveBonus: (about: Moving) => number | NotHeld;
  /** What an earlier wheel has used of a move of `own` paces. `most`: how far the outside element may move. */
  readonly moveUsed: (about: {
    own: number;
    wheel: EarlierWheel & { readonly most: number };
  }) => number | undefined | NotHeld;
  /** What a way is measured as. */
  readonly measuredPaces: (about: { path: Path }) => number | undefined | NotHeld;
  /** The greatest distance at which an element can shoot; null if it never shoots. */
  readonly shootingRange: (about: { shooter: Troops }) => number | null | undefined | NotHeld;
  /** Whether troops of that type and grade can shoot at all. */
  readonly typeCanShoot: (about: { shooter: Troops }) => Judgement;
  readonly withinRange: (about: { distance: number; range: number }) => boolean | undefined | NotHeld;
  /** Whether enemy at a distance count for the conditions of a march closer than normal. */
  readonly nearEnemyCounts: (about: { distance: number }) => boolean | undefined | NotHeld;
  /** Why a march may not go closer than normal, whatever its path. */
  readonly closerMarchBarred: (about: Marching) => string | undefined | NotHeld;
  /** How close to known enemy a march move may start and go, in paces. `barred`: why not closer than normal. */
  readonly marchLimit: (about: { barred: string | null }) => number | undefined | NotHeld;
  readonly mayMarch: (about: Marching & { barred: string | null; limit: number }) => Judgement;
}

/** How the answers of each come to one. */
export const MOVEMENT_STEPS: Readonly<Record<keyof MovementSteps, Combining>> = {
  goingThatCounts: 'decides',
  movesAs: 'decides',
  cannotMove: 'tells',
  moveDistance: 'decides',
  moveBonus: 'adds',
  moveUsed: 'decides',
  measuredPaces: 'decides',
  shootingRange: 'decides',
  typeCanShoot: 'judges',
  withinRange: 'decides',
  nearEnemyCounts: 'decides',
  closerMarchBarred: 'tells',
  marchLimit: 'decides',
  mayMarch: 'judges',
};
