import type { Matrix } from '../../src/theorems/index.ts';

/** Something that a thread is given to do. */
export type Work =
  | { readonly kind: 'part'; readonly space: string; readonly edition: string; readonly part: number }
  | { readonly kind: 'theorem'; readonly space: string; readonly module: string; readonly matrix: Matrix }
  | { readonly kind: 'difference'; readonly space: string; readonly older: Matrix; readonly newer: Matrix };
