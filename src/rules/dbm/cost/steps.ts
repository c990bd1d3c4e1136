import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { Grade } from '../troops/troop-types.ts';
import type { Army } from './army.ts';
import type { PricedElement } from './priced-element.ts';
import type { Works } from './question.ts';

/** An amount of army points, and what it rests on. */
export interface Price {
  readonly amount: number;
  /** Whether no sheet, errata or rule that we have prints the figure, but another source only. */
  readonly secondary?: boolean;
}

/** What is added to a price or taken from it, and for what: `regular C-in-C`. */
export interface Adjustment extends Price {
  readonly why: string;
}

/** What another reading of the rules makes of an element's price. */
export interface OtherReading {
  /** The page on the disagreement, such as `reg-ax-x-cost`: what it changes for several elements goes together. */
  readonly reading: string;
  /** How much more an element costs by it; less than 0 where it costs less. */
  readonly amount: number;
  readonly why: string;
}

interface About {
  readonly element: PricedElement;
}

/** The steps of pricing an army, to which the snippets under the clauses contribute. */
export interface CostSteps {
  /** The grade that an element is paid for as, whatever its list says. */
  readonly paidForAs: (about: About) => Grade | undefined | NotHeld;
  /** Whether an irregular element is paid for as regular. */
  readonly paidForAsRegular: (about: About) => boolean | undefined | NotHeld;
  /** What an element costs, before anything is added or taken off. */
  readonly elementCost: (about: About) => Price | undefined | NotHeld;
  readonly costAdjustment: (about: About & { army: Army }) => Adjustment | undefined | NotHeld;
  readonly costOtherReading: (about: About & { army: Army }) => OtherReading | undefined | NotHeld;
  /** The fortifications that others are priced as. */
  readonly pricedAsWorks: (about: { works: Works }) => Works | undefined | NotHeld;
  /** What an element width of fortifications costs. */
  readonly worksCost: (about: { works: Works }) => Price | undefined | NotHeld;
  readonly worksAdjustment: (about: { works: Works }) => Adjustment | undefined | NotHeld;
  /** How many baggage elements the army must have. */
  readonly baggageMinimum: (about: {
    armyPoints: number;
    generals: number;
    waterborneCommands: number;
  }) => number | undefined | NotHeld;
}

/** How the answers of each come to one. */
export const COST_STEPS: Readonly<Record<keyof CostSteps, Combining>> = {
  paidForAs: 'decides',
  paidForAsRegular: 'decides',
  elementCost: 'decides',
  costAdjustment: 'tells',
  costOtherReading: 'tells',
  pricedAsWorks: 'decides',
  worksCost: 'decides',
  worksAdjustment: 'tells',
  baggageMinimum: 'decides',
};
