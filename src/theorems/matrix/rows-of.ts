import {
  engage,
  fatesOfThrows,
  NotHeldError,
  parseCombatQuestion,
  UnprovidedError,
  type CombatSide,
  type DbmRules,
} from '../../rules/index.ts';
import { combinations, writtenAt, type CombatSpace, type Dimension } from '../spaces/space.ts';
import type { Matrix } from './matrix.ts';
import { OPEN_ROW, Row, spellRow } from './row.ts';

/** The rows of a space in one edition: what becomes of both elements in each situation. */
export type Rows = (index: number) => Row;

/** The text of the row of any situation, worked out when it is asked for. */
export function rowFinder(rules: DbmRules, space: CombatSpace): (index: number) => string {
  const { mode } = space;
  const ofB = combinations(space.b);
  const side = { a: sides(space.a, 'a', mode), b: sides(space.b, 'b', mode) };
  return (index) => {
    try {
      const a = side.a(Math.floor(index / ofB));
      const b = side.b(index % ofB);
      return spellRow(fatesOfThrows(engage(rules, { mode, bound: 'a', a, b })));
    } catch (error) {
      if (error instanceof NotHeldError || error instanceof UnprovidedError) return OPEN_ROW;
      throw error;
    }
  };
}

/** The rows of a matrix, as theorems ask for them. */
export function rowsIn({ rows, which }: Matrix): Rows {
  const made = rows.map((text) => new Row(text));
  const open = new Row(OPEN_ROW);
  return (index) => made[which[index] ?? 0] ?? open;
}

/** Rows that are worked out when they are asked for, once each. */
export function rowsOnDemand(rules: DbmRules, space: CombatSpace): Rows {
  const find = rowFinder(rules, space);
  const known = new Map<number, Row>();
  const alike = new Map<string, Row>();
  return (index) => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const text = find(index);
    const row = alike.get(text) ?? new Row(text);
    alike.set(text, row);
    known.set(index, row);
    return row;
  };
}

/** A side is read once, as it meets all of the others. */
function sides(
  dimensions: readonly Dimension[],
  name: 'a' | 'b',
  mode: CombatSpace['mode'],
): (combination: number) => CombatSide {
  const known = new Map<number, CombatSide>();
  return (combination) => {
    const before = known.get(combination);
    if (before !== undefined) return before;
    const written = writtenAt(dimensions, combination);
    const other = { troop: 'Exp', shooting: mode === 'shooting' };
    const question = parseCombatQuestion({ mode, a: other, b: other, [name]: written });
    known.set(combination, question[name]);
    return question[name];
  };
}
