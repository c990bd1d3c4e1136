import type { Code } from 'mdast';
import { tooDeepIn } from '../allowed/deep-code.ts';
import { nearest } from '../../schemas/index.ts';
import { endOf, placeAt, startOf } from './elements.ts';
import type { Fence, FenceKind } from '../model.ts';
import type { Position } from '../source/position.ts';
import type { Reading } from './read-attributes.ts';

const kinds: ReadonlyMap<string, FenceKind> = new Map([
  ['ts rule', 'rule'],
  ['ts example', 'example'],
  ['ts setup', 'setup'],
  ['ts theorem', 'theorem'],
]);

/**
 * Read a fence of code.
 *
 * @param node The fence
 * @param subject What a problem cannot read: `clause "move.wheel"`
 * @param reading Where problems are reported
 * @returns The fence, or null if it is of no kind that we know, or too deep
 */
export function readFence(node: Code, subject: string, { source, heading, problems }: Reading): Fence | null {
  const start = startOf(node);
  const words = [node.lang, node.meta].filter(Boolean).join(' ');
  const kind = kinds.get(words);
  if (kind === undefined) {
    const headline = `Cannot read ${subject}: unknown fence "${words}"`;
    const meant = nearest(words, kinds.keys());
    const hint = meant === null ? `known fences: ${[...kinds.keys()].join(', ')}.` : `did you mean "${meant}"?`;
    problems.push({ headline, places: [placeAt(source, start, heading)], hint });
    return null;
  }
  const indent = (node.position?.start.column ?? 1) - 1;
  const lines: number[] = [];
  let lineStart = source.text.indexOf('\n', start) + 1;
  const count = node.value.split('\n').length;
  while (lines.length < count) {
    const blank = /^[ \t]*/.exec(source.text.slice(lineStart, lineStart + indent))?.[0].length ?? 0;
    lines.push(lineStart + blank);
    lineStart = source.text.indexOf('\n', lineStart) + 1;
  }
  const end = endOf(node);
  const written = (line: number, column: number): Position =>
    source.positionAt(Math.min((lines[line] ?? lines.at(-1) ?? start) + column, end));
  const deep = tooDeepIn(node.value);
  if (deep !== null) {
    const lineOfIt = node.value.slice(0, deep.at).split('\n').length - 1;
    problems.push({
      headline: `Cannot read the ${kind} of ${subject}: expected ${deep.expected}`,
      places: [{ position: written(lineOfIt, 0), label: 'where it goes too deep' }],
      hint: 'give a part of it a name of its own.',
    });
    return null;
  }
  return { kind, code: node.value, start, end, position: written(0, 0), written };
}
