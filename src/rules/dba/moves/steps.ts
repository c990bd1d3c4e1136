import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Judgement, Verdict } from '../../frame/verdict.ts';
import type { DbaTroops } from '../combat/fighter.ts';

/** Where a move goes. */
export interface MoveAbout {
  readonly troop: DbaTroops;
  /** It is on a road for all of its length. */
  readonly onlyOnRoad: boolean;
  /** It is on a road for some of its length. */
  readonly onRoad: boolean;
  /** Some of it is off-road in going that is bad for these troops. */
  readonly offRoadInBadGoing: boolean;
  /** The front edge of the element, or of its column, is in a river that is not paltry. */
  readonly inRiver: boolean;
}

/** What an element, or a group, would do when it moves again. */
export interface SecondMoveAbout {
  /** The troops of the element, or some of those of the group. */
  readonly troop: DbaTroops;
  /** 2 for the second move of the bound. */
  readonly moveNumber: number;
  /** It is the first bound of their side. */
  readonly firstBound: boolean;
  /** They start, or would go, within one element base width of enemy. */
  readonly startsNearEnemy: boolean;
  readonly goesNearEnemy: boolean;
  readonly endsIn: 'close combat' | 'overlap' | 'rear support' | null;
  /** Their leading element, or their only one, is in column and moves along a road. */
  readonly roadColumn: boolean;
  readonly contactsEnemy: boolean;
}

/** The steps of moves in DBA. */
export interface DbaMoveSteps {
  /** Why the move cannot be made at all. */
  readonly moveBarred: (about: MoveAbout) => string | undefined;
  /** In paces. */
  readonly moveDistance: (about: MoveAbout) => number | undefined | NotHeld;
  /** Whose distance troops move that dismount as part of their move. */
  readonly movesAs: (about: { troop: DbaTroops; dismountsAs: DbaTroops }) => DbaTroops;
  /** Whether troops may move again as one of the kinds that may. */
  readonly secondMoveKind: (about: SecondMoveAbout) => Judgement;
  /** Whether troops may move again, by what the kinds say of them. */
  readonly secondMove: (about: { dismounted: boolean; kinds: readonly Verdict[] }) => Verdict;
}

/** How the answers of each come to one. */
export const DBA_MOVE_STEPS: Readonly<Record<keyof DbaMoveSteps, Combining>> = {
  moveBarred: 'decides',
  moveDistance: 'decides',
  movesAs: 'decides',
  secondMoveKind: 'tells',
  secondMove: 'decides',
};
