import { expect, test } from 'vitest';
import { histories } from '../../ground/published.ts';
import { doneTo } from '../done.ts';

test.each([
  ['recoiling-elements.table-edge', '3.4', /^Printed again in 3\.4/u],
  ['recoiling-elements.pushed-back-elements', '3.4', /^Printed again in 3\.4/u],
  ['recoiling-elements.friends-facing-same-way', '3.4', /^Printed again in 3\.4/u],
  ['recoiling-elements.blocked-by-enemy', '3.4', /^Reworded in 3\.4/u],
  ['army-lists.double-based-bowmen', '3.3', /^Added in 3\.3, 25 October 2019$/u],
  ['army-lists.welsh-archers', '3.3', /^Added in 3\.3, 31 July 2017$/u],
])('%s in %s', (id, edition, said) => {
  const changes = histories[id]?.versions.find((version) => version.edition === edition)?.changes ?? [];
  expect(changes.map((change) => doneTo(id, change))).toEqual([expect.stringMatching(said)]);
});
