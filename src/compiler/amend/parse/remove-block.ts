/**
 * The range to cut so that an element goes with its own lines and one blank line beside it.
 *
 * @param text The text that it stands in
 * @param start Offset of the element
 * @param end Offset behind the element
 * @returns Offsets of the range; no more than the element itself where it shares its lines
 */
export function removeBlock(
  text: string,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } {
  const lineStart = startOfLine(text, start);
  const lineEnd = endOfLine(text, end);
  if (text.slice(lineStart, start).trim() !== '' || text.slice(end, lineEnd).trim() !== '') return { start, end };
  const lineBefore = startOfLine(text, lineStart - 1);
  if (lineStart > 0 && text.slice(lineBefore, lineStart).trim() === '') return { start: lineBefore, end: lineEnd };
  const lineAfter = endOfLine(text, lineEnd);
  return { start: lineStart, end: text.slice(lineEnd, lineAfter).trim() === '' ? lineAfter : lineEnd };
}

function startOfLine(text: string, offset: number): number {
  return text.slice(0, offset).lastIndexOf('\n') + 1;
}

function endOfLine(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  return feed < 0 ? text.length : feed + 1;
}
