import { describe, expect, test } from 'vitest';
import { readCombat } from '../combat.ts';
import { asking, number, relation, said, state, troop, type Said } from '../../tests/pieces.ts';

const V = relation('versus');
const DICE: Said = { is: 'dice' };
const ROLLS: Said = { is: 'dice', typed: 'rolls' };
const diceOf = (...pieces: readonly Said[]) => {
  const { told } = readCombat(said(...pieces))?.question ?? {};
  return told && [told['a.die'], told['b.die'], told['any.die']];
};

describe('dice of a fight', () => {
  test('are those of the sides at which they stand', () => {
    expect(diceOf(troop('Kn'), ROLLS, number(4), V, troop('Sp'), ROLLS, number(2))).toEqual(['4', '2', undefined]);
    expect(diceOf(troop('Kn'), number(4), V, troop('Sp'), number(2), DICE)).toEqual(['4', '2', undefined]);
    expect(diceOf(troop('Kn'), ROLLS, number(4), V, troop('Sp'))).toEqual(['4', undefined, undefined]);
    expect(diceOf(troop('Kn'), V, troop('Sp'), ROLLS, number(4))).toEqual([undefined, '4', undefined]);
  });

  test('are told in the order of the sides where both stand at the end', () => {
    expect(diceOf(troop('Kn'), V, troop('Sp'), DICE, number(3), number(4))).toEqual(['3', '4', undefined]);
    expect(diceOf(troop('Kn'), V, troop('Sp'), number(3), number(4), DICE)).toEqual(['3', '4', undefined]);
    expect(diceOf(troop('Kn'), V, troop('Sp'), number(3), DICE, number(4))).toBeUndefined();
  });

  test('may be of either where one stands at the end', () => {
    expect(diceOf(troop('Kn'), V, troop('Sp'), DICE, number(4))).toEqual([undefined, undefined, '4']);
    expect(diceOf(troop('Kn'), V, troop('Sp'), { ...ROLLS, apart: true }, number(4))?.[2]).toBe('4');
    expect(readCombat(said(troop('Kn'), V, troop('Sp'), DICE, number(4)))?.question.untold).toContainEqual(
      expect.objectContaining({ name: 'who.die', assumed: null }),
    );
  });

  test('are no other numbers', () => {
    expect(diceOf(troop('Kn'), V, troop('Sp'), DICE, number(7), number(4))).toBeUndefined();
    expect(diceOf(troop('Kn'), V, troop('Sp'), number(2), DICE)).toBeUndefined();
    expect(diceOf(DICE, number(3), troop('Kn', 4), V, troop('Sp'))).toBeUndefined();
    expect(diceOf(troop('Kn'), V, troop('Sp'), DICE)).toBeUndefined();
  });

  test('without a word for them are bare numbers, which may be ranks', () => {
    const read = (...pieces: readonly Said[]) => readCombat(said(...pieces))?.question;
    const [kn, sp] = [troop('Kn'), troop('Sp')];
    for (const question of [read(kn, number(3), V, sp, number(4)), read(kn, V, sp, number(3), number(4))]) {
      expect(question?.told).toMatchObject({ 'a.number': '3', 'b.number': '4' });
      expect(question?.untold).toContainEqual(expect.objectContaining({ name: 'numbers', assumed: null }));
      expect(question?.untold.map(({ name }) => name)).not.toContain('a.deep');
    }
    for (const question of [
      read(kn, number(6), V, sp, number(4)),
      read({ is: 'deep', ranks: 2 }, kn, V, sp, number(6), number(4)),
    ])
      expect(question?.told).toMatchObject({ 'a.die': '6', 'b.die': '4' });
    for (const pieces of [
      [kn, number(3), V, sp],
      [kn, number(7), V, sp, number(4)],
      [number(3), kn, V, number(4), sp],
      [kn, number(3), sp, number(4)],
    ])
      expect(readCombat(said(...pieces))?.rest.length ?? 1).toBeGreaterThan(0);
  });

  test('beside a word for factors are no bare numbers', () => {
    const [kn, sp] = [troop('Kn'), troop('Sp')];
    expect(diceOf(kn, V, sp, asking('factor'), number(3), number(4))).toBeUndefined();
    expect(diceOf(kn, V, sp, asking('factor'), DICE, number(3), number(4))).toEqual(['3', '4', undefined]);
    expect(diceOf(kn, number(5), V, sp, number(6), asking('odds'))).toEqual(['5', '6', undefined]);
  });

  test('of who asks and of his opponent are of the sides that are theirs', () => {
    const whose = (side: 'mine' | 'theirs', said: Said): Said => ({ ...said, whose: side });
    const [mine, theirs] = [whose('mine', DICE), whose('theirs', DICE)];
    const [kn, sp] = [troop('Kn'), troop('Sp')];
    const rolls = [mine, number(5), theirs, number(2)];
    expect(diceOf(whose('mine', kn), V, whose('theirs', sp), ...rolls)).toEqual(['5', '2', undefined]);
    expect(diceOf(whose('theirs', kn), V, whose('mine', sp), ...rolls)).toEqual(['2', '5', undefined]);
    expect(diceOf(...rolls, kn, V, whose('theirs', sp))).toEqual(['5', '2', undefined]);
    expect(diceOf(whose('mine', kn), V, sp, theirs, number(2))).toEqual([undefined, '2', undefined]);
    expect(diceOf(kn, V, sp, theirs, number(2))).toBeUndefined();
    expect(diceOf(whose('mine', kn), V, whose('mine', sp), ...rolls)).toBeUndefined();
    expect(diceOf(whose('mine', kn), V, sp, mine, number(2), mine, number(3))).toBeUndefined();
    expect(diceOf(whose('mine', kn), V, sp, mine, number(7))).toBeUndefined();
  });

  test('of two who each have theirs say that they fight', () => {
    expect(diceOf(troop('Kn'), ROLLS, number(6), troop('Sp'), ROLLS, number(1))).toEqual(['6', '1', undefined]);
    expect(diceOf(troop('Kn'), ROLLS, number(6), state('gen'), troop('Sp'))).toBeUndefined();
  });
});
