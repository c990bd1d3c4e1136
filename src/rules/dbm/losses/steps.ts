import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { CountedTroop } from './counted-troop.ts';
import type { General } from '../troops/general.ts';
import type { BaggageFate, LossPurpose, SideName } from './question.ts';

/** A figure, with what is to be told of it besides. */
export interface Reckoned {
  readonly amount: number;
  /** Where the figure comes from, as part of a sentence: `a third of 22.5, by secondary sources`. */
  readonly why: string;
}

/** A figure; undefined where the rule does not apply. */
type Figured = number | Reckoned | undefined | NotHeld;

/** What a side has lost, at the end of the game. */
export interface SideLosses {
  /** Its demoralised commands. */
  readonly demoralised: number;
  /** Its commands that have lost a quarter or more. */
  readonly quarterLost: number;
}

/** Victory points that one side gives to the other; none where `vp` is 0. */
export interface PointTransfer {
  readonly vp: number;
  readonly from?: SideName;
  readonly why: string;
}

/** The steps of counting losses, to which the snippets under the clauses contribute. */
export interface LossSteps {
  /** The element equivalents of an element of these troops. */
  readonly elementEquivalents: (about: { troop: CountedTroop }) => Figured;
  /** What a baggage element adds to the losses. */
  readonly baggageLoss: (about: { fate: BaggageFate; purpose: LossPurpose }) => Figured;
  /** The losses at which a command is demoralised. */
  readonly demoralisedAt: (about: { originalEE: number }) => Figured;
  /** Whether the loss of its general demoralises a command, whose losses alone do not. */
  readonly demoralisedByGeneral: (about: { originalEE: number; lost: number }) => boolean | undefined | NotHeld;
  /** The losses at which a command has lost a quarter. */
  readonly quarterLostAt: (about: { originalEE: number }) => Figured;
  /** The losses at which an army is defeated. */
  readonly defeatedAt: (about: { originalEE: number }) => Figured;
  /** The victory points that an army holds. */
  readonly armyVictoryPoints: () => Figured;
  /** The victory points on a command; `others` are the other commands of its army. */
  readonly commandVictoryPoints: (about: { general: General; others: number }) => Figured;
  /** Whether it is the owner who scores the points on a command. */
  readonly ownerScoresCommand: (about: { demoralised: boolean }) => boolean | undefined | NotHeld;
  readonly victoryPointTransfer: (about: {
    gameOver: boolean;
    sideA: SideLosses;
    sideB: SideLosses;
  }) => PointTransfer | undefined | NotHeld;
}

/** How the answers of each come to one. */
export const LOSS_STEPS: Readonly<Record<keyof LossSteps, Combining>> = {
  elementEquivalents: 'decides',
  baggageLoss: 'decides',
  demoralisedAt: 'decides',
  demoralisedByGeneral: 'decides',
  quarterLostAt: 'decides',
  defeatedAt: 'decides',
  armyVictoryPoints: 'decides',
  commandVictoryPoints: 'decides',
  ownerScoresCommand: 'decides',
  victoryPointTransfer: 'decides',
};
