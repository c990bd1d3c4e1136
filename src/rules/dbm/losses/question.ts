import type { General } from '../troops/general.ts';
import type { Troop } from '../troops/parse-troop.ts';

/** What became of baggage. */
export const BAGGAGE_FATES = ['destroyedInCloseCombat', 'lostOtherwise', 'demoralised'] as const;
export type BaggageFate = (typeof BAGGAGE_FATES)[number];

/** The same, as a sentence has it. */
export const FATE_IN_WORDS: Readonly<Record<BaggageFate, string>> = {
  destroyedInCloseCombat: 'destroyed in close combat',
  lostOtherwise: 'lost in another way',
  demoralised: 'demoralised, not lost so far',
};

/** What losses are counted for. */
export const LOSS_PURPOSES = ['demoralisation', 'defeat', 'tieBreak'] as const;
export type LossPurpose = (typeof LOSS_PURPOSES)[number];

export const SIDES = ['sideA', 'sideB'] as const;
export type SideName = (typeof SIDES)[number];

/** Elements of the same troops. */
export interface TroopLine {
  readonly troop: Troop;
  readonly count: number;
  readonly general: General | null;
}

/** Baggage elements that shared a fate. */
export interface BaggageLine {
  readonly count: number;
  readonly fate: BaggageFate;
}

/** What a command, or an army, had and has lost. */
export interface LossQuestion {
  /** Its elements at first. */
  readonly command: readonly TroopLine[];
  /** Its original element equivalents, where they are told instead. */
  readonly originalEE: number | null;
  readonly lost: readonly TroopLine[];
  /** The element equivalents lost, where they are told instead. */
  readonly lostEE: number | null;
  readonly generalLost: boolean;
  readonly baggage: readonly BaggageLine[];
  /** The element equivalents of troops that the army has lost, all its commands together. */
  readonly armyTroopLosses: number | null;
  readonly purpose: LossPurpose | null;
}

/** A command at the end of the game. */
export interface CommandResult {
  readonly originalEE: number;
  readonly lost: number;
  /** Null where its losses are to tell. */
  readonly demoralised: boolean | null;
  readonly general: General | null;
}

/** Two armies at the end of the game. */
export interface VictoryQuestion {
  readonly sideA: readonly CommandResult[];
  readonly sideB: readonly CommandResult[];
  readonly gameOver: boolean;
}
