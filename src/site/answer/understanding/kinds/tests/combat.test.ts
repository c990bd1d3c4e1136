import { describe, expect, test } from 'vitest';
import type { TroopType } from '../../../../../rules/index.ts';
import { readCombat } from '../combat.ts';
import { asking, relation, said, state, troop, type Said } from './pieces.ts';

const [V, SHOOT] = [relation('versus'), asking('shoot')];
const toldOf = (...pieces: readonly Said[]) => readCombat(said(...pieces))?.question.told;

describe('a slope', () => {
  test('that one charges up has the enemy above; down, below', () => {
    expect(toldOf(troop('Kn'), state('climbs'), V, troop('Bw'))).toMatchObject({ 'a.moved': '1', 'b.up': '1' });
    expect(toldOf(troop('Kn'), state('descends'), V, troop('Bw'))).toMatchObject({ 'a.moved': '1', 'a.up': '1' });
    expect(toldOf(troop('Kn'), V, state('climbs'), troop('Bw'))).toMatchObject({ 'b.moved': '1', 'a.up': '1' });
  });

  test('has no card where it may be that of either', () => {
    expect(toldOf(troop('Kn'), V, troop('Bw'), state('climbs'))).toBeUndefined();
    expect(toldOf(troop('Kn'), state('up'), state('moved'), V, troop('Bw'))).toBeUndefined();
  });
});

describe('a general', () => {
  const mine = { ...state('gen'), typed: 'my general' };

  test('of mine stands where he is named', () => {
    expect(toldOf(troop('Kn'), mine, V, troop('Bd'))).toMatchObject({ 'a.gen': '1' });
    expect(toldOf(troop('Kn'), V, mine, troop('Bd'))).toMatchObject({ 'b.gen': '1' });
  });

  test('of mine at the end has no card', () => {
    expect(toldOf(troop('Kn'), V, troop('Kn'), mine)).toBeUndefined();
  });
});

test('of two of the same type it is said whose grade and ranks may be chosen', () => {
  const labelsOf = (a: TroopType, b: TroopType) =>
    readCombat(said(troop(a), V, troop(b)))?.question.untold.map(({ label }) => label);
  expect(labelsOf('Kn', 'Kn')).toEqual(expect.arrayContaining(['ranks of Kn, left', 'ranks of Kn, right']));
  expect(labelsOf('Kn', 'Bd')).toEqual(expect.arrayContaining(['ranks of Kn', 'ranks of Bd']));
});

describe('shooting', () => {
  test('aid is the shooter’s, wherever it is told', () => {
    const aided = { 'a.aid': '2' };
    expect(toldOf(troop('Bw'), SHOOT, troop('Kn'), state('aid', '2'))).toMatchObject(aided);
    expect(toldOf(troop('Kn'), relation('shot at by'), troop('Bw'), state('aid', '2'))).toMatchObject({ 'b.aid': '2' });
    expect(readCombat(said(troop('Bw'), V, troop('Kn'), state('aid', '2')))?.rest).toHaveLength(1);
    expect(toldOf(troop('Bw', 3), SHOOT, troop('Kn'), state('aid', '1'))).toBeUndefined();
  });

  test('where who shoots is not told, the other may be meant', () => {
    const insteadOf = (...pieces: readonly Said[]) => readCombat(said(...pieces))?.question.instead?.told;
    expect(insteadOf(troop('Kn'), V, troop('Bw'), SHOOT)).toMatchObject({ by: 'b' });
    expect(insteadOf(troop('Kn'), { ...SHOOT, typed: 'shot' }, troop('Bw'))).toMatchObject({ by: 'b' });
    expect(insteadOf(troop('Kn'), { ...SHOOT, typed: 'shoot at' }, troop('Bw'))).toBeUndefined();
    expect(insteadOf(troop('Kn'), V, troop('Bw'))).toBeUndefined();
  });

  test('from behind others has no card', () => {
    expect(toldOf(troop('Bw'), relation('behind'), troop('Bd'), SHOOT, troop('Kn'))).toBeUndefined();
  });
});
