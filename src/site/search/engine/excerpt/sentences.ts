/** A piece of a text, from one place to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Before a point of a list, which may say nothing without the others; and before a row of a table, or a step of a
 * reasoning, which stands by itself. */
export const POINT = '•';
export const ROW = '◦';

/** Sentences and lines, in order. */
export function sentencesOf(text: string): readonly Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?][)\u201d"]?)\s+(?=[\p{Lu}(\u201c"])|\n+/gu)) {
    if (index > start) sentences.push({ start, end: index });
    start = index + gap.length;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

/** Where the rule ends and what is remarked on it begins: behind an empty line. */
export function endOfRule(text: string): number {
  const end = text.indexOf('\n\n');
  return end < 0 ? text.trimEnd().length : end;
}

/** Whether the line of a place begins with this mark. */
export function isInLine(text: string, place: number, mark: string): boolean {
  return text.startsWith(mark, text.lastIndexOf('\n', place - 1) + 1);
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
