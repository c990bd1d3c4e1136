import { expect, test } from 'vitest';
import { outcomesOf } from '../outcomes.ts';

test('a figure keeps what is remarked of it, and leaves out why', () => {
  const answer = {
    question: '',
    facts: [
      { label: 'Cost', text: '26 AP' },
      { label: 'Each', text: '13 AP' },
      { label: 'Because', text: 'it is so' },
    ],
    steps: [],
    remarks: [{ text: 'Disputed: 36 AP by another reading', clause: 'element-cost' }],
  };
  expect(outcomesOf({ kind: 'answer', answer })).toEqual([
    '26 AP',
    'Each: 13 AP',
    'Disputed: 36 AP by another reading',
  ]);
});

test('a remark on a combat stands with what it comes to, unless it is as it should be', () => {
  const answer = {
    question: '',
    facts: [{ label: 'Bw (O)', text: 'stands 100%' }],
    steps: [],
    throws: 36,
    remarks: [
      { text: 'Can shoot up to 200 paces away', clause: 'distant-shooting.ranges', quiet: true },
      { text: 'May not be aided', clause: 'distant-shooting.aid' },
    ],
  };
  expect(outcomesOf({ kind: 'answer', answer })).toEqual(['Bw (O): stands 100%', 'May not be aided']);
});
