import type { Nodes, Root } from 'mdast';
import { RulebookError, type Place } from '../source/problems.ts';
import type { SourceText } from '../source/source-text.ts';

/** How deep content may be nested; a table within a clause within a patch is seven deep. */
const DEEPEST = 24;

/** A quote or an item of a list begins, as far as a line shows it. */
const MARKER = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))`;

/** A line within more quotes and lists than that: to read the tree of thousands would take minutes. */
const LINE_TOO_DEEP = new RegExp(`^(?:${MARKER}){${String(DEEPEST + 1)}}`, 'm');

/** How far its words may be from the margin: what stands in a list is told by that alone, four columns deeper at most. */
const WIDEST = 4 * DEEPEST;

/** What stands before the words of a line. */
const MARGINS = new RegExp(String.raw`^(?:${MARKER})*[ \t]*(?=\S)`, 'gm');

/**
 * Refuse a text with a line that is nested deeper than anyone writes, before it is read: reading takes the longer, by the
 * square, the deeper each line goes.
 *
 * @throws {RulebookError} At the first such line
 */
export function refuseNestedLines(source: SourceText): void {
  const found = LINE_TOO_DEEP.exec(source.text);
  if (found !== null) throw tooDeep(source, found.index);
  for (const { 0: margin, index } of source.text.matchAll(MARGINS)) {
    const columns = margin.replaceAll('\t', '    ').length;
    if (columns > WIDEST) throw tooWide(source, index, columns);
  }
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
    if (error instanceof RangeError) throw tooDeep(source, 0);
    throw error;
  }
}

function tooDeep(source: SourceText, offset: number): RulebookError {
  return refused(source, offset, `at most ${String(DEEPEST)} levels of nesting, found more`);
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
