import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { notTooDeep, refuseLongParagraphs, refuseNested, refuseNestedLines } from '../allowed/nested.ts';
import { refuseStrangeCharacters } from '../allowed/plain-source.ts';
import { RulebookError, type Place } from '../source/problems.ts';
import type { SourceText } from '../source/source-text.ts';

const processor = remark().use(remarkFrontmatter, ['yaml']).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Parse MDX to a Markdown tree whose positions are offsets in the source.
 *
 * @param source The whole file
 * @returns The tree as remark gives it
 * @throws {RulebookError} If the MDX is malformed, nested too deep, has a paragraph that is too long, or holds characters that readers do not see
 */
export function parseMdx(source: SourceText): Root {
  refuseStrangeCharacters(source, 'MDX');
  refuseNestedLines(source);
  refuseLongParagraphs(source);
  try {
    const tree = notTooDeep(source, () => processor.parse(source.text));
    refuseNested(tree, source);
    return tree;
  } catch (error) {
    if (!isParseFailure(error)) throw error;
    throw new RulebookError([malformed(source, error)]);
  }
}

/** What remark throws: a message with the place where it gave up. */
interface ParseFailure {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isParseFailure(error: unknown): error is ParseFailure {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** The message names places as `(3:1-3:20)`, which mean nothing to the author of a spliced text: they become places. */
function malformed(source: SourceText, { reason, line, column }: ParseFailure) {
  const at = (atLine: number, atColumn: number) => source.positionAt(offsetOf(source.text, atLine, atColumn));
  const named = [...reason.matchAll(/ \((\d+):(\d+)-\d+:\d+\)/g)];
  const places: Place[] = [
    ...(line === undefined ? [] : [{ position: at(line, column ?? 1), label: 'where reading stopped' }]),
    ...named.map(([, atLine, atColumn]) => ({ position: at(Number(atLine), Number(atColumn)), label: 'the tag' })),
  ];
  const headline = `Malformed MDX: ${reason.replaceAll(/ \(\d+:\d+-\d+:\d+\)/g, '')}`;
  return { headline, places: places.length > 0 ? places : [{ position: at(1, 1), label: 'the file' }] };
}

function offsetOf(text: string, line: number, column: number): number {
  let lineStart = 0;
  for (let before = 1; before < line; before += 1) lineStart = text.indexOf('\n', lineStart) + 1;
  return Math.min(text.length, lineStart + column - 1);
}
