import type { Wanted } from '../query/understand-query.ts';

/** What a record has of one thing that was wanted. */
export interface Match {
  readonly wanted: Wanted;
  /** How much it counts that the record has it. */
  readonly worth: number;
  /** Where the record has it, in order, and how well what stands there stands for it. */
  readonly places: readonly { readonly weight: number; readonly places: readonly number[] }[];
}
