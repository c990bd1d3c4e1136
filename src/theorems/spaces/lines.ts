import { TROOP_TYPES, type TroopType } from '../../rules/index.ts';
import type { Dimension, Value, Written } from './space.ts';

/** The lines of a question that tells its troops line by line, under whatever name. */
export function linesOf(written: Written, field: string): readonly Written[] {
  const lines = written[field];
  return Array.isArray(lines) ? (lines as readonly Written[]) : []; // as these dimensions wrote them
}

/** Troops of every kind, as the one line of a question. */
export function lineDimension(field: string, kinds: readonly string[]): Dimension {
  return {
    name: 'troop',
    values: kinds.map((kind) => ({ name: kind, on: (written) => ({ ...written, [field]: [{ troop: kind }] }) })),
  };
}

/** Whether all of them are regular or irregular. */
export function trainingDimension(field: string): Dimension {
  return {
    name: 'training',
    values: ['Reg', 'Irr'].map((training) => ({
      name: training,
      on: (written) => ({
        ...written,
        [field]: linesOf(written, field).map((line) => ({ ...line, troop: `${training} ${String(line.troop)}` })),
      }),
    })),
  };
}

/** A value by its name: what a question tells with it. */
type Told = readonly [string, Written];

/** Values that each tell something more of a question. */
export function toldDimension(name: string, told: Readonly<Record<string, Written>> | readonly Told[]): Dimension {
  const entries: readonly Told[] = Array.isArray(told) ? (told as readonly Told[]) : Object.entries(told);
  return {
    name,
    values: entries.map(([each, more]): Value => ({
      name: each,
      on: Object.keys(more).length === 0 ? (written) => written : (written) => ({ ...written, ...more }),
    })),
  };
}

/** One kind of each type of troops: the plainest of its grades, and the others of the types that are named. */
export function kindOfEachType(kinds: readonly string[], everyGradeOf: readonly TroopType[] = []): readonly string[] {
  return (Object.keys(TROOP_TYPES) as TroopType[]).flatMap((type) => {
    const own = kinds.filter((kind) => kind === type || kind.startsWith(`${type} (`));
    if (everyGradeOf.includes(type)) return own;
    return own
      .filter((kind) => kind === `${type} (O)` || kind === type)
      .slice(0, 1)
      .concat(own)
      .slice(0, 1);
  });
}
