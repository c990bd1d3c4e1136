import type { DbmRules } from '../../rules/index.ts';
import type { Space } from '../spaces/space.ts';
import { OPEN_ROW, Row } from './row.ts';
import { extentOf, rowFinder, type Rows } from './rows-of.ts';

/** The rows of one part of a space: which of a few texts each situation has. */
export interface Part {
  readonly rows: readonly string[];
  readonly which: Uint32Array;
}

/** The rows of a whole space in one edition. */
export interface Matrix {
  readonly rows: readonly string[];
  /** Shared between threads. */
  readonly which: Uint32Array;
}

/** How often each fate of each side occurs in a space, over all throws: what another program can check itself by. */
export interface Tally {
  /** How many situations there are, and in how many not every throw is decided. */
  readonly situations: number;
  readonly open: number;
  /** How many different rows of 36 throws. */
  readonly rows: number;
  /** Of the throws of all situations that are decided: how side a ends, and side b. */
  readonly a: Readonly<Record<string, number>>;
  readonly b: Readonly<Record<string, number>>;
}

/** Work out a part of a space. */
export function workOut(rules: DbmRules, space: Space, part: number): Part {
  const [from, until] = extentOf(space, part);
  const find = rowFinder(rules, space);
  const numbers = new Map<string, number>();
  const which = new Uint32Array(until - from);
  for (let index = from; index < until; index++) {
    const text = find(index);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    which[index - from] = number;
  }
  return { rows: [...numbers.keys()], which };
}

/** A part as one text, the same for the same rows: for its digest. */
export function spellPart({ rows, which }: Part): string {
  return `${rows.join('\n')}\n${which.join(' ')}`;
}

/** Put the parts of a space together, in order. */
export function joined(parts: readonly Part[]): Matrix {
  const numbers = new Map<string, number>();
  const length = parts.reduce((sum, { which }) => sum + which.length, 0);
  const all = new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT));
  let at = 0;
  for (const { rows, which } of parts) {
    const renumbered = rows.map((text) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
    for (const number of which) all[at++] = renumbered[number] ?? 0;
  }
  return { rows: [...numbers.keys()], which: all };
}

/** The rows of a matrix, as theorems ask for them. */
export function rowsIn({ rows, which }: Matrix): Rows {
  const made = rows.map((text) => new Row(text));
  const open = new Row(OPEN_ROW);
  return (index) => made[which[index] ?? 0] ?? open;
}

/** Count what the throws of a matrix come to. */
export function tallied({ rows, which }: Matrix): Tally {
  const made = rows.map((text) => new Row(text));
  const counts = new Array<number>(rows.length).fill(0);
  for (const number of which) counts[number] = (counts[number] ?? 0) + 1;
  const of = (side: 'a' | 'b'): Record<string, number> => {
    const sum = (fate: 'stand' | 'recoil' | 'flee' | 'destroyed'): number =>
      made.reduce((total, row, at) => total + (row.decided ? row.times(side, fate) * (counts[at] ?? 0) : 0), 0);
    return { stand: sum('stand'), recoil: sum('recoil'), flee: sum('flee'), destroyed: sum('destroyed') };
  };
  const open = made.reduce((total, { decided }, at) => total + (decided ? 0 : (counts[at] ?? 0)), 0);
  return { situations: which.length, open, rows: rows.length, a: of('a'), b: of('b') };
}
