import type { Matrix } from '../../src/theorems/index.ts';

/** Of a part of a space, its situations with what each comes to, line by line, and a digest of what they come to. */
export interface PartInLines {
  readonly lines: string;
  readonly digest: string;
}

/** Something that a thread is given to do. */
export type Work =
  | { readonly kind: 'part' | 'lines'; readonly space: string; readonly edition: string; readonly part: number }
  | { readonly kind: 'difference'; readonly space: string; readonly older: InEdition; readonly newer: InEdition };

/** What a space comes to in an edition. */
interface InEdition {
  readonly edition: string;
  readonly matrix: Matrix;
}
