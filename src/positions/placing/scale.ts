import type { Scale } from './position.ts';

/** Millimetres on the table for 50 paces: see the clauses ground-scale.paces and ground-scale.inches-or-millimetres. */
const FIFTY_PACES: Readonly<Record<Scale['figures'], Readonly<Record<Scale['measure'], number | null>>>> = {
  15: { millimetres: 25, inches: 25.4 },
  // Nothing tells how players of larger figures measure in inches.
  25: { millimetres: 40, inches: null },
};

/** Whether lengths of figures of this size can be told in this measure. */
export function isKnown({ figures, measure }: Scale): boolean {
  return FIFTY_PACES[figures][measure] !== null;
}

/** A length on the table in millimetres. */
export function millimetres(paces: number, { figures, measure }: Scale): number {
  return (paces * (FIFTY_PACES[figures][measure] ?? NaN)) / 50;
}

/** A length on the table in paces. */
export function paces(millimetresOnTable: number, { figures, measure }: Scale): number {
  return (millimetresOnTable * 50) / (FIFTY_PACES[figures][measure] ?? NaN);
}
