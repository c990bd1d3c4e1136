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

test('ways of troops that are added up are parted by "or", what goes together in one by "+"', () => {
  const trained = (name: string, type: string) => ({
    name,
    options: ['Reg', 'Irr'].map((value) => ({ value, label: `${value} ${type}` })),
    before: '+',
  });
  const { alternatives } = differing({}, [trained('a', 'Hd'), trained('b', 'El')], ({ a, b }) => ({
    kind: 'answer',
    answer: {
      question: '',
      facts: [{ label: '', text: a === 'Irr' && b === 'Irr' ? '18 AP' : 'no price' }],
      steps: [],
    },
  }));
  expect(alternatives.map(({ label }) => label)).toEqual(['Reg Hd, or Irr Hd + Reg El', 'Irr Hd + Irr El']);
});
