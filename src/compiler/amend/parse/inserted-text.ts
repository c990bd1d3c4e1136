import { SourceText } from '../../rulebook/index.ts';
import type { InsertPatch } from '../model.ts';

/**
 * The clauses of an Insert as authored, one blank line between them.
 *
 * @param patch The patch
 * @returns Their text
 */
export function insertedText(patch: InsertPatch): SourceText {
  const gap = blankLine(patch);
  const [first, ...others] = patch.texts;
  return SourceText.join(first ?? gap.slice(0, 0), ...others.flatMap((text) => [gap, text]));
}

/**
 * A blank line that counts as written where the patch stands.
 *
 * @param patch The patch
 * @returns Two line ends
 */
export function blankLine({ position }: InsertPatch): SourceText {
  const { file, line, column } = position;
  return SourceText.of('\n\n', file, line, column);
}
