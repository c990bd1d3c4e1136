import { describe, expect, test } from 'vitest';
import { falseTheorems } from '../../scripts/prove/false-theorems.ts';
import type { PublishedTheorem } from '../../src/compiler/publish/index.ts';
import type { KeptProof, Proofs } from '../../src/theorems/index.ts';

const theorem: PublishedTheorem = {
  ...{
    slug: 'never',
    url: '',
    statement: 'Never.',
    subject: '',
    space: 'small',
    editions: ['3.4'],
    module: 'never.ts',
  },
  ...{ of: 'situations', exceptions: [], citations: [], clauses: [], blocks: [] },
};
const smallest = { asked: { mode: 'close', a: { troop: 'Exp' }, b: { troop: 'Bge' } }, dice: { a: 2, b: 1 } } as const;

function proofsWith(proof: Partial<KeptProof>): Proofs {
  const kept: KeptProof = {
    ...{ of: '', proved: '2026-11-23', concerned: [5, 5], exceptions: [0, 0], groups: 0, largest: [], smallest: null },
    ...proof,
  };
  return { spaces: [], counts: {}, theorems: { never: { '3.4': kept } }, differences: {} };
}

describe('a theorem is refused', () => {
  test('not, where its proof fits', () => {
    expect(falseTheorems([theorem], proofsWith({}))).toEqual([]);
  });

  test('where it is false, with the smallest counter-example as a question for the command', () => {
    const [told = ''] = falseTheorems([theorem], proofsWith({ exceptions: [0, 1], smallest }));
    expect(told).toContain('"never" does not hold in 3.4: found 1 exception of 10, expected none');
    expect(told).toContain('content/theorems/never.mdx');
    expect(told).toContain(
      `echo '{"mode":"close","a":{"troop":"Exp","die":2},"b":{"troop":"Bge","die":1}}' | npm run -s dbm -- combat --edition 3.4`,
    );
  });

  test('where it has more exceptions than it says, or fewer', () => {
    const excepting = { ...theorem, exceptions: [{ editions: ['3.4'], count: 2, what: 'two' }] };
    expect(falseTheorems([excepting], proofsWith({ exceptions: [1, 1], smallest }))).toEqual([]);
    expect(falseTheorems([excepting], proofsWith({ exceptions: [1, 2], smallest })).join()).toContain(
      'found 3 exceptions of 10, expected 2 exceptions',
    );
    expect(falseTheorems([excepting], proofsWith({})).join()).toContain('found 0 exceptions of 10, expected 2');
  });

  test('where it says nothing', () => {
    expect(falseTheorems([theorem], proofsWith({ concerned: [0, 0] })).join()).toContain('says nothing in 3.4');
  });
});
