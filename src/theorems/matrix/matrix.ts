import { countOf, type Space } from '../spaces/space.ts';

/** What the situations of one part of a space come to: which of a few texts each has. */
export interface Part {
  readonly rows: readonly string[];
  readonly which: Uint32Array;
}

/** What those of a whole space come to in one edition. */
export interface Matrix {
  readonly rows: readonly string[];
  /** Shared between threads. */
  readonly which: Uint32Array;
}

/** In how many parts the situations of a space are worked out, each with a digest of its own. */
export const PARTS = 16;

/** The situations of a part: from the first up to, and without, the second. */
export function extentOf(space: Space, part: number): readonly [number, number] {
  const count = countOf(space);
  return [Math.floor((count * part) / PARTS), Math.floor((count * (part + 1)) / PARTS)];
}

/**
 * Work out a part of a space.
 *
 * @param find The text of what any situation comes to
 */
export function partOf(space: Space, part: number, find: (index: number) => string): Part {
  const [from, until] = extentOf(space, part);
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

/** How many situations come to each of the texts of a matrix. */
export function timesEach({ rows, which }: Matrix): readonly number[] {
  const counts = new Array<number>(rows.length).fill(0);
  for (const number of which) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}
