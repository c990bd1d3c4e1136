import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMED_CLAUSES } from '../../../src/positions/index.ts';
import { editions, rulesOf } from '../ask.ts';

test.each(editions)('a page that answers has every clause that a position is answered by, in %s', (edition) => {
  const { clauses } = rulesOf(edition);
  const sources = globSync('src/positions/asking/**/*.ts', { exclude: ['**/tests/**', '**/named-clauses.ts'] });
  const named = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'([a-z-]+\.[a-z\d.-]+)'/gu)].map(([, id = '']) => id),
  );
  const known = [...new Set(named)].filter((id) => clauses.has(id));
  expect(known.length).toBeGreaterThan(edition === editions[0] ? 10 : 20);
  const onPage = readFileSync(`generated/${edition}/whole.ts`, 'utf8');
  expect(known.filter((id) => !onPage.includes(`/clauses/${id}.`))).toEqual([]);
  expect([...NAMED_CLAUSES].filter((id) => clauses.has(id) && !known.includes(id))).toEqual([]);
  // Other calculators need none of these.
  const calculator = readFileSync(`generated/${edition}/calculator.ts`, 'utf8');
  expect([...NAMED_CLAUSES].filter((id) => calculator.includes(`/clauses/${id}.`))).toEqual([]);
});

test('every clause that a position is answered by is one of an edition', () => {
  const all = editions.map((edition) => rulesOf(edition).clauses);
  expect([...NAMED_CLAUSES].filter((id) => all.every((clauses) => !clauses.has(id)))).toEqual([]);
});
