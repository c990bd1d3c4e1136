import { describe, expect, test } from 'vitest';
import type { TroopType } from '../../../../../../rules/index.ts';
import type { Meaning } from '../../../words/piece.ts';
import { readCombat } from '../combat.ts';
import { asking, relation, said, state, troop, type Said } from '../../tests/pieces.ts';

const V = relation('versus');
const named = (field: string, of: 'own' | 'foe'): Meaning => ({ is: 'state', field, value: '1', named: of });
const toldOf = (...pieces: readonly Said[]) => readCombat(said(...pieces))?.question.told;

describe('who is named once more', () => {
  test('is the one of whom something is told', () => {
    expect(toldOf(troop('Bd'), V, troop('Sp'), named('flank', 'own'), troop('Bd'))).toMatchObject({ 'a.flank': '1' });
    expect(toldOf(troop('Bd'), V, troop('Sp'), named('flank', 'own'), troop('Sp'))).toMatchObject({ 'b.flank': '1' });
    expect(toldOf(named('flank', 'own'), troop('Bd'), V, troop('Sp'))).toMatchObject({ 'a.flank': '1' });
    expect(toldOf(troop('Sp'), V, troop('Kn'), troop('Sp'), { is: 'deep', ranks: 2 })).toMatchObject({ 'a.deep': '2' });
  });

  test('is below whose foe is told to be higher', () => {
    expect(toldOf(troop('Bd'), V, troop('Wb'), named('up', 'foe'), troop('Bd'))).toMatchObject({ 'b.up': '1' });
    expect(toldOf(named('up', 'foe'), troop('Bd'), V, troop('Wb'))).toBeUndefined();
  });

  test('is the one behind whom others stand', () => {
    const behind = (who: TroopType, whom: TroopType): readonly Said[] => [
      { ...troop(who), apart: true },
      relation('behind'),
      troop(whom),
    ];
    const [sp, kn] = [troop('Sp'), troop('Kn')];
    expect(toldOf(sp, V, kn, ...behind('Ps', 'Sp'))).toMatchObject({ 'a.type': 'Sp', 'a.behind.type': 'Ps' });
    expect(toldOf(sp, V, kn, ...behind('Kn', 'Kn'))).toMatchObject({ 'b.behind.type': 'Kn' });
    expect(toldOf(sp, V, kn, ...behind('Kn', 'Sp'))).toBeUndefined();
    expect(toldOf(sp, V, sp, ...behind('Ps', 'Sp'))).toBeUndefined();
    expect(toldOf(sp, V, kn, ...behind('Ps', 'Bd'))).toBeUndefined();
  });

  test('has no card where it may be either, or neither', () => {
    expect(toldOf(troop('Bd'), V, troop('Bd'), named('flank', 'own'), troop('Bd'))).toBeUndefined();
    expect(toldOf(troop('Bd'), V, troop('Sp'), named('flank', 'own'), troop('Kn'))).toBeUndefined();
    expect(toldOf(troop('Bd'), V, troop('Sp'), named('flank', 'own'), troop('Bd', 2))).toBeUndefined();
    expect(toldOf(troop('Bd'), V, troop('Sp'), troop('Bd'))).toBeUndefined();
  });

  test('has no card where something is asked of him', () => {
    expect(toldOf(troop('Bw'), V, troop('Kn'), troop('Kn'), asking('shoot'))).toBeUndefined();
    expect(toldOf(troop('Sp'), V, troop('Kn'), state('up'), troop('Kn'), state('gen'))).toBeUndefined();
  });
});

test('an enemy on the flank is of who stands there before the fight, and else of either', () => {
  const flank: Said = { ...state('flank'), apart: true };
  expect(toldOf(troop('Sp'), flank, V, troop('Kn'))).toMatchObject({ 'a.flank': '1' });
  expect(toldOf(troop('Sp'), V, troop('Kn'), flank)).toMatchObject({ 'any.flank': '1' });
  expect(toldOf(troop('Sp'), state('flank'), V, troop('Kn'), flank)).toBeUndefined();
});

test('each may be in a going of its own', () => {
  const [rough, good]: readonly Said[] = ['rough', 'good'].map((going) => ({ is: 'going', going }));
  if (rough === undefined || good === undefined) throw new Error('expected two');
  expect(toldOf(troop('Ax'), rough, V, troop('Kn'), good)).toMatchObject({ 'a.going': 'rough', 'b.going': 'good' });
  expect(readCombat(said(troop('Ax'), V, troop('Kn'), rough, good))?.rest).not.toEqual([]);
});
