import type { Correction, Leaf, Numbering, Work } from './model.ts';
import { findNumbering } from './sections/find-numbering.ts';
import type { ReadText } from './sections/read-sections.ts';

/** A person's copy of a work, read. */
export interface BookReading {
  readonly work: Work;
  readonly leaves: readonly Leaf[];
  readonly numbering: Numbering;
  readonly text: ReadText;
}

/**
 * Read a person's copy: which printed page stands where, and what is on it.
 *
 * @param leaves In order
 * @param work What it is a copy of
 * @param correction What the person says of it
 */
export function readBook(leaves: readonly Leaf[], work: Work, correction: Correction = {}): BookReading {
  const { numbering, text } = findNumbering(leaves, work, correction);
  return { work, leaves, numbering, text };
}
