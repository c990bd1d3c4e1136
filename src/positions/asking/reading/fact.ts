import { tell, type Measured, type Told, type Witness } from '../../geometry/index.ts';

/** Something that a position shows. */
export interface Fact {
  /** What is so or not, in words: `B starts entirely beyond the line of A’s rear edge`. */
  readonly fact: string;
  readonly answer: Told;
  /** In paces; null for what is stated. */
  readonly margin: number | null;
  readonly witness: Witness | null;
}

/** A fact that was measured, as far as hands can tell. */
export function measuredFact(fact: string, { margin, witness }: Measured, tolerance: number): Fact {
  return { fact, answer: tell(margin, tolerance), margin, witness };
}

/** A fact that was stated, or that follows from what was. */
export function statedFact(fact: string, witness: Witness | null = null): Fact {
  return { fact, answer: 'yes', margin: null, witness };
}
