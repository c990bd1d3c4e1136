import type { Counted } from './counted.ts';
import { timesEach, type Matrix } from './matrix.ts';
import { Row } from './row.ts';

/** How often each fate of each side occurs in a space, over all throws: what another program can check itself by. */
export interface CombatTally extends Counted {
  /** Of the throws of all situations that are decided: how side a ends, and side b. */
  readonly a: Readonly<Record<string, number>>;
  readonly b: Readonly<Record<string, number>>;
}

/** Count how the throws of a space of combats end. */
export function talliedThrows(matrix: Matrix): CombatTally {
  const { rows, which } = matrix;
  const made = rows.map((text) => new Row(text));
  const counts = timesEach(matrix);
  const of = (side: 'a' | 'b'): Record<string, number> => {
    const sum = (fate: 'stand' | 'recoil' | 'flee' | 'destroyed'): number =>
      made.reduce((total, row, at) => total + (row.decided ? row.times(side, fate) * (counts[at] ?? 0) : 0), 0);
    return { stand: sum('stand'), recoil: sum('recoil'), flee: sum('flee'), destroyed: sum('destroyed') };
  };
  const open = made.reduce((total, { decided }, at) => total + (decided ? 0 : (counts[at] ?? 0)), 0);
  return { situations: which.length, open, rows: rows.length, a: of('a'), b: of('b') };
}
