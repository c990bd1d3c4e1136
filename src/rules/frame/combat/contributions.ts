import type { Decision } from '../decide.ts';

/** Something that counted in a side's score; `K` are the kinds that the game tells apart. */
export interface Contribution<K extends string> {
  readonly kind: K;
  readonly amount: number;
  readonly clause: string;
  readonly label: string;
}

/** What a clause added, as a contribution of a kind. */
export function contributed<K extends string>(kind: K): (decision: Decision<number>) => Contribution<K> {
  return ({ value, clause }) => ({ kind, amount: value, clause: clause.id, label: clause.title });
}

/** What contributions come to. */
export function sum(contributions: readonly Contribution<string>[]): number {
  return contributions.reduce((total, { amount }) => total + amount, 0);
}
