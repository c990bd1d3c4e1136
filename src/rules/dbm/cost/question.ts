import type { General } from '../troops/general.ts';
import type { Troop } from '../troops/parse-troop.ts';

/** Where an element stands on a double base. */
export const RANKS = ['front', 'rear'] as const;
export type BaseRank = (typeof RANKS)[number];

/** What is fortified: `FO` are the fixed obstacles of the DBMM lists, `TF camp` compulsorily defend a camp. */
export const WORKS = ['TF', 'TF camp', 'FO', 'PF', 'PF tower', 'PF gateway', 'PF gate tower'] as const;
export type Works = (typeof WORKS)[number];

/** Elements of one troop, all priced alike. */
export interface TroopLine {
  readonly kind: 'troop';
  readonly troop: Troop;
  readonly count: number;
  readonly general: General | null;
  readonly mountedInfantry: boolean;
  readonly chariot: boolean;
  /** Its army list says that this general on an elephant is regular. */
  readonly listSaysRegular: boolean;
  readonly position: BaseRank | null;
  /** Only the player has double-based it: its list does not speak of it. */
  readonly doubleBasedByChoice: boolean;
}

/** Fortifications of one kind: so many pieces, each so many element widths long. */
export interface WorksLine {
  readonly kind: 'works';
  readonly works: Works;
  readonly count: number;
  readonly elementWidths: number;
}

export type CostLine = TroopLine | WorksLine;

/** An army, or a part of one, to be priced. */
export interface CostQuestion {
  readonly lines: readonly CostLine[];
  /** Regular generals that the army has besides the one who is priced, allies apart. */
  readonly otherRegularNonAllyGenerals: number;
  /** The cavalry among the elements are double-based with cavalry, as their list requires. */
  readonly doubleBasedCavalry: boolean;
  /** What the whole army comes to, for its baggage; the price of the lines where it is null. */
  readonly armyPoints: number | null;
  /** Commands that are entirely waterborne at first. */
  readonly waterborneCommands: number;
}
