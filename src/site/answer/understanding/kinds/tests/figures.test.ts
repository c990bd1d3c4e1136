import { describe, expect, test } from 'vitest';
import type { TroopType } from '../../../../../rules/index.ts';
import type { Meaning } from '../../words/piece.ts';
import { readCost, readEquivalents, readMove, readTerrain } from '../figures.ts';
import { asking, number, relation, said, state, troop, type Said } from './pieces.ts';

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

describe('several troops', () => {
  const [EE, LOSSES, bd, sp] = [asking('equivalents'), asking('losses'), troop('Bd', 2), troop('Sp', 3)];

  test('are added up where it is told how many of each there are', () => {
    const told = { 'a.type': 'Bd', 'a.count': '2', 'b.type': 'Sp', 'b.count': '3' };
    expect(readCost(said(COST, bd, sp))?.question.told).toMatchObject(told);
    expect(readCost(said(COST, bd, { ...relation('with'), typed: '+' }, sp))?.question.told).toMatchObject(told);
    expect(readEquivalents(said(EE, bd, sp))?.question.told).toMatchObject(told);
    expect(readEquivalents(said(LOSSES, bd, sp))?.question.told).toMatchObject(told);
    expect(readCost(said(COST, troop('Kn'), sp))).toBeNull();
    expect(readEquivalents(said(LOSSES, bd, troop('Bd', 12)))).toBeNull();
    expect(readCost(said(COST, bd, relation('with'), sp))).toBeNull();
    expect(readEquivalents(said(LOSSES, troop('Kn')))).toBeNull();
  });

  test('are named where their training is open', () => {
    const open = (type: TroopType): Said => ({
      is: 'troop',
      troop: { type, grade: 'O', training: null, count: 2, said: false },
    });
    const labels = readCost(said(COST, open('Bd'), open('Sp')))?.question.untold.map(({ label }) => label);
    expect(labels).toEqual(['regular or irregular Bd', 'regular or irregular Sp']);
    expect(readCost(said(COST, open('Bd'), open('Sp'), open('Kn'), open('Ax')))).toBeNull();
  });
});

test('how far they march is how far one march move goes, by each going', () => {
  const question = readMove(said(asking('how far'), troop('LH'), asking('march')))?.question;
  expect(question?.told).toMatchObject({ march: '1' });
  expect(question?.untold).toContainEqual(expect.objectContaining({ name: 'going', assumed: null }));
  expect(readMove(said(troop('LH'), asking('march')))).toBeNull();
});
