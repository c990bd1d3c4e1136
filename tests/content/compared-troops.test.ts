import { expect, test } from 'vitest';
import type { PublishedComparison } from '../../src/compiler/publish/index.ts';
import { readGenerated } from './ask.ts';

const comparisons = readGenerated('comparisons.json') as readonly PublishedComparison[];

test.each([
  ['3.1', '3.2', 'exchanging-mounted-and-foot.mounted-infantry-optional', []],
  ['3.3', '3.4', 'element-cost.one-other-regular-general', []],
  [
    '3.3',
    '3.4',
    'army-lists.foot-with-cavalry',
    ['Cv', 'Sp', 'Pk', 'Bd', 'Ax', 'Wb', 'Bw', 'Ps', 'Hd', 'Art', 'WWg', 'Bge'],
  ],
])('from %s to %s, %s is about what it names itself: what a note tells of is its example', (from, to, id, troops) => {
  const changes = comparisons.find((each) => each.from === from && each.to === to)?.changes;
  expect(changes?.find((change) => change.id === id)?.troops).toEqual(troops);
});

const shownTo = (from: string, to: string, id: string, troop: string): boolean => {
  const troops = comparisons
    .find((each) => each.from === from && each.to === to)
    ?.changes.find((change) => change.id === id)?.troops;
  if (troops === undefined) throw new Error(`expected "${id}" among what changed from ${from} to ${to}, found it not`);
  return troops.length === 0 || troops.some((each) => each === troop);
};

test.each([
  ['irregulars march dearer', '3.0', '3.1', 'pip-dicing.marching', 'Wb'],
  ['any rank in difficult going', '3.0', '3.1', 'rear-support.conditions', 'Wb'],
  ['whom a recoiling element meets', '3.0', '3.1', 'recoiling-elements.friends-facing-same-way', 'Wb'],
  ['baggage is excepted only', '3.0', '3.1', 'deployment.separate-commands', 'Wb'],
  ['baggage is not counted only', '3.0', '3.1', 'deployment.first-command', 'Wb'],
  ['baggage is left out only', '3.0', '3.1', 'army-size.commands', 'Wb'],
  ['artillery are left out only', '3.0', '3.1', 'grading-factors.v-fast', 'LH'],
  ['artillery are left out only', '3.2', '3.3', 'grading-factors.superior-shooting', 'Bw'],
  ['cavalry are the yardstick', '3.0', '3.1', 'terrain-choosing.mixed-going', 'Wb'],
  ['psiloi are one case of two', '3.0', '3.1', 'destroyed-elements.friends-behind', 'Wb'],
  ['foot are passed through', '3.0', '3.1', 'moving-through-friends-or-gaps.foot-passed-through', 'Bd'],
  ['psiloi are the exception', '3.3', '3.4', 'recoiling-elements.blocked-by-enemy', 'Kn'],
])('%s: from %s to %s, %s is shown to who plays %s', (_why, from, to, id, troop) => {
  expect(shownTo(from, to, id, troop)).toBe(true);
});

test.each([
  ['3.1', '3.2', 'rear-support.bowmen', 'Kn'],
  ['3.0', '3.1', 'combat-outcome.spears', 'Ps'],
  ['3.0', '3.1', 'losses.baggage', 'Bd'],
  ['3.1', '3.2', 'element-cost.regular', 'Wb'],
  ['3.3', '3.4', 'exchanging-mounted-and-foot.irregular-cavalry', 'Kn'],
])('from %s to %s, %s speaks of others than %s alone', (from, to, id, troop) => {
  expect(shownTo(from, to, id, troop)).toBe(false);
});
