import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { drawSample } from '../../scripts/mutate/mutants/draw-sample.ts';
import { findMutants } from '../../scripts/mutate/mutants/find-mutants.ts';
import { judgeMutant } from '../../scripts/mutate/judge/judge-mutant.ts';
import { measureTests } from '../../scripts/mutate/judge/measure-tests.ts';
import { readTypes } from '../../scripts/mutate/mutants/type-check.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/mutate/${name}`, import.meta.url));
const file = fixture('outcome.ts');
const types = readTypes([file]);
const text = readFileSync(file, 'utf8');
const mutants = findMutants(types.sourceOf(file), types.checker, 'outcome');
const named = mutants.map((mutant) => ({ mutant, name: `${text.slice(mutant.start, mutant.end)} → ${mutant.text}` }));

describe('the mutants of a file', () => {
  test('are every small mistake in it', () => {
    expect(named.map(({ name }) => name)).toEqual([
      'own >= enemy && !fast → true',
      'own >= enemy && !fast → false',
      '&& → ||',
      'own >= enemy && !fast → own >= enemy',
      'own >= enemy && !fast → !fast',
      '>= → >',
      '>= → <',
      '!fast → fast',
      "'stand' → 'destroyed'",
      'own * 2 > enemy → true',
      'own * 2 > enemy → false',
      '> → >=',
      '> → <=',
      '* → /',
      '2 → 3',
      '2 → 1',
      "'recoil' → 'stand'",
      "'destroyed' → 'recoil'",
    ]);
  });

  test('are refused if their types are wrong', () => {
    const [start, end] = [text.indexOf("'stand';"), text.indexOf("'stand';") + "'stand'".length];
    expect(types.allow({ file, start, end, text: "'recoil'" })).toBe(true);
    expect(types.allow({ file, start, end, text: "'flight'" })).toBe(false);
  });
});

describe('a mutant', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'mutate-test-'));
  afterAll(() => {
    rmSync(cache, { recursive: true });
  });

  test.each([
    ['is killed by a test that notices it', '>= → >', 'killed'],
    ['survives where no test does', 'own >= enemy && !fast → own >= enemy', 'survived'],
  ])('%s', async (_, change, fate) => {
    const tests = await measureTests([fixture('outcome.tests.ts')], [file], cache, () => undefined);
    expect(tests.map(({ ran }) => ran)).toEqual([3]);
    const mutant = named.find(({ name }) => name === change)?.mutant;
    if (mutant === undefined) throw new Error(`no mutant ${change}`);
    expect((await judgeMutant(mutant, tests, cache)).fate).toBe(fate);
    expect(readFileSync(file, 'utf8'), 'what stands on the disk is left alone').toBe(text);
  });
});

describe('a sample', () => {
  const all = Array.from('aaaaaaaaaaaabbbbbbccc', (area, index) => ({ area, index }));
  const draw = (seed: string, suits: (each: (typeof all)[number]) => boolean = () => true) =>
    drawSample(all, 7, ({ area }) => area, seed, suits);

  test('takes from each area in proportion', () => {
    expect(
      draw('1')
        .map(({ area }) => area)
        .join(''),
    ).toBe('aaaabbc');
  });

  test('is the same for the same seed, and another for another', () => {
    expect(draw('1')).toEqual(draw('1'));
    expect(draw('1')).not.toEqual(draw('2'));
  });

  test('takes another of the area for what does not suit', () => {
    const drawn = draw('1', ({ index }) => index % 2 === 0);
    expect(drawn.map(({ area }) => area).join('')).toBe('aaaabbc');
    expect(drawn.every(({ index }) => index % 2 === 0)).toBe(true);
  });
});
