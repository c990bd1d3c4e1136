import { expect, test } from 'vitest';
import { factsOfCombat } from '../judging/judging.ts';

const FOUGHT = {
  fighters: ['A', 'B'],
  scores: [6, 3],
  outcomes: ['stand', 'destroyed'],
  fates: ['stand', 'destroyed'],
  lost: [],
  recoil: [],
} as const;

test.each([
  [[], 'nobody'],
  [[{ of: 'B', verdict: 'yes', recoilOf: null, unless: null }], 'B'],
  [[{ of: 'G: not held', verdict: 'not held', recoilOf: null, unless: null }], 'G: not held: in print only'],
  [
    [
      { of: 'C', verdict: 'too close', recoilOf: null, unless: null },
      { of: 'A', verdict: 'not told', recoilOf: 'A', unless: null },
      { of: 'D', verdict: 'not told', recoilOf: 'A', unless: null },
    ],
    'C: too close, A: turns on its recoil, D: turns on A’s recoil',
  ],
  [[{ of: 'A', verdict: 'not told', recoilOf: 'A', unless: 'it flies' }], 'A: unless it flies'],
] as const)('who is destroyed is told of %j', (losses, text) => {
  expect(factsOfCombat({ ...FOUGHT, losses })).toEqual([
    { label: 'Scores', text: 'A 6, B 3' },
    { label: 'Destroyed', text },
  ]);
});

test('nothing is told where there are no dice, or nothing came of it', () => {
  expect(factsOfCombat({ ...FOUGHT, scores: [], losses: [] })).toEqual([]);
  expect(factsOfCombat(null)).toEqual([]);
});
