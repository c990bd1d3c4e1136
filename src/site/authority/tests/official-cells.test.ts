import { expect, test } from 'vitest';
import { secondaryButFor } from '../official-cells.ts';

test.each([
  [undefined, 'By a secondary source'],
  [[], 'By a secondary source'],
  [['Sp S'], 'By a secondary source, but for Sp S'],
  [['Bd S', 'Bd O', 'Sp S', 'Bd X'], 'By a secondary source, but for Bd S, O, X; Sp S'],
])('of a table with the official cells %j it says: %s', (cells, said) => {
  const named = cells?.map((each) => ({ row: each.slice(0, 2), column: each.slice(3) }));
  expect(secondaryButFor(named)).toBe(said);
});
