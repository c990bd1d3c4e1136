import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSpaces } from '../../../scripts/prove/load-spaces.ts';
import { watchBranches } from './branches.ts';
import { codedClauses, reachedClauses, STEPS_ASKED } from './reached.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Of how many situations of a great space one is asked; REACH_EVERY=1 asks all, which takes some minutes. */
const EVERY = process.env.REACH_EVERY === undefined ? undefined : Number(process.env.REACH_EVERY);

/** Clauses whose code no situation of a space reaches, and why. A theorem says nothing of these. */
const UNREACHED: Readonly<Record<string, string>> = {
  'bhgs.21.1': 'two negative totals: no combat of a space comes to them',
  'worked-examples.figure-12':
    'recoiling-elements.enemy-on-flank-or-rear stands before it, says the same and more, and is told first',
};

/** The same of PIPs, moves, marches, prices and losses. */
const UNREACHED_OTHERS: Readonly<Record<string, string>> = {
  'group-moves.formation-changes': 'bhgs.12.7 stands after it and always says what a wheel uses',
  'tactical-moves.printed': 'bhgs.12.1 stands after it and always says how a way is measured',
};

/** Sides of a condition that no situation reaches, in clauses that are reached. Tried on whole spaces, not on a sample. */
const UNREACHED_SIDES: Readonly<Record<string, string>> = {
  'combat-outcome.margin: winner < 0 is never true': 'two negative totals: no combat of a space comes to them',
  "combat-outcome.equal-expendables: self.is('Exp') is never false": 'combat-outcome.equal-others is asked first',
  "combat-outcome.artillery: !self.is('Art') is never true": 'the lines of all other troops are asked first',
  'destroyed-elements.troops-spared: self.naval is never true': 'no space has ranks behind a naval element',
};

const UNREACHED_SIDES_OF_OTHERS: Readonly<Record<string, string>> = {
  "army-size.paragraph-2: troop.type === 'El' is never true":
    'army-size.elephant-general stands after it and says the same',
  'element-basing.double-based-elements: mountsOrDismounts is never true': 'no space mounts or dismounts',
  'element-cost.sole-regular-general: only is never false':
    'asked of the second reading where the army has one regular general, who is on an elephant, and no more',
  'element-cost.one-other-regular-general: !two || army.pricedRegularGenerals < 2 is never false':
    'no space prices two regular generals at once',
  'element-cost.one-other-regular-general: two is never false': 'likewise',
  "element-cost.temporary-fortifications: works === 'TF' || works === 'TF camp' is never false":
    'the prices of other works are asked first',
  'terrain-choosing.mixed-going: alike.length === 0 is never false':
    'no space tells the same going twice, or two in which cavalry moves alike',
  'march-moves.distance: nearest is never missing': 'it stands behind a condition that nobody is nearest',
  "losses.baggage: purpose === 'demoralisation' is never true": 'no space asks of baggage for demoralisation alone',
};

test('every coded clause of combat, and both sides of all its conditions, are reached by a situation of a space, or it is said why not', async () => {
  const { newest, spaces } = await loaded();
  const combats = spaces.filter((space) => space.query === 'combat');
  const { rules, unreached, sides } = await watchBranches(root, newest, STEPS_ASKED.combat);
  const reached = reachedClauses(rules, STEPS_ASKED.combat, combats, EVERY ?? 7);
  const coded = codedClauses(newest, STEPS_ASKED.combat);
  expect(coded.length).toBeGreaterThan(60);
  expect(coded.filter((id) => !reached.has(id))).toEqual(Object.keys(UNREACHED));
  expect(sides).toBeGreaterThan(700);
  expect(outside(unreached(), UNREACHED)).toEqual(new Set(Object.keys(UNREACHED_SIDES)));
});

test('every coded clause of PIPs, moves, marches, prices and losses, and both sides of its conditions, are reached, or it is said why not', async () => {
  const { newest, spaces } = await loaded();
  const others = spaces.filter((space) => space.query !== 'combat');
  const { rules, unreached, sides } = await watchBranches(root, newest, STEPS_ASKED.others);
  const reached = reachedClauses(rules, STEPS_ASKED.others, others, EVERY ?? 17);
  const coded = codedClauses(newest, STEPS_ASKED.others);
  expect(coded.length).toBeGreaterThan(40);
  expect(coded.filter((id) => !reached.has(id))).toEqual(Object.keys(UNREACHED_OTHERS));
  expect(sides).toBeGreaterThan(400);
  expect(outside(unreached(), UNREACHED_OTHERS)).toEqual(new Set(Object.keys(UNREACHED_SIDES_OF_OTHERS)));
});

async function loaded() {
  const { rules, spaces } = await loadSpaces(root);
  const newest = [...rules.values()].at(-1);
  if (newest === undefined) throw new Error('expected an edition');
  return { newest, spaces };
}

/** The sides of conditions in other clauses than these. */
function outside(sides: readonly string[], clauses: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(sides.filter((side) => !((side.split(':', 1)[0] ?? '') in clauses)));
}
