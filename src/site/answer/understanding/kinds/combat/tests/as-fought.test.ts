import { describe, expect, test } from 'vitest';
import type { Meaning } from '../../../words/piece.ts';
import { readCombat } from '../combat.ts';
import { number, relation, said, state, troop, type Said } from '../../tests/pieces.ts';

const toldOf = (...meanings: readonly Said[]) => {
  const reading = readCombat(said(...meanings));
  return reading === null || reading.rest.length > 0 ? undefined : reading.question.told;
};
const [bd, wb, V, CHARGE] = [troop('Bd'), troop('Wb'), relation('versus'), relation('charges')];
const BOTH: Meaning = { is: 'both' };
const TF: Meaning = { is: 'works', works: 'TF' };
const HELD = relation('held by');

describe('what both are', () => {
  test('is told of each at the end', () => {
    expect(toldOf(bd, V, wb, BOTH, state('ov'))).toMatchObject({ 'a.ov': '1', 'b.ov': '1' });
    expect(toldOf(bd, V, wb, BOTH, { ...state('gen'), apart: true })).toMatchObject({ 'a.gen': '1', 'b.gen': '1' });
    expect(toldOf(bd, V, wb, BOTH, { is: 'deep', ranks: 2 })).toMatchObject({ 'a.deep': '2', 'b.deep': '2' });
    expect(toldOf(bd, V, wb, BOTH, { is: 'dice' }, number(4))).toMatchObject({ 'a.die': '4', 'b.die': '4' });
    expect(toldOf(bd, V, wb, BOTH, { is: 'going', going: 'rough' })).toMatchObject({ going: 'rough' });
  });

  test('is one thing that both can be', () => {
    expect(toldOf(bd, V, wb, BOTH, state('up'))).toBeUndefined();
    expect(toldOf(bd, V, wb, BOTH, state('ov'), state('gen'))).toBeUndefined();
    expect(toldOf(bd, BOTH, state('ov'), V, wb)).toBeUndefined();
    expect(toldOf(bd, V, wb, BOTH)).toBeUndefined();
  });
});

describe('fortifications that are held', () => {
  test('are defended by who holds them, and attacked across by who attacks them', () => {
    expect(toldOf(bd, CHARGE, TF, HELD, wb)).toMatchObject({ 'a.storm': '1', 'a.moved': '1', 'b.fort': 'TF' });
    expect(toldOf(bd, state('storm'), TF, HELD, wb)).toMatchObject({ 'a.storm': '1', 'b.fort': 'TF' });
    expect(toldOf(bd, V, TF, HELD, wb)).toMatchObject({ 'b.fort': 'TF' });
    expect(toldOf(TF, HELD, wb, V, bd)).toMatchObject({ 'a.fort': 'TF' });
    expect(toldOf(bd, V, { is: 'works', works: 'FO' }, HELD, wb)).toBeUndefined();
    expect(toldOf(bd, V, HELD, wb)).toBeUndefined();
  });
});

describe('who charges up or down a slope', () => {
  test('charges whom is named behind', () => {
    expect(toldOf(bd, state('descends'), wb)).toMatchObject({ 'a.up': '1', 'a.moved': '1' });
    expect(toldOf(bd, state('climbs'), wb)).toMatchObject({ 'b.up': '1', 'a.moved': '1' });
    expect(toldOf(bd, state('descends'), CHARGE, wb)).toMatchObject({ 'a.up': '1', 'a.moved': '1' });
    expect(toldOf(bd, state('gen'), wb)).toBeUndefined();
  });
});

describe('ranks and others behind', () => {
  const [ps, WITH, BEHIND] = [troop('Ps'), relation('with'), relation('behind')];
  const deep = (ranks: number): Meaning => ({ is: 'deep', ranks });

  test('stand one behind the other', () => {
    for (const side of [
      [bd, deep(2), WITH, ps],
      [deep(2), bd, WITH, ps, BEHIND],
      [bd, deep(2), ps, BEHIND],
      [ps, BEHIND, bd, deep(2)],
      [bd, WITH, ps, state('rank', '3')],
    ])
      expect(toldOf(...side, V, wb)).toMatchObject({ 'a.deep': '2', 'a.behind.type': 'Ps' });
  });

  test('are no more than tell, and not those of others', () => {
    expect(toldOf(bd, WITH, ps, deep(2), V, wb)).toBeUndefined();
    expect(toldOf(bd, deep(4), WITH, ps, V, wb)).toBeUndefined();
    expect(toldOf(bd, deep(3), WITH, ps, state('rank', '3'), V, wb)).toBeUndefined();
    expect(toldOf(bd, state('rank', '3'), V, wb)).toBeUndefined();
  });

  test('a double base holds two of the same', () => {
    expect(toldOf(bd, state('double'), V, wb)).toMatchObject({ 'a.deep': '2', 'a.double': '1' });
    expect(toldOf(bd, state('double'), deep(1), V, wb)).toBeUndefined();
    expect(toldOf(bd, state('double'), WITH, ps, V, wb)).toBeUndefined();
  });
});
