import { describe, expect, test } from 'vitest';
import type { TroopType } from '../../../../../../rules/index.ts';
import { readCombat } from '../combat.ts';
import { asking, relation, said, state, troop, type Said } from '../../tests/pieces.ts';

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

  test('is one whichever he is', () => {
    expect(toldOf(state('role', 'C-in-C'), troop('Kn'), V, troop('Bd'))).toMatchObject({ 'a.gen': '1' });
  });

  test('may be told of before who shoots does', () => {
    expect(toldOf(troop('Bw'), state('gen'), SHOOT, troop('Kn'))).toMatchObject({ 'a.gen': '1', by: 'a' });
  });

  test('of mine at the end has no card', () => {
    expect(toldOf(troop('Kn'), V, troop('Kn'), mine)).toBeUndefined();
  });
});

describe('those behind', () => {
  const [WITH, BEHIND] = [relation('with'), relation('behind')];

  test('are as many as are told', () => {
    expect(toldOf(troop('Pk'), WITH, troop('Pk', 3), BEHIND, V, troop('Bd'))).toMatchObject({ 'a.behind.count': '3' });
    expect(toldOf(troop('Pk', 2), WITH, troop('Pk', 2), V, troop('Bd'))).toBeUndefined();
    expect(toldOf(troop('Pk'), WITH, troop('Pk', 4), V, troop('Bd'))).toBeUndefined();
    expect(toldOf(troop('Sp', 2), { is: 'deep', ranks: 3 }, V, troop('Kn'))).toBeUndefined();
  });

  test('are told apart behind both sides only where they may be of either', () => {
    const psiloi: Said = { ...troop('Ps'), apart: true };
    expect(toldOf(troop('Sp'), V, troop('Kn'), psiloi, BEHIND)).toBeUndefined();
    expect(toldOf(troop('Sp'), V, troop('Kn'), { ...WITH, apart: true }, troop('Ps'))).toBeUndefined();
    expect(toldOf(troop('Sp'), V, troop('Kn'), troop('Ps'), BEHIND)).toMatchObject({ 'b.behind.type': 'Ps' });
    expect(toldOf(troop('Sp'), psiloi, BEHIND, V, troop('Kn'))).toMatchObject({ 'a.behind.type': 'Ps' });
    expect(toldOf(troop('Sp'), V, { ...troop('Kn'), apart: true })).toMatchObject({ 'b.type': 'Kn' });
  });

  test('may have the general: the front has not', () => {
    expect(toldOf(state('gen'), troop('Sp'), BEHIND, troop('Sp'), V, troop('Kn'))).toBeUndefined();
    expect(toldOf(troop('Sp'), BEHIND, state('gen'), troop('Sp'), V, troop('Kn'))).toMatchObject({ 'a.gen': '1' });
    expect(toldOf(troop('Cv'), WITH, troop('Ps'), state('up'), V, troop('Kn'))).toMatchObject({ 'a.up': '1' });
  });
});

describe('who charges', () => {
  const CHARGING = { ...state('moved'), typed: 'charging' };
  const WHO_CHARGED = { ...state('moved'), typed: 'who charged' };
  const chargedOf = (...pieces: readonly Said[]) =>
    readCombat(said(...pieces))?.question.untold.find(({ name }) => name === 'charged');

  test('may be either where it is told at the end, and then both are answered', () => {
    expect(chargedOf(troop('Kn'), V, troop('Bw'), CHARGING)).toMatchObject({
      assumed: null,
      options: [{ value: 'a' }, { value: 'b' }],
    });
    expect(toldOf(troop('Kn'), V, CHARGING, troop('Bw'))).toMatchObject({ 'b.moved': '1' });
    expect(toldOf(troop('Kn'), V, troop('Bw'), WHO_CHARGED)).toMatchObject({ 'b.moved': '1' });
  });

  test('has no card where one is told to have, or where they shoot', () => {
    expect(toldOf(troop('Kn'), CHARGING, V, troop('Bw'), CHARGING)).toBeUndefined();
    expect(toldOf(troop('Bw'), SHOOT, troop('Kn'), CHARGING)).toBeUndefined();
  });
});

describe('who charges whom', () => {
  const CHARGES: Said = { is: 'relation', relation: 'charges' };
  const CHARGED_BY: Said = { is: 'relation', relation: 'charged by' };

  test('divides them, and has moved into contact', () => {
    expect(toldOf(troop('Kn'), CHARGES, troop('Bw'))).toMatchObject({ 'a.type': 'Kn', 'b.type': 'Bw', 'a.moved': '1' });
    expect(toldOf(troop('Bw'), CHARGED_BY, troop('Kn'))).toMatchObject({ 'b.type': 'Kn', 'b.moved': '1' });
  });

  test('has no card where it asks whether he may, or where they shoot', () => {
    expect(toldOf({ is: 'may' }, troop('Kn'), CHARGES, troop('Bw'))).toBeUndefined();
    expect(toldOf(troop('Bw'), CHARGES, troop('Kn'))).toBeUndefined();
    expect(toldOf(troop('Kn'), CHARGES, troop('Bw'), SHOOT)).toBeUndefined();
  });
});

describe('overlaps of whom it is not told', () => {
  const overlapped = (...pieces: readonly Said[]) =>
    readCombat(said(...pieces))?.question.untold.find(({ name }) => name === 'who.ov');

  test('are answered for either side', () => {
    expect(overlapped(troop('Bd'), V, troop('Sp'), state('any.ov', '2'))).toMatchObject({
      assumed: null,
      options: [{ value: 'a' }, { value: 'b' }],
    });
    expect(overlapped(troop('Bd'), V, troop('Sp'))).toBeUndefined();
  });

  test('are no other than those that are told of a side', () => {
    expect(toldOf(troop('Bd'), V, troop('Sp'), state('ov'), state('any.ov', '2'))).toBeUndefined();
  });
});

describe('fortifications', () => {
  const stormOf = (...pieces: readonly Said[]) =>
    readCombat(said(...pieces))?.question.untold.find(({ name }) => name.endsWith('.storm'));

  test('are attacked across by mounted troops, until it is chosen otherwise', () => {
    expect(stormOf(troop('Kn'), V, troop('Bw'), state('fort', 'TF'))).toMatchObject({ name: 'a.storm', assumed: '1' });
    expect(stormOf(troop('Bd'), V, troop('Bw'), state('fort', 'TF'))).toBeUndefined();
    expect(stormOf(troop('Kn'), state('fort', 'TF'), V, troop('Bw'), state('fort', 'TF'))).toBeUndefined();
    expect(stormOf(troop('LH'), SHOOT, troop('Bw'), state('fort', 'TF'))).toBeUndefined();
  });

  test('that are attacked by who stands last are no fortifications of his', () => {
    expect(toldOf(troop('Bd'), V, troop('Sp'), state('fort', 'TF'), state('storm'))).toBeUndefined();
  });
});

test('who is told to be in two ways at once has no card', () => {
  expect(toldOf(troop('Bd'), state('fort', 'TF'), V, troop('Wb'))).toBeDefined();
  const twice = readCombat(said(troop('Bd'), state('fort', 'TF'), state('fort', 'PF'), V, troop('Wb')));
  expect(twice?.rest).toHaveLength(2);
  expect(toldOf(troop('Bd'), state('up'), state('down'), V, troop('Wb'))).toBeUndefined();
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
