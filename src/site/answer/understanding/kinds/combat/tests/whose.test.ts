import { describe, expect, test } from 'vitest';
import type { Whose } from '../../../words/piece.ts';
import { readCombat } from '../combat.ts';
import { relation, said, state, troop, type Said } from '../../tests/pieces.ts';

const V = relation('versus');
const of = (whose: Whose, meaning: Said): Said => ({ ...meaning, whose });
const toldOf = (...pieces: readonly Said[]) => readCombat(said(...pieces))?.question.told;
const [kn, sp] = [troop('Kn'), troop('Sp')];
const mineToo: Said = { ...of('mine', state('gen')), typed: 'my general' };

describe('what is told of who asks or of his opponent behind a fight', () => {
  test('is told of the troops that are theirs', () => {
    expect(toldOf(of('mine', kn), V, of('theirs', sp), of('mine', state('up')))).toMatchObject({ 'a.up': '1' });
    expect(toldOf(of('theirs', kn), V, of('mine', sp), of('theirs', state('ov')))).toMatchObject({ 'a.ov': '1' });
    expect(toldOf(of('theirs', sp), V, of('mine', kn), mineToo)).toMatchObject({ 'b.gen': '1' });
    expect(toldOf(of('mine', kn), V, sp, of('theirs', { is: 'deep', ranks: 2 }))).toMatchObject({ 'b.deep': '2' });
  });

  test('has no card where it is not told which those are, or whose the rest is', () => {
    expect(toldOf(kn, V, sp, of('mine', state('up')))).toBeUndefined();
    expect(toldOf(of('mine', kn), V, of('mine', sp), of('mine', state('up')))).toBeUndefined();
    expect(toldOf(of('mine', kn), V, of('theirs', sp), of('mine', state('up')), state('ov'))).toBeUndefined();
    expect(toldOf(kn, V, sp, mineToo)).toBeUndefined();
  });

  test('is of who is named last where it is his general alone, and of nobody told whose', () => {
    expect(toldOf(kn, V, sp, of('theirs', state('gen')))).toMatchObject({ 'b.gen': '1' });
    expect(toldOf(of('mine', kn), V, of('theirs', sp), state('up'))).toMatchObject({ 'b.up': '1' });
  });
});
