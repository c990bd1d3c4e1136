import { expect, test } from 'vitest';
import { whatToProve } from '../../scripts/prove/what-to-prove.ts';

const spaces = [{ name: 'small' }, { name: 'large' }];
const claims = [{ slug: 'never', space: 'small', editions: ['3.3', '3.4'], module: 'never.ts' }];
/** A digest is the words of what it is of, so that any other word makes it another. */
const digests = {
  ofCount: ({ name }: { name: string }, edition: string) => `${name} ${edition}`,
  ofProof: ({ name }: { name: string }, edition: string, module: string) => `${name} ${edition} ${module}`,
  ofDifference: ({ name }: { name: string }, older: string, newer: string) => `${name} ${older} ${newer}`,
};
const kept = {
  counts: {
    small: { '3.3': { of: 'small 3.3' }, '3.4': { of: 'small 3.4' } },
    large: { '3.3': { of: 'large 3.3' }, '3.4': { of: 'large 3.4' } },
  },
  theorems: { never: { '3.3': { of: 'small 3.3 never.ts' }, '3.4': { of: 'small 3.4 never.ts' } } },
  differences: { small: { '3.3-3.4': { of: 'small 3.3 3.4' } }, large: { '3.3-3.4': { of: 'large 3.3 3.4' } } },
};
const said = (editions: readonly string[], known: typeof kept | null = kept, claimed = claims) =>
  whatToProve(spaces, editions, claimed, [null, known], digests);

test('where all that is kept fits, nothing is said', () => {
  expect(said(['3.3', '3.4'])).toBeNull();
});

test('a new edition is to be proved in every space, and compared', () => {
  const told = said(['3.3', '3.4', '3.5']);
  expect(told).toContain('may take minutes: 2 of 2 spaces. Nothing is proved yet of 3.5. Editions are compared');
  expect(told).toContain('"npm run prove" keeps the proofs');
});

test('of a new edition nothing is to be proved where its rules are those of another, whose proofs are kept', () => {
  const alike = {
    ofCount: ({ name }: { name: string }, edition: string) => `${name} ${name === 'small' ? '3.4' : edition}`,
    ofProof: ({ name }: { name: string }, _: string, module: string) => `${name} 3.4 ${module}`,
    ofDifference: ({ name }: { name: string }, older: string, newer: string) =>
      name === 'small' ? 'small 3.3 3.4' : `${name} ${older} ${newer}`,
  };
  const claimed = [{ slug: 'never', space: 'small', editions: ['3.3', '3.4', '3.5'], module: 'never.ts' }];
  expect(whatToProve(spaces.slice(0, 1), ['3.3', '3.4', '3.5'], claimed, [kept], alike)).toBeNull();
  expect(whatToProve(spaces, ['3.3', '3.4', '3.5'], claimed, [kept], alike)).toContain('1 of 2 spaces');
});

test('editions that are alike are not compared, of which nothing is kept between them', () => {
  const alike = { ...digests, ofCount: ({ name }: { name: string }) => `${name} 3.4` };
  const unlike = { ...kept, differences: { small: {}, large: {} } };
  const counted = { small: { '3.4': { of: 'small 3.4' } }, large: { '3.4': { of: 'large 3.4' } } };
  expect(whatToProve(spaces, ['3.3', '3.4'], claims, [{ ...unlike, counts: counted }], alike)).toBeNull();
  expect(whatToProve(spaces, ['3.3', '3.4'], claims, [unlike], digests)).toContain('Editions are compared');
});

test('a theorem whose code is another is named', () => {
  const told = said(['3.3', '3.4'], kept, [{ slug: 'never', space: 'small', editions: ['3.4'], module: 'other.ts' }]);
  expect(told).toContain('1 of 2 spaces. New, or claimed otherwise: never. Afterwards');
});

test('so are the editions whose rules, or what answers by them, are others', () => {
  const changed = { ...kept, counts: { ...kept.counts, large: { ...kept.counts.large, '3.4': { of: 'as it was' } } } };
  expect(said(['3.3', '3.4'], changed)).toContain('1 of 2 spaces. The rules of 3.4, or what reads and answers');
});

test('without any proofs all is to be proved', () => {
  expect(said(['3.3', '3.4'], null)).toContain('2 of 2 spaces. Nothing is proved yet of 3.3, 3.4.');
});
