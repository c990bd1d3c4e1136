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
