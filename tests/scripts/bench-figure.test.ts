import { describe, expect, test } from 'vitest';
import { formatFigures, keepsTarget, type Figure } from '../../scripts/bench/figure.ts';

const build: Figure = { name: 'Whole build', value: 12.345, unit: 's', target: { atMost: 20 } };
const combats: Figure = { name: 'Combats', value: 61234.5, unit: 'a second', target: { atLeast: 50_000 } };
const stage: Figure = { name: '  compile', value: 3, unit: 's' };

describe('keepsTarget', () => {
  test.each([
    ['at the upper bound', { ...build, value: 20 }, true],
    ['above the upper bound', { ...build, value: 20.01 }, false],
    ['at the lower bound', { ...combats, value: 50_000 }, true],
    ['below the lower bound', { ...combats, value: 49_999 }, false],
    ['without a target', stage, true],
    ['not a number', { ...build, value: Number.NaN }, false],
  ])('%s', (_, figure, expected) => {
    expect(keepsTarget(figure)).toBe(expected);
  });
});

test('formatFigures lines names, figures and targets up, with a verdict beside each target', () => {
  expect(formatFigures([build, stage, { ...combats, value: 100 }])).toBe(
    [
      'Whole build       12.35 s  at most 20 s              ok',
      '  compile             3 s',
      'Combats      100 a second  at least 50,000 a second  over',
    ].join('\n'),
  );
});
