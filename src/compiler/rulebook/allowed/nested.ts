import type { Nodes, Root } from 'mdast';
import { RulebookError, type Place } from '../source/problems.ts';
import type { SourceText } from '../source/source-text.ts';

/** How deep content may be nested; a table within a clause within a patch is seven deep. */
const DEEPEST = 24;

/** How many quotes and items of lists may begin in one line; no line of ours begins two. */
const MOST_IN_A_LINE = 3;

/**
 * How many may begin in one text, where the longest of ours has 42: whatever stands in each is moved when the next is
 * read, so that four times as many take up to sixteen times as long.
 */
const MOST_IN_A_TEXT = 600;

/** How far the words of a line may be from the margin: what stands in a list is told by that alone. */
const WIDEST = 48;

/**
 * How many letters may stand between two empty lines, where ours have some 2,300: each mark of strong words or code is
 * held against all others there, and each line against the quotes that it may go on.
 */
const LONGEST = 10_000;

/** A line that is empty to Markdown, which takes any other space than these for a letter. */
const EMPTY = /^[ \t]*$/u;

/** A quote or an item of a list begins, as far as a line shows it. */
const MARKER = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))`;

/** What stands before the words of a line. */
const MARGINS = new RegExp(String.raw`^(?:${MARKER})*[ \t]*(?=[^ \t\n])`, 'gm');
const MARKERS = new RegExp(MARKER, 'g');

/**
 * Refuse a text with a line that is nested deeper than anyone writes, or with more quotes and items of lists than any has,
 * before it is read: reading takes the longer, by the square, the deeper each line goes, and the more of them there are.
 *
 * @throws {RulebookError} At the first such line
 */
export function refuseNestedLines(source: SourceText): void {
  let inText = 0;
  for (const { 0: margin, index } of source.text.matchAll(MARGINS)) {
    const inLine = margin.match(MARKERS)?.length ?? 0;
    if (inLine > DEEPEST) throw tooDeep(source, index);
    if (inLine > MOST_IN_A_LINE) throw refused(source, index, mostMarkers(MOST_IN_A_LINE, 'a line', inLine));
    inText += inLine;
    if (inText > MOST_IN_A_TEXT) throw refused(source, index, mostMarkers(MOST_IN_A_TEXT, 'a text', 'more'));
    const columns = margin.replaceAll('\t', '    ').length;
    if (columns > WIDEST) throw tooWide(source, index, columns);
  }
}

/**
 * Refuse a text with a paragraph longer than anyone writes, before it is read.
 *
 * @throws {RulebookError} At the first such paragraph
 */
export function refuseLongParagraphs(source: SourceText): void {
  for (const { index, length } of blocksIn(source.text)) {
    if (length <= LONGEST) continue;
    throw new RulebookError([
      {
        headline: `Cannot read this: expected at most ${LONGEST.toLocaleString('en-GB')} letters between two empty lines, found ${length.toLocaleString('en-GB')}`,
        places: [{ position: source.positionAt(index), label: 'where it begins' }],
        hint: 'part it by empty lines.',
      },
    ]);
  }
}

/** What stands between two empty lines: where it begins, and how long it is. Each line is looked at once. */
function blocksIn(text: string): readonly { readonly index: number; readonly length: number }[] {
  const blocks: { index: number; length: number }[] = [];
  let [index, length] = [0, 0];
  for (const line of [...text.split('\n'), '']) {
    if (!EMPTY.test(line)) length += line.length + 1;
    else {
      if (length > 0) blocks.push({ index, length });
      index += length + line.length + 1;
      length = 0;
    }
  }
  return blocks;
}

/**
 * Refuse a tree that is nested deeper than anyone writes, as what walks through it later goes as deep.
 *
 * @throws {RulebookError} At the first node that is too deep
 */
export function refuseNested(tree: Root, source: SourceText): void {
  let level: readonly Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > DEEPEST && first !== undefined) throw tooDeep(source, first.position?.start.offset ?? 0);
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
}

/**
 * Read something that is read by going into it, level by level.
 *
 * @throws {RulebookError} If it is nested deeper than there is room for
 */
export function notTooDeep<T>(source: SourceText, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(source, whereBracketsPile(source.text));
    throw error;
  }
}

/** Where more brackets are open than content is deep; 0 where it is no bracket that makes it so deep. */
function whereBracketsPile(text: string): number {
  let open = 0;
  for (const { 0: bracket, index } of text.matchAll(/[([{)\]}]/g)) {
    open = '([{'.includes(bracket) ? open + 1 : Math.max(0, open - 1);
    if (open > DEEPEST) return index;
  }
  return 0;
}

function tooDeep(source: SourceText, offset: number): RulebookError {
  return refused(source, offset, `at most ${String(DEEPEST)} levels of nesting, found more`);
}

function mostMarkers(most: number, where: string, found: number | string): string {
  return `at most ${String(most)} quotes and items of lists that begin in ${where}, found ${String(found)}`;
}

function tooWide(source: SourceText, offset: number, columns: number): RulebookError {
  return refused(
    source,
    offset,
    `at most ${String(WIDEST)} columns before the words of a line, found ${String(columns)}`,
  );
}

function refused(source: SourceText, offset: number, expected: string): RulebookError {
  const place: Place = { position: source.positionAt(offset), label: 'where it goes too deep' };
  return new RulebookError([
    {
      headline: `Cannot read this: expected ${expected}`,
      places: [place],
      hint: 'take quotes, lists and brackets out of one another.',
    },
  ]);
}
