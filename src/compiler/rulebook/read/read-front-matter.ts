import type { Root } from 'mdast';
import type { z } from 'zod';
import { endOf, placeAt, startOf } from './elements.ts';
import { RulebookError, type Problem } from '../source/problems.ts';
import { readYaml } from './read-yaml.ts';
import type { SourceText } from '../source/source-text.ts';

/**
 * Read the front matter of an MDX file.
 *
 * @param tree The file, as `parseMdx` gives it
 * @param source What it was parsed from
 * @param schema What the front matter must hold
 * @param problems Where problems are reported
 * @returns What the schema makes of it, or null if there were problems
 */
export function readFrontMatter<Schema extends z.ZodType>(
  tree: Root,
  source: SourceText,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | null {
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    problems.push({
      headline: 'Cannot read the front matter: there is none',
      places: [placeAt(source, 0, 'the file')],
      hint: 'begin the file with its fields between two lines of "---".',
    });
    return null;
  }
  const start = source.text.indexOf('\n', startOf(first)) + 1;
  const fences = [startOf(first), source.text.lastIndexOf('\n', endOf(first) - 1) + 1];
  const blank = fences.find((at) => !isBare(source.text, at));
  if (blank !== undefined) {
    problems.push({
      headline: 'Cannot read the front matter: expected a line of "---" alone, found blanks behind it',
      places: [placeAt(source, blank + FENCE.length, 'behind the "---"')],
      hint: 'take them out: not all that reads the file would end the fields there.',
    });
    return null;
  }
  try {
    return readYaml(source.slice(start, start + first.value.length), schema, 'the front matter');
  } catch (error) {
    if (!(error instanceof RulebookError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

const FENCE = '---';

/** Whether a fence of the front matter has nothing behind it on its line. */
function isBare(text: string, at: number): boolean {
  const end = text.indexOf('\n', at);
  return text.slice(at, end === -1 ? undefined : end) === FENCE;
}
