import { expect, test } from 'vitest';
import type { PhrasingContent } from 'mdast';
import { inlinePieces } from '../inline-markdown.ts';
import { dateInWords } from '../date-in-words.ts';

function wordsOf(node: PhrasingContent): string {
  return 'children' in node ? node.children.map(wordsOf).join('') : 'value' in node ? node.value : '';
}

test.each(['![x](/x.png)', '<b>x</b>', '# x', '- x'])('%j is no line of words', (line) => {
  expect(() => inlinePieces(line)).toThrow('expected a line of words and links');
});

test.each([
  ['2009-12-10', '10 December 2009'],
  ['2026-05-03', '3 May 2026'],
  ['2000-09', 'September 2000'],
  ['1998', '1998'],
  ['in March', 'in March'],
  ['2026-99-99', '2026-99-99'],
])('%s is read as %s', (date, words) => {
  expect(dateInWords(date)).toBe(words);
});

test.each([
  ['Plain words.', ['text Plain words.']],
  ['See [rear support](/3.4/rear-support/).', ['text See ', 'link rear support -> /3.4/rear-support/', 'text .']],
  [
    '**Not** *these*, `but` 2 * 3.',
    ['strong Not', 'text  ', 'emphasis these', 'text , ', 'inlineCode but', 'text  2 * 3.'],
  ],
  ['**One *within* another**', ['strong One within another']],
  ['2 \\* 3 &amp; [a \\] b](/x/)', ['text 2 * 3 & ', 'link a ] b -> /x/']],
  ['', []],
])('"%s"', (line, expected) => {
  expect(
    inlinePieces(line).map((piece) => `${piece.type} ${wordsOf(piece)}${'url' in piece ? ` -> ${piece.url}` : ''}`),
  ).toEqual(expected);
});
