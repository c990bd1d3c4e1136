import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Judgement } from '../../frame/verdict.ts';
import type { Covering, Slopes } from './features.ts';
import type { Going, HillClass, Placing, Proposed, WeighedPlacing } from './placing.ts';

/** Scores of a dice that let a player place a feature, and what else he may do. */
export interface DiceNeeded {
  readonly scores: readonly number[];
  /** What holds on any other score, as words that end a sentence: `a different option`. */
  readonly otherwise: string;
}

/** Where a feature goes on some scores of a dice. */
export interface PositionRow {
  readonly scores: readonly number[];
  readonly where: string;
  /** Distances in paces, from what `where` names; null where there is no limit. */
  readonly atLeast?: number | null;
  /** It must be further than this: at exactly so many it is too near. */
  readonly moreThan?: number | null;
  readonly atMost?: number | null;
}

/** What a dice decides on the position of a feature, for each of its scores. */
export interface PositionDice {
  readonly decides: string;
  readonly rows: readonly PositionRow[];
}

/** Between which totals of feature equivalents a player has to stay. */
export interface FeatureLimits {
  readonly least: number;
  readonly most: number;
  /** He may also have none at all. */
  readonly orNone?: boolean;
}

/** The steps of choosing terrain, to which the snippets under the clauses contribute. */
export interface TerrainSteps {
  readonly hillClass: (about: {
    slopes: Slopes | null;
    coverings: readonly Covering[];
    withRoad: boolean;
  }) => HillClass | undefined | NotHeld;
  /** The going of a slope; `covering` is null for a bare one. */
  readonly slopeGoing: (about: {
    steep: boolean;
    covering: Covering | null;
    withRoad: boolean;
  }) => Going | undefined | NotHeld;
  /** What the defender's list must include for a hill with slopes of this covering. */
  readonly hillNeeds: (about: { covering: Covering }) => readonly string[] | undefined | NotHeld;
  /** Whether it is one of the compulsory features of the defender. */
  readonly placedAsCompulsory: (about: Proposed) => boolean | undefined | NotHeld;
  /** Whether the defender still has to place a compulsory type. */
  readonly compulsoryOutstanding: (about: {
    type: string;
    present: boolean;
    failedFor: readonly string[];
  }) => boolean | undefined | NotHeld;
  /** Its feature equivalents. */
  readonly featureSize: (about: Proposed) => number | undefined | NotHeld;
  /** What it counts as towards its player's total; `actual` is its feature equivalents. */
  readonly featureCountsAs: (about: Placing & { actual: number }) => number | undefined | NotHeld;
  /** What that is rounded to. */
  readonly featureRounding: (about: { counted: number }) => number | undefined | NotHeld;
  readonly featureLimits: (about: Placing) => FeatureLimits | undefined | NotHeld;
  readonly diceToPlace: (about: Placing) => DiceNeeded | undefined | NotHeld;
  readonly placingPosition: (about: Placing) => PositionDice | undefined | NotHeld;
  readonly mayPlaceFeature: (about: WeighedPlacing) => Judgement;
  /** What else must be so, of which the question does not tell. */
  readonly placingCondition: (about: Placing) => string | undefined | NotHeld;
  /** What the sources leave open that bears on it. */
  readonly placingLeftOpen: (about: Placing) => string | undefined | NotHeld;
}

/** How the answers of each come to one. */
export const TERRAIN_STEPS: Readonly<Record<keyof TerrainSteps, Combining>> = {
  hillClass: 'decides',
  slopeGoing: 'decides',
  hillNeeds: 'decides',
  placedAsCompulsory: 'decides',
  compulsoryOutstanding: 'decides',
  featureSize: 'decides',
  featureCountsAs: 'decides',
  featureRounding: 'decides',
  featureLimits: 'decides',
  diceToPlace: 'decides',
  placingPosition: 'decides',
  mayPlaceFeature: 'judges',
  placingCondition: 'tells',
  placingLeftOpen: 'tells',
};
