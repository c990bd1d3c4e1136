import type { Troop } from '../../troops/parse-troop.ts';

export const MARCH_MATTERS = ['start', 'closerThan200p', 'to50p', 'tacticalMoveAfter', 'marchAfter'] as const;
export type MarchMatter = (typeof MARCH_MATTERS)[number];

export const EARLIER_MOVES = ['tactical', 'march', 'halt', 'spontaneous'] as const;
export type EarlierMove = (typeof EARLIER_MOVES)[number];

/** Elements of one kind among those that are to march. */
export interface AskedMarcher {
  readonly troop: Troop;
  readonly count: number;
  readonly general: boolean;
  readonly doubleBasedWithGeneral: boolean;
  readonly mountedInfantry: boolean;
}

/** Elements of one kind among the known enemy. */
export interface AskedEnemy {
  readonly troop: Troop;
  readonly count: number;
  readonly inGroup: boolean;
  readonly doubleBased: boolean;
  /** Null: within 200p. */
  readonly distance: number | null;
}

/** May these march, or do something after a march? */
export interface MarchQuestion {
  readonly question: MarchMatter;
  readonly movers: readonly AskedMarcher[];
  /** Null where it is not told. */
  readonly frontRank: number | null;
  readonly nearestKnownEnemy: number | null;
  readonly enemyWithin200p: readonly AskedEnemy[];
  /** Null where it is not told. */
  readonly straightAhead: boolean | null;
  readonly includesWheel: boolean;
  readonly earlierThisBound: readonly EarlierMove[];
}
