import fc from 'fast-check';
import type { Ground, Outline, Point } from '../index.ts';
import { pointSeen, type View } from './any-position.ts';

const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;

/** An outline around a point, each of its corners nearer or further: it has notches and spikes, and never crosses itself. */
export const anyOutline: fc.Arbitrary<Outline> = fc
  .record({
    x: fc.integer({ min: -300, max: 300 }),
    y: fc.integer({ min: -300, max: 300 }),
    start: fc.integer({ min: 0, max: 359 }),
    reaches: fc.array(fc.integer({ min: 20, max: 250 }), { minLength: 3, maxLength: 9 }),
  })
  .map(({ x, y, start, reaches }) =>
    reaches.map((reach, index): Point => {
      const turn = ((start + (360 * index) / reaches.length) * Math.PI) / 180;
      return { x: hundredth(x + reach * Math.sin(turn)), y: hundredth(y + reach * Math.cos(turn)) };
    }),
  );

const anyStrip: fc.Arbitrary<Ground> = fc.record({
  form: fc.constant('strip' as const),
  width: fc.integer({ min: 5, max: 120 }),
  line: fc.array(fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) }), {
    minLength: 2,
    maxLength: 5,
  }),
});

export const anyGround: fc.Arbitrary<Ground> = fc.oneof(
  anyOutline.map((outline): Ground => ({ form: 'area', outline })),
  anyStrip,
);

/** The same ground as it is seen from elsewhere. */
export function groundSeen(view: View, ground: Ground): Ground {
  const seen = (points: Outline): Outline => points.map((point) => pointSeen(view, point));
  return ground.form === 'area' ? { ...ground, outline: seen(ground.outline) } : { ...ground, line: seen(ground.line) };
}
