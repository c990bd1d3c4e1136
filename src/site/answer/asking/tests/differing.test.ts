import { expect, test } from 'vitest';
import { differing } from '../differing.ts';

const options = ['Kn', 'El', 'Sp', 'Bd', 'Exp'].map((value) => ({ value, label: value }));
const labelsOf = (others?: string): readonly string[] =>
  differing({}, [{ name: 'enemy', options, ...(others === undefined ? {} : { others }) }], ({ enemy }) => ({
    kind: 'answer',
    answer: { question: '', facts: [{ label: '', text: enemy === 'Kn' ? 'Yes' : 'No' }], steps: [] },
  })).alternatives.map(({ label }) => label);

test('all others are named as what differs has it', () => {
  expect(labelsOf()).toEqual(['Kn', 'All others']);
  expect(labelsOf('All others, if (O)')).toEqual(['Kn', 'All others, if (O)']);
});
