import { expect, test } from 'vitest';
import { leansOn, ofWhom } from '../index.ts';

type Standing = 'official' | 'organiser' | 'secondary';

const documentOf = (id: string, standing: Standing, { edition = '', playSheet = false } = {}) => ({
  id,
  standing,
  playSheet,
  writtenFor: edition === '' ? null : { edition },
});
const documents = [
  documentOf('sheet', 'official'),
  documentOf('club', 'organiser', { edition: '1.2' }),
  documentOf('manners', 'organiser', { edition: '1.2' }),
  documentOf('table', 'secondary', { playSheet: true }),
  documentOf('web', 'secondary'),
  documentOf('disc', 'secondary'),
];
const resting = (...ids: readonly string[]) => ids.map((document) => ({ document }));

test.each([
  ['nothing', [], [], false, null, ''],
  ['the rules', ['sheet'], [], false, null, ''],
  ['one applied document', ['club'], ['club'], true, null, ' of the club'],
  ['the same and what disagrees with it', ['disc', 'club'], ['club'], true, null, ' of the club'],
  [
    'two of them, whatever their order',
    ['manners', 'club'],
    ['club', 'manners'],
    true,
    null,
    ' of the club and the manners',
  ],
  ['one of them beside the rules', ['sheet', 'club'], ['club'], false, null, ', in part of the club'],
  ['a disagreement alone', ['disc'], [], false, null, ''],
  ['a play sheet, which sums up the rules', ['table'], [], false, null, ''],
  ['a secondary source', ['web'], [], false, 'alone', ', by a secondary source'],
  ['the same and what disagrees with it', ['web', 'disc'], [], false, 'alone', ', by a secondary source'],
  ['one beside the rules', ['sheet', 'web'], [], false, 'in part', ', in part by a secondary source'],
  [
    'one beside an applied document',
    ['web', 'club'],
    ['club'],
    false,
    'in part',
    ', in part of the club, in part by a secondary source',
  ],
] as const)('what rests on %s', (_title, rests, leaning, alone, secondary, whose) => {
  const found = leansOn(resting(...rests), documents);
  expect(found.documents.map(({ id }) => id)).toEqual(leaning);
  expect(found.alone).toBe(alone);
  expect(found.secondary).toBe(secondary);
  expect(ofWhom(found, ({ id }) => `the ${id}`)).toBe(whose);
});
