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

  /** What is told of these fields, by their names. */
  states(fields: readonly string[]): Readonly<Record<string, string>> {
    const found = this.#left.filter(isA('state')).filter(({ field }) => fields.includes(field));
    this.#left = this.#left.filter((piece) => !found.some((each) => each === piece));
    return Object.fromEntries(found.map(({ field, value }) => [field, value]));
  }

  /** All the troops; null unless there are so many. */
  troops(number: number): readonly NamedTroop[] | null {
    const found = this.#left.filter(isA('troop'));
    if (found.length !== number) return null;
    this.#left = this.#left.filter((piece) => piece.is !== 'troop');
    return found.map(({ troop }) => troop);
  }
}

/** Whether something is asked for among some pieces. */
export function asksFor(pieces: readonly Piece[], ...some: readonly Asking[]): boolean {
  return pieces.some((piece) => piece.is === 'asking' && some.includes(piece.what));
}
