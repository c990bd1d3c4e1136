import { expect, test } from 'vitest';
import type { PublishedComparison } from '../../src/compiler/publish/index.ts';
import { readGenerated } from './ask.ts';

const comparisons = readGenerated('comparisons.json') as readonly PublishedComparison[];

test.each([
  ['3.1', '3.2', 'exchanging-mounted-and-foot.mounted-infantry-optional', []],
  ['3.3', '3.4', 'element-cost.one-other-regular-general', []],
  ['3.3', '3.4', 'army-lists.foot-with-cavalry', ['Cv', 'Ps']],
])('from %s to %s, %s is about what it names itself: what a note tells of is its example', (from, to, id, troops) => {
  const changes = comparisons.find((each) => each.from === from && each.to === to)?.changes;
  expect(changes?.find((change) => change.id === id)?.troops).toEqual(troops);
});
