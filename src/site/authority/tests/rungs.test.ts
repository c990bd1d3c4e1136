import { expect, test } from 'vitest';
import { rungOfSection } from '../rungs.ts';

test.each([
  [[true, true], 'secondary'],
  [[true, false], 'rule'],
  [[false], 'rule'],
  [[], 'rule'],
])('a section whose clauses rest on secondary sources: %j, is of the rung %s', (secondary, rung) => {
  expect(rungOfSection(secondary.map((each) => ({ secondary: each })))).toBe(rung);
});
