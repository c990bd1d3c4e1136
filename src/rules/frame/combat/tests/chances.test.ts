import { expect, test } from 'vitest';
import { QuestionError } from '../../questions/question-error.ts';
import { chancesOver } from '../chances.ts';
import { checkSides } from '../check-sides.ts';
import type { OfBoth } from '../compare-totals.ts';
import { FACES, ofEachThrow } from '../throws.ts';

test('each of the 36 throws comes once, the lower die of the first side first', () => {
  const throws = ofEachThrow((a, b) => `${String(a)}${String(b)}`);
  expect([throws.length, new Set(throws).size]).toEqual([36, 36]);
  expect(throws.slice(0, 7)).toEqual(['11', '12', '13', '14', '15', '16', '21']);
  expect(throws.at(-1)).toBe('66');
  expect(FACES.length ** 2).toBe(36);
});

type Fate = 'wins' | 'loses' | 'destroyed' | null;

/** A game in which the higher die wins, and a 1 is lost for good against a 6, which takes its flag; a double 6 is in print only. */
function resolve(a: number, b: number) {
  const of = (own: number, other: number) => (own > other ? 'wins' : 'loses');
  const fate = (own: number, other: number): Fate =>
    own === 1 && other === 6 ? 'destroyed' : own === 6 && other === 6 ? null : of(own, other);
  const outcome: OfBoth<'wins' | 'loses'> = { a: of(a, b), b: of(b, a) };
  return {
    outcome,
    fate: { a: fate(a, b), b: fate(b, a) } as OfBoth<'wins' | 'loses' | null>,
    consequences: b === 1 && a >= 5 ? [{ side: 'b', clause: 'flag', label: 'Its flag', die: a } as const] : [],
  };
}

test('outcomes have their share of the throws, fates what is not held besides', () => {
  const { odds, fateOdds } = chancesOver(['wins', 'loses'], resolve);
  expect(odds.a).toEqual({ wins: 15 / 36, loses: 21 / 36 });
  expect(odds.b).toEqual(odds.a);
  expect(fateOdds.a).toEqual({ wins: 15 / 36, loses: 19 / 36, notHeld: 1 / 36 });
});

test('a consequence of several throws is told once, as the first of them has it, with the chance of all', () => {
  expect(chancesOver(['wins', 'loses'], resolve).consequences).toEqual([
    { side: 'b', clause: 'flag', label: 'Its flag', die: 5, chance: 2 / 36 },
  ]);
});

const side = (die: number | null, shooting = false) => ({ die, shooting });

test.each([
  ['close', side(3), side(4)],
  ['shooting', side(null, true), side(null)],
  ['shooting', side(null), side(null, true)],
  [null, side(null), side(null)],
] as const)('%s combat of sides that go together', (mode, a, b) => {
  expect(() => checkSides(mode, a, b)).not.toThrow();
});

test.each([
  ['close', side(3), side(null), 'b.die'],
  [null, side(null), side(4), 'a.die'],
  ['shooting', side(null), side(null), 'a.shooting'],
] as const)('%s combat of sides that do not: %j, %j', (mode, a, b, field) => {
  expect(() => checkSides(mode, a, b)).toThrow(QuestionError);
  expect(() => checkSides(mode, a, b)).toThrow(field);
});
