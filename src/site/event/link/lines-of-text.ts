import type { EventSheet, SheetProblem } from './event-sheet.ts';
import { isReadable } from './unreadable-text.ts';

/** Lines of a text by a stranger: with more, a part of it stands far from what says whose it is. */
const MOST_LINES = 8;

/**
 * Find which texts of an event sheet are drawn out, so that a part of one would stand by itself. It is asked of a sheet that
 * is made, or comes by a link: what a device plays by already stays as it is.
 *
 * @returns Every such text, in the order of the sheet
 */
export function checkLines({ lists, rulings }: EventSheet): readonly SheetProblem[] {
  const texts = [
    { field: 'lists' as const, what: 'What is said of the army lists', text: lists },
    ...rulings.map(({ text }, index) => ({ field: `rulings.${index}.text` as const, what: 'The ruling', text })),
  ];
  return texts.flatMap(({ field, what, text }) => {
    const problem = drawnOutIn(text);
    return problem === null ? [] : [{ field, text: `${what} ${problem}` }];
  });
}

/** By more than one empty line in a row, or more lines than fit beside the words that say whose text it is. */
function drawnOutIn(text: string): string | null {
  const lines = text.split('\n');
  const isEmpty = (line = ''): boolean => !isReadable(line);
  if (lines.some((line, index) => index > 0 && isEmpty(line) && isEmpty(lines[index - 1])))
    return 'has more than one empty line in a row: take them out.';
  return lines.length > MOST_LINES
    ? `has too many lines: expected at most ${String(MOST_LINES)}, found ${String(lines.length)}.`
    : null;
}
