import { formatTroop, GRADES, TROOP_TYPES, type Troop, type TroopType } from '../../../rules/index.ts';
import type { Values } from '../understanding/index.ts';

/** The troops of this name. */
export function troopOf(values: Values, name: string): Troop {
  const type = Object.keys(TROOP_TYPES).find((each) => each === values[`${name}.type`]) as TroopType | undefined; // a record's keys
  if (type === undefined) throw new Error(`Cannot ask: nothing is told of "${name}"`);
  const training = values[`${name}.training`];
  return {
    type,
    grade: TROOP_TYPES[type].graded ? (GRADES.find((each) => each === values[`${name}.grade`]) ?? 'O') : null,
    training: training === 'Reg' || training === 'Irr' ? training : null,
  };
}

/** The same as players write them. */
export function writtenTroop(values: Values, name: string): string {
  return formatTroop(troopOf(values, name));
}

/** Whether troops of this name are told of. */
export function isThere(values: Values, name: string): boolean {
  return values[`${name}.type`] !== undefined;
}

/** How many there are. */
export function countOf(values: Values, name: string): number {
  return Number(values[`${name}.count`] ?? '1');
}
