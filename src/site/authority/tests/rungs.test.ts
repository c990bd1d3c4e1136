import { expect, test } from 'vitest';
import { rungOfRule } from '../rungs.ts';

test.each([
  [['official'], 'rule'],
  [['organiser', 'secondary'], 'rule'],
  [['secondary'], 'secondary'],
  [['secondary', 'secondary'], 'secondary'],
  [[], 'rule'],
])('a clause that cites what is %j is of the rung %s', (standings, rung) => {
  expect(rungOfRule(standings.map((standing) => ({ standing })))).toBe(rung);
});
