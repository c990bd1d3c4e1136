import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSpaces } from '../../../scripts/prove/load-spaces.ts';
import { codedClauses, reachedClauses } from './reached.ts';

/** Clauses whose code no situation of a space reaches, and why. A theorem says nothing of these. */
const UNREACHED: Readonly<Record<string, string>> = {
  'bhgs.21.1': 'two negative totals: no combat of a space comes to them',
  'combat-outcome.half-naval': 'no space holds naval troops',
  'combat-outcome.half-naval-unladen': 'no space holds naval troops',
  'combat-outcome.naval': 'no space holds naval troops',
  'combat-outcome.naval-unladen': 'no space holds naval troops',
  'element-basing.double-based-cavalry': 'no space holds double bases',
  'mitigating-rear-support.missile-psiloi-behind-foot': 'no space tells weapons',
  'rear-support.knights': 'no space holds double bases',
  'worked-examples.figure-12':
    'recoiling-elements.enemy-on-flank-or-rear stands before it, says the same and more, and is told first',
};

test('every coded clause of combat is reached by a situation of a space, or it is said why not', async () => {
  const { rules, spaces } = await loadSpaces(path.resolve(import.meta.dirname, '../../..'));
  const newest = [...rules.values()].at(-1);
  if (newest === undefined) throw new Error('expected an edition');
  const reached = reachedClauses(
    newest,
    spaces.filter((space) => space.query === 'combat'),
    7,
  );
  const coded = codedClauses(newest);
  expect(coded.length).toBeGreaterThan(60);
  expect(coded.filter((id) => !reached.has(id))).toEqual(Object.keys(UNREACHED));
});
