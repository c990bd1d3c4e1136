import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSpaces } from '../../../scripts/prove/load-spaces.ts';
import { codedClauses, reachedClauses, STEPS_ASKED } from './reached.ts';

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

/** The same of PIPs, moves, marches, prices and losses. */
const UNREACHED_OTHERS: Readonly<Record<string, string>> = {
  'army-size.paragraph-2': 'army-size.elephant-general stands after it and says the same',
  'group-moves.formation-changes': 'bhgs.12.7 stands after it and always says what a wheel uses',
  'tactical-moves.printed': 'bhgs.12.1 stands after it and always says how a way is measured',
};

test('every coded clause of combat is reached by a situation of a space, or it is said why not', async () => {
  const { newest, spaces } = await loaded();
  const combats = spaces.filter((space) => space.query === 'combat');
  const reached = reachedClauses(newest, STEPS_ASKED.combat, combats, 7);
  const coded = codedClauses(newest, STEPS_ASKED.combat);
  expect(coded.length).toBeGreaterThan(60);
  expect(coded.filter((id) => !reached.has(id))).toEqual(Object.keys(UNREACHED));
});

test('every coded clause of PIPs, moves, marches, prices and losses is reached, or it is said why not', async () => {
  const { newest, spaces } = await loaded();
  const others = spaces.filter((space) => space.query !== 'combat');
  const reached = reachedClauses(newest, STEPS_ASKED.others, others, 17);
  const coded = codedClauses(newest, STEPS_ASKED.others);
  expect(coded.length).toBeGreaterThan(40);
  expect(coded.filter((id) => !reached.has(id))).toEqual(Object.keys(UNREACHED_OTHERS));
});

async function loaded() {
  const { rules, spaces } = await loadSpaces(path.resolve(import.meta.dirname, '../../..'));
  const newest = [...rules.values()].at(-1);
  if (newest === undefined) throw new Error('expected an edition');
  return { newest, spaces };
}
