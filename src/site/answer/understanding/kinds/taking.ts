import type { Question } from '../question.ts';
import { isA, type Asking, type Meaning, type NamedTroop, type Piece, type PieceOf } from '../words/piece.ts';

/** A question that some pieces come to, and those that say nothing in it. */
export interface Reading {
  readonly question: Question;
  readonly rest: readonly Piece[];
}

/** Pieces of a query, from which a kind of question takes what it needs. */
export class Taking {
  #left: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.#left = pieces;
  }

  /** What nobody has taken. */
  get left(): readonly Piece[] {
    return this.#left;
  }

  /** All of a sort that are still there. */
  all<I extends Meaning['is']>(is: I): readonly PieceOf<I>[] {
    const found = this.#left.filter(isA(is));
    this.#left = this.#left.filter((piece) => piece.is !== is);
    return found;
  }

  /** The only one of its sort; null where there is none, or there are several: those are left. */
  only<I extends Meaning['is']>(is: I): PieceOf<I> | null {
    const [found, ...others] = this.#left.filter(isA(is));
    if (found === undefined || others.length > 0) return null;
    this.#left = this.#left.filter((piece) => piece !== found);
    return found;
  }

  /** Whether something is asked for; it is taken. */
  asks(...some: readonly Asking[]): boolean {
    const found = this.#left.filter((piece) => piece.is === 'asking' && some.includes(piece.what));
    this.#left = this.#left.filter((piece) => !found.includes(piece));
    return found.length > 0;
  }

  /** What is told of these fields, by their names. A field of which two things are told is left. */
  states(fields: readonly string[]): Readonly<Record<string, string>> {
    const told = Map.groupBy(
      this.#left.filter(isA('state')).filter(({ field }) => fields.includes(field)),
      ({ field }) => field,
    );
    const values = new Map(
      [...told].flatMap(([field, same]) => {
        const value = valueOf(same);
        return value === null ? [] : [[field, value] as const];
      }),
    );
    this.#left = this.#left.filter((piece) => piece.is !== 'state' || !values.has(piece.field));
    return Object.fromEntries(values);
  }

  /** All the troops; null unless there are so many. */
  troops(number: number): readonly NamedTroop[] | null {
    const found = this.#left.filter(isA('troop'));
    if (found.length !== number) return null;
    this.#left = this.#left.filter((piece) => piece.is !== 'troop');
    return found.map(({ troop }) => troop);
  }
}

/** The one value that is told of a field; null where there are two. A column may be called a group, too. */
function valueOf(told: readonly PieceOf<'state'>[]): string | null {
  const [value = null, ...others] = new Set(told.map((each) => each.value));
  if (others.length === 0) return value;
  const columns = told.every((each) => each.field === 'form' && each.value !== 'single');
  return columns ? 'column' : null;
}

/** Whether something is asked for among some pieces. */
export function asksFor(pieces: readonly Piece[], ...some: readonly Asking[]): boolean {
  return pieces.some((piece) => piece.is === 'asking' && some.includes(piece.what));
}
