import { expect, test } from 'vitest';
import { readFigure } from '../index.ts';

test.each([
  ['0', 0],
  ['5', 5],
  ['+1', 1],
  ['-1', -1],
  ['−1', -1],
  ['12.5', 12.5],
  ['-0.5', -0.5],
  ['½', 0.5],
  ['-½', -0.5],
  ['6½', 6.5],
  ['+10½', 10.5],
  ['-0', 0],
  ['–', 'none'],
  ['-', 'none'],
  ['in print only', 'not held'],
  ['not held', null],
  ['', null],
  ['+', null],
  ['—', null],
  ['1.', null],
  ['.5', null],
  ['6.5½', null],
  ['1 000', null],
  ['1-2', null],
  ['5*', null],
  ['five', null],
  ['Not held', null],
  ['½½', null],
])('%j is %j', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});
