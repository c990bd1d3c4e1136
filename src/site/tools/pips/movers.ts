import type { TroopType } from '../../../rules/index.ts';
import type { PipState } from './fields.ts';

/** How many elements move or halt together. */
export function elementsOf({ who }: PipState): number {
  return who.reduce((sum, { count }) => sum + count, 0);
}

/** Whether a general is one of them. */
export function generalAmong({ who }: PipState): boolean {
  return who.some(({ role }) => role === 'C-in-C' || role === 'sub-general' || role === 'ally');
}

/** Whether troops of this type are among them. */
export function includes({ who }: PipState, type: TroopType): boolean {
  return who.some(({ troop }) => troop?.type === type);
}
