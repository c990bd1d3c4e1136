import { known, untold, type Reading } from '../reading/reading.ts';
import type { Ahead } from './ahead.ts';

/** How one of a group went: ahead and by wheels as far as that is measured, or not; `slides` beside the column, or `stays`. */
export type Wheeled = Ahead['answer'] | 'slides' | 'stays' | 'not measured';

/** Whether every element of a group that moves can have done so by wheeling. */
export function byWheeling(group: readonly Wheeled[]): Reading {
  if (group.some((each) => each === 'no' || each === 'slides')) return known(false);
  return group.every((each) => each === 'yes' || each === 'stays') ? known(true) : untold(true, false);
}
