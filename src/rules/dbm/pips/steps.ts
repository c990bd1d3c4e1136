import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Judgement } from '../../frame/verdict.ts';
import type { PipElement } from './question.ts';
import type { Spending } from './spending.ts';

/** What is paid more or, below 0, less, and for what reason. */
export type Charge = readonly [amount: number, why: string];

/** The steps of paying PIPs, to which the snippets under the clauses contribute. */
export interface PipSteps {
  /** Whether an element counts as irregular, whatever its list says. */
  readonly countsAsIrregular: (about: {
    element: Pick<PipElement, 'troop' | 'general'>;
  }) => boolean | undefined | NotHeld;
  /** Whether a double base that moves by itself is a group. Asked where it matters. */
  readonly doubleBaseIsGroup: (about: Spending) => boolean | undefined | NotHeld;
  /** How many moves of single elements are paid for, where it is not just one move. */
  readonly paidMoves: (about: Spending) => number | undefined | NotHeld;
  /** What one move or halt costs, before modifiers. */
  readonly basicPips: (about: Spending) => number | undefined | NotHeld;
  readonly pipModifier: (about: Spending) => Charge | undefined | NotHeld;
  /** Whether contact with enemy saves what this would cost. Asked of moves that make contact. */
  readonly contactSaves: (about: Spending & { surchargeFor: 'deviating' | 'movingShort' }) => Judgement;
  /** Whether deviating costs nothing, contact with enemy aside. */
  readonly deviationFree: (about: Spending) => Judgement;
  /** Whether moving short costs nothing, contact with enemy aside. */
  readonly shortMoveFree: (about: Spending) => Judgement;
}

/** How the answers of each come to one. */
export const PIP_STEPS: Readonly<Record<keyof PipSteps, Combining>> = {
  countsAsIrregular: 'decides',
  doubleBaseIsGroup: 'decides',
  paidMoves: 'decides',
  basicPips: 'decides',
  pipModifier: 'tells',
  contactSaves: 'judges',
  deviationFree: 'judges',
  shortMoveFree: 'judges',
};
