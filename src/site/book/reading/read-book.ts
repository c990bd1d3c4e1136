import type { Correction, Leaf, Numbering, Work } from './model.ts';
import { countPages } from './number-pages.ts';

/** A person's copy of a work, read. */
export interface BookReading {
  readonly work: Work;
  readonly leaves: readonly Leaf[];
  readonly numbering: Numbering;
}

/**
 * Read a person's copy: which printed page stands where, and what is on it.
 *
 * @param leaves In order
 * @param work What it is a copy of
 * @param correction What the person says of it
 */
export function readBook(leaves: readonly Leaf[], work: Work, correction: Correction = {}): BookReading {
  const twoToALeaf = correction.twoToALeaf ?? false;
  const anchors = correction.pages ?? [];
  return {
    work,
    leaves,
    numbering: {
      pages: countPages(leaves, anchors, twoToALeaf),
      twoToALeaf,
      from: anchors.length > 0 ? 'a person' : 'a guess',
      sure: anchors.length > 0,
    },
  };
}
