import { describe, expect, test } from 'vitest';
import type { Meaning } from '../../words/piece.ts';
import { readCost, readTerrain } from '../figures.ts';
import { asking, number, said, state, troop, type Said } from './pieces.ts';

const COST = asking('cost');
const TF: Meaning = { is: 'works', works: 'TF' };
const AP = { ...COST, typed: 'AP' };

describe('a number beside works', () => {
  const countOf = (...pieces: readonly Said[]) => readCost(said(...pieces))?.question.told.count;

  test('says how many', () => {
    expect(countOf(number(3), TF, AP)).toBe('3');
    expect(countOf(COST, number(3), TF)).toBe('3');
    expect(countOf(TF, number(3), COST)).toBe('3');
  });

  test('before "AP" or behind "costs" is a price, and has no card', () => {
    expect(readCost(said(TF, number(2), AP))).toBeNull();
    expect(readCost(said(TF, COST, number(2)))).toBeNull();
  });
});

test('who places a feature is no general, and a general places none', () => {
  const terrain = said(asking('terrain'), { is: 'feature', feature: 'Rv' });
  const placed = (by: Said) => readTerrain([...terrain, ...said(by)]);
  expect(placed(state('placer', 'invader'))).toMatchObject({ rest: [], question: { told: { role: 'invader' } } });
  expect(placed(state('role', 'C-in-C'))?.rest).toHaveLength(1);
  expect(readCost(said(COST, state('placer', 'defender'), troop('Kn')))?.rest).toHaveLength(1);
});
