import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, type Outline } from '../../geometry/index.ts';
import { leadsThrough, wayRound } from '../reaching/way-round.ts';
import { wheelOf } from '../reaching/wheel-of.ts';

const box = (left: number, low: number, right: number, high: number): Outline => [
  { x: left, y: high },
  { x: right, y: high },
  { x: right, y: low },
  { x: left, y: low },
];

test('the shortest way leads along the nearer corners of what is in it', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
  ] as const;
  expect(wayRound(from, to, [])).toBe(100);
  expect(wayRound(from, to, [box(-30, 40, 40, 60)])).toBeCloseTo(2 * 50 + 20, 9);
  expect(wayRound(from, to, [box(0, 40, 40, 60)])).toBe(100);
});

const anyPoint = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) });
const anyBox = fc
  .tuple(fc.integer({ min: -150, max: 150 }), fc.integer({ min: -150, max: 150 }))
  .map(([x, y]) => box(x, y, x + 80, y + 30));

test('a way round is never shorter than straight, and is that where nothing is in it', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, fc.array(anyBox, { maxLength: 4 }), (from, to, shapes) => {
      const round = wayRound(from, to, shapes);
      const straight = distance(from, to);
      if (shapes.every((shape) => !leadsThrough(from, to, shape, 1e-6))) expect(round).toBeCloseTo(straight, 9);
      else if (round !== null) expect(round).toBeGreaterThanOrEqual(straight - 1e-9);
      // There and back is as far.
      const back = wayRound(to, from, shapes);
      if (round === null) expect(back).toBeNull();
      else expect(back).toBeCloseTo(round, 6);
    }),
    { numRuns: 300 },
  );
});

test('a wheel is found again by where it starts and ends', () => {
  fc.assert(
    fc.property(anyPoint, fc.integer({ min: -170, max: 170 }), fc.integer({ min: 0, max: 359 }), (at, turn, facing) => {
      fc.pre(Math.abs(turn) > 1);
      const radians = (turn * Math.PI) / 180;
      // About the origin, to the right where it is positive.
      const end = {
        x: at.x * Math.cos(radians) + at.y * Math.sin(radians),
        y: at.y * Math.cos(radians) - at.x * Math.sin(radians),
      };
      const base = { at, facing, width: 80, depth: 30 };
      const wheel = wheelOf(base, { ...base, at: end, facing: facing + turn });
      expect(wheel?.turn).toBeCloseTo(turn, 6);
      expect(wheel?.point.x).toBeCloseTo(0, 5);
      expect(wheel?.point.y).toBeCloseTo(0, 5);
    }),
    { numRuns: 300 },
  );
});
