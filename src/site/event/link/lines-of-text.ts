import { isReadable } from './unreadable-text.ts';

/** Lines of a text by a stranger: with more, a part of it stands far from what says whose it is. */
const MOST_LINES = 8;

/**
 * Find where a text is drawn out, so that a part of it would stand by itself: more than one empty line in a row, or more
 * lines than fit beside the words that say whose text it is.
 *
 * @returns What is wrong, after the name of the text; null where nothing is
 */
export function drawnOutIn(text: string): string | null {
  const lines = text.split('\n');
  if (lines.some((line, index) => index > 0 && isEmpty(line) && isEmpty(lines[index - 1] ?? '')))
    return 'has more than one empty line in a row: take them out.';
  return lines.length > MOST_LINES
    ? `has too many lines: expected at most ${String(MOST_LINES)}, found ${String(lines.length)}.`
    : null;
}

/** The same words, drawn out no further than a text may be: what is too much of its lines is put into the last. */
export function squeezed(text: string): string {
  if (drawnOutIn(text) === null) return text;
  const lines = text.split('\n').filter((line) => !isEmpty(line));
  return [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')]
    .filter((line) => line !== '')
    .join('\n');
}

/** Whether a line shows nothing. */
function isEmpty(line: string): boolean {
  return !isReadable(line);
}
