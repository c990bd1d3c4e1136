import { SourceText, type Section } from '../../rulebook/index.ts';
import type { InsertPatch } from '../model.ts';

/**
 * The clauses of an Insert as authored, one blank line between them.
 *
 * @param patch The patch
 * @param section The section that they go into, whose line ends are used
 * @returns Their text
 */
export function insertedText(patch: InsertPatch, section: Section): SourceText {
  const gap = blankLine(patch, section);
  const [first, ...others] = patch.texts;
  return SourceText.join(first ?? gap.slice(0, 0), ...others.flatMap((text) => [gap, text]));
}

/**
 * A blank line that counts as written where the patch stands.
 *
 * @param patch The patch
 * @param section The section whose line ends are used
 * @returns Two line ends
 */
export function blankLine({ position }: InsertPatch, { source }: Section): SourceText {
  const { file, line, column } = position;
  return SourceText.of((source.text.includes('\r\n') ? '\r\n' : '\n').repeat(2), file, line, column);
}
