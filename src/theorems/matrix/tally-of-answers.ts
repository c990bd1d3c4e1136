import { isAsked, toldIn } from './answers-of.ts';
import type { Counted } from './counted.ts';
import { timesEach, type Matrix } from './matrix.ts';

/** How often each answer occurs in a space, likewise. */
export interface AnswerTally extends Counted {
  /** How many situations are no question: knights that are mounted infantry. */
  readonly unasked: number;
  /** By what is said, and then by how: `{ pips: { '1': 200 } }`. */
  readonly says: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Count what the questions of a space are answered. */
export function talliedAnswers(matrix: Matrix): AnswerTally {
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
