import {
  engage,
  fatesOfThrows,
  NotHeldError,
  parseCombatQuestion,
  UnprovidedError,
  type CombatSide,
  type DbmRules,
} from '../../rules/index.ts';
import { combinations, countOf, writtenAt, type Dimension, type Space } from '../spaces/space.ts';
import { OPEN_ROW, Row, spellRow } from './row.ts';

/** The rows of a space in one edition: what becomes of both elements in each situation. */
export type Rows = (index: number) => Row;

/** The text of the row of any situation, worked out when it is asked for. */
export function rowFinder(rules: DbmRules, space: Space): (index: number) => string {
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

/** Rows that are worked out when they are asked for, once each. */
export function rowsOnDemand(rules: DbmRules, space: Space): Rows {
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

/** In how many parts the situations of a space are worked out, each with a digest of its own. */
export const PARTS = 16;

/** The situations of a part: from the first up to, and without, the second. */
export function extentOf(space: Space, part: number): readonly [number, number] {
  const count = countOf(space);
  return [Math.floor((count * part) / PARTS), Math.floor((count * (part + 1)) / PARTS)];
}

/** A side is read once, as it meets all of the others. */
function sides(
  dimensions: readonly Dimension[],
  name: 'a' | 'b',
  mode: Space['mode'],
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
