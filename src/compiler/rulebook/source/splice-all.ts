import { SourceText } from './source-text.ts';

/** Characters to replace; nothing is replaced where `start` equals `end`, so that the text is put in between. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: SourceText;
}

/**
 * Make several edits to one text at once. Offsets are those of the text as it stands before any of them.
 *
 * @param source The text
 * @param edits What to replace; those that put text in at the same offset keep the order they are given in, and those
 *   that only remove text may overlap each other
 * @returns The edited text; `source` is not modified
 * @throws {RangeError} If other edits overlap
 */
export function spliceAll(source: SourceText, edits: readonly Edit[]): SourceText {
  if (edits.length === 0) return source;
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const pieces: SourceText[] = [];
  let offset = 0;
  let removedUpTo = 0;
  for (const { start, end, replacement } of inOrder) {
    const removes = replacement.length === 0;
    if (start < offset && !(removes && offset === removedUpTo))
      throw new RangeError(`Edits overlap at offset ${start}`);
    pieces.push(source.slice(offset, Math.max(offset, start)), replacement);
    offset = Math.max(offset, end);
    if (removes) removedUpTo = offset;
  }
  return SourceText.join(source.slice(0, 0), ...pieces, source.slice(offset, source.length));
}
