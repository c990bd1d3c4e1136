import { expect, test } from 'vitest';
import type { Unsure } from '../../../theorems/index.ts';
import { restsInWords, standingAfter, unsureInWords } from '../unsure-in-words.ts';

const taken: Unsure = { standing: 'taken', why: 'El (I) taken as (I)' };
const secondary: Unsure = { standing: 'secondary', why: 'a price by a secondary source only' };
const disputed: Unsure = { standing: 'disputed', why: 'the sheet prints 3, its note 3.5' };

test.each([
  [[taken], [], 'in 3.2, El (I) taken as (I)'],
  [[], [disputed], 'in 3.3, disputed, by another reading: the sheet prints 3, its note 3.5'],
  [[taken], [taken], 'in both, El (I) taken as (I)'],
  [
    [secondary],
    [secondary, disputed],
    'in both, a price by a secondary source only; in 3.3, disputed, by another reading: the sheet prints 3, its note 3.5',
  ],
])('what differences rest on is told by edition: %j, %j', (older, newer, words) => {
  expect(restsInWords({ older, newer }, '3.2', '3.3')).toBe(words);
});

test('how many rest on what no sheet settles is told with the reason, where there is one for all', () => {
  const group = { rests: { older: [taken], newer: [] }, changed: 29000 };
  const other = { rests: { older: [secondary], newer: [] }, changed: 1 };
  expect(unsureInWords(['is', 'are'], 5, [], '3.2', '3.3')).toBe('');
  expect(unsureInWords(['is', 'are'], 5, [group, group], '3.2', '3.3')).toBe(
    '58,000 more are, but rest on what no sheet settles: in 3.2, El (I) taken as (I).',
  );
  expect(unsureInWords(['does', 'do'], 0, [other], '3.2', '3.3')).toBe(
    '1 does, but rests on what no sheet settles: in 3.2, a price by a secondary source only.',
  );
  expect(unsureInWords(['is', 'are'], 5, [group, other], '3.2', '3.3')).toBe(
    '29,001 more are, but rest on what no sheet settles: each list below says on what.',
  );
});

test('an example says how its figure stands', () => {
  expect([[], [taken], [secondary, disputed]].map((unsure) => standingAfter(unsure))).toEqual([
    '',
    ', as taken',
    ', by a secondary source',
  ]);
});
