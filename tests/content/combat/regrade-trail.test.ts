import { expect, test } from 'vitest';
import { fight } from '../ask.ts';

const cavalry = { troop: 'Irr Cv (S)', ranks: ['Irr Cv (O)'], doubleBased: true, listRequiresDoubleBase: true };

test.each([
  ['3.1', 'element-basing.double-based-cavalry-s'],
  ['3.2', 'element-basing.double-based-cavalry'],
])('in %s the trail says by which clause double-based cavalry (S) fight as (O)', (edition, clause) => {
  const answer = fight(edition, cavalry, 'Irr Kn (O)', [3, 3]);
  expect(answer?.trail.filter(({ step }) => step === 'regraded')).toEqual([
    { step: 'regraded', side: 'a', clause, label: 'Cv (S) fights as (O)' },
  ]);
});
