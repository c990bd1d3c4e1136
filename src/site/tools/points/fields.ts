import { amount } from '../question/state/amount-field.ts';
import type { State, StateField } from '../question/state/state-field.ts';
import { MOST_BUDGET } from './most-budget.ts';
import { readArmyCode, writeArmyCode } from './text/army-code.ts';
import { EMPTY_ARMY, type Army } from './army/army.ts';

/** An army in an address. What cannot be read of it is kept among its lines, and told where they stand. */
function army(): StateField<Army> {
  return { initial: EMPTY_ARMY, read: readArmyCode, write: writeArmyCode };
}

/** The fields of the points calculator, by their names in the address. */
export const POINTS_STATE = { army: army(), ap: amount(1, MOST_BUDGET) };

export type PointsFields = typeof POINTS_STATE;
export type PointsState = State<PointsFields>;
