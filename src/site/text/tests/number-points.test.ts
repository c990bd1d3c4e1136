import { expect, test } from 'vitest';
import { numberPoints } from '../number-points.ts';

test('the points of a list are numbered, and those of a list within it are not', () => {
  expect(numberPoints('<li>a<ul><li>b</li></ul></li><li class="x">c</li>', 3)).toBe(
    '<li id="point-3">a<ul><li>b</li></ul></li><li id="point-4" class="x">c</li>',
  );
});

test('what only looks like a point is none', () => {
  expect(numberPoints('<li title="&lt;li>">a &lt;li></li>\n<li>b</li>', 1)).toBe(
    '<li id="point-1" title="&lt;li&gt;">a &lt;li&gt;</li>\n<li id="point-2">b</li>',
  );
});
