import type { Matrix, Proof } from '../../../theorems/index.ts';

/** A theorem that is to be tried on a space, in one edition. */
export interface TheoremTask {
  /** The name of its module, which tells it in traces. */
  readonly module: string;
  /** The text of its module. */
  readonly text: string;
  /** Every kind of troops, as the spaces are made of them. */
  readonly kinds: readonly string[];
  /** The name of the space. */
  readonly space: string;
  readonly matrix: Matrix;
}

/** What is told of it: that one more part of the space was begun, and what came of the whole, or what it threw. */
export type TheoremNews = { readonly begun: number } | { readonly proof: Proof } | { readonly failed: string };
