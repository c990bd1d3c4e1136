import { expect, test } from 'vitest';
import { inlineRuns } from '../inline-markdown.ts';
import { numberPoints } from '../../text/number-points.ts';

test.each([
  ['Plain words.', ['text Plain words.']],
  ['See [rear support](/3.4/rear-support/).', ['text See ', 'link rear support -> /3.4/rear-support/', 'text .']],
  ['**Not** *these*, `but` 2 * 3.', ['strong Not', 'text  ', 'emphasis these', 'text , ', 'code but', 'text  2 * 3.']],
  ['', []],
])('"%s"', (line, expected) => {
  expect(inlineRuns(line).map(({ kind, text, href }) => `${kind} ${text}${href && ` -> ${href}`}`)).toEqual(expected);
});

test('the points of a list are numbered, and those of a list within it are not', () => {
  expect(numberPoints('<li>a<ul><li>b</li></ul></li><li class="x">c</li>', 3)).toBe(
    '<li id="point-3">a<ul><li>b</li></ul></li><li id="point-4" class="x">c</li>',
  );
});
