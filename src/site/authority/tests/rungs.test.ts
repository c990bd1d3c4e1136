import { expect, test } from 'vitest';
import { computedFrom } from '../computed-from.ts';
import { rungInWords, rungOfSection } from '../rungs.ts';

test.each([
  [[true, true], 'secondary'],
  [[true, false], 'rule'],
  [[false], 'rule'],
  [[], 'rule'],
])('a section whose clauses rest on secondary sources: %j, is of the rung %s', (secondary, rung) => {
  expect(rungOfSection(secondary.map((each) => ({ secondary: each })))).toBe(rung);
});

test.each([
  ['rule', null, 'Rule in force'],
  ['rule', '3.1', 'Rule of 3.1'],
  ['secondary', '3.1', 'By a secondary source'],
] as const)('the rung %s, of an older edition: %s, is called %s', (rung, older, words) => {
  expect(rungInWords(rung, older)).toBe(words);
});

test('a computed answer is of the rules in force only where the newest edition gives it', () => {
  expect(computedFrom(['combat-factors.table'], false, null)).toBe('Computed from the rules in force');
  expect(computedFrom(['element-cost.regular'], true, null)).toBe('Computed, by a secondary source');
  expect(computedFrom(['element-cost.regular'], 'in part', null)).toBe(
    'Computed from the rules in force, in part by a secondary source',
  );
  expect(computedFrom(['combat-factors.table', 'bhgs.13.4'], false, '3.1')).toBe(
    'Computed from the rules of 3.1 and the BHGS clarifications',
  );
});
