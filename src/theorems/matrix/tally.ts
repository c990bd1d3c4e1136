import type { Space } from '../spaces/space.ts';
import { isAsked, toldIn } from './answers-of.ts';
import { timesEach, type Matrix } from './matrix.ts';
import { Row } from './row.ts';

/** What every tally counts. */
interface Counted {
  /** How many situations there are, and in how many what the texts say does not decide all that is asked. */
  readonly situations: number;
  readonly open: number;
  /** How many different rows of throws, or answers. */
  readonly rows: number;
}

/** How often each fate of each side occurs in a space, over all throws: what another program can check itself by. */
export interface CombatTally extends Counted {
  /** Of the throws of all situations that are decided: how side a ends, and side b. */
  readonly a: Readonly<Record<string, number>>;
  readonly b: Readonly<Record<string, number>>;
}

/** How often each answer occurs in a space, likewise. */
export interface AnswerTally extends Counted {
  /** How many situations are no question: knights that are mounted infantry. */
  readonly unasked: number;
  /** By what is said, and then by how: `{ pips: { '1': 200 } }`. */
  readonly says: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type Tally = CombatTally | AnswerTally;

/** Count what the situations of a space come to. */
export function tallied(space: Space, matrix: Matrix): Tally {
  return space.query === 'combat' ? talliedThrows(matrix) : talliedAnswers(matrix);
}

function talliedThrows(matrix: Matrix): CombatTally {
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

function talliedAnswers(matrix: Matrix): AnswerTally {
  const { rows, which } = matrix;
  const counts = timesEach(matrix);
  const says: Record<string, Record<string, number>> = {};
  let [open, unasked] = [0, 0];
  for (const [at, text] of rows.entries()) {
    const told = toldIn(text);
    const count = counts[at] ?? 0;
    if (!isAsked(told)) unasked += count;
    else if (!told.decided) open += count;
    for (const [name, said] of Object.entries(told.says)) {
      const ofName = (says[name] ??= {});
      ofName[String(said)] = (ofName[String(said)] ?? 0) + count;
    }
  }
  return { situations: which.length, open, rows: rows.length, unasked, says: sorted(says) };
}

/** By amount, so that the same counts are the same text. */
function sorted(says: AnswerTally['says']): AnswerTally['says'] {
  return Object.fromEntries(
    Object.entries(says).map(([name, counts]) => [
      name,
      Object.fromEntries(
        Object.entries(counts).toSorted(([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1)),
      ),
    ]),
  );
}

/** Amounts by size, what is none after them. */
function placeOf(said: string): number {
  const amount = Number(said);
  return Number.isNaN(amount) ? Number.MAX_VALUE : amount;
}
