import type { Correction, Leaf, Numbering, Work } from './model.ts';
import { findNumbering } from './sections/find-numbering.ts';
import type { ReadText } from './sections/read-sections.ts';
import { isOfInstruction } from './sheets/instruction-key.ts';
import { readSheet, type ReadSheet } from './sheets/read-sheet.ts';

/** A person's copy of a work, read. */
export interface BookReading {
  readonly work: Work;
  readonly leaves: readonly Leaf[];
  readonly numbering: Numbering;
  readonly text: ReadText;
  /** Of a sheet of instructions: those. Null of any other, and where the file does not hold that sheet. */
  readonly sheet: ReadSheet | null;
}

/**
 * Read a person's copy: which printed page stands where, and what is on it.
 *
 * @param leaves In order
 * @param work What it is a copy of
 * @param correction What the person says of it
 */
export function readBook(leaves: readonly Leaf[], work: Work, correction: Correction = {}): BookReading {
  const { numbering, text, pages } = findNumbering(
    leaves,
    work,
    correction,
    (line) => work.amends === true && isOfInstruction(line),
  );
  const lines = pages.flatMap((page) => page.lines);
  const sheet = work.amends === true ? readSheet(lines, text.style, work) : null;
  return { work, leaves, numbering, text, sheet };
}
