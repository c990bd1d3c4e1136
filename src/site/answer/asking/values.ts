import { formatTroop, GRADES, TROOP_TYPES, WEAPONS, type Troop, type TroopType } from '../../../rules/index.ts';
import { SUMMED, type Values } from '../understanding/index.ts';

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

/** The troops of a question with how many there are, several one by one: `3 Hd (O)`. */
export function linesOf(values: Values): readonly string[] {
  return namesOf(values).map((name) => `${countOf(values, name)} ${writtenTroop(values, name)}`);
}

/** The names of the troops that are added up. */
export function namesOf(values: Values): readonly string[] {
  return SUMMED.filter((name) => isThere(values, name));
}

/** The side that shoots in a combat; null in close combat. */
export function shooterOf({ mode, by = 'a', shoots = '' }: Values): 'a' | 'b' | null {
  const side = mode === 'shooting' ? by : shoots;
  return side === 'a' || side === 'b' ? side : null;
}

/** The two sides of a combat alone, one of them first. */
export function sidesOf(values: Values, first: string): Values {
  const names = { a: first === 'b' ? 'b' : 'a', b: first === 'b' ? 'a' : 'b' };
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, side]) =>
      ['type', 'grade', 'training'].flatMap((part) => {
        const value = values[`${side}.${part}`];
        return value === undefined ? [] : [[`${name}.${part}`, value]];
      }),
    ),
  );
}

/** Whether the army list permits psiloi to support, and what they shoot with: null where that is not told. */
export function psiloiOf(
  values: Values,
  name: string,
): { readonly permitted: boolean; readonly weapon: (typeof WEAPONS)[number] | null } {
  const permits = values[`${name}.listpsiloi`] ?? '0';
  return { permitted: permits !== '0', weapon: WEAPONS.find((weapon) => weapon === permits) ?? null };
}
